-- Stands after tilemaker's own process-openmaptiles.lua and takes the place of its function of the same name, which writes
-- `name:latin` only: OpenMapTiles' `name` is what the place is called there, and the two national languages have their own.
function SetNameAttributes(object)
	local name = object:Find("name")
	if name == "" then return end
	object:Attribute("name", name)
	object:Attribute("name:latin", name)
	for _, language in ipairs({ "en", "fi", "sv", "de" }) do
		local translated = object:Find("name:" .. language)
		if translated ~= "" and translated ~= name then object:Attribute("name:" .. language, translated) end
	end
end
