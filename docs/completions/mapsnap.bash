# bash completion of mapsnap; made by: mapsnap completions bash
_mapsnap() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
  local command=${COMP_WORDS[1]} options="" words=""
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    words="snapshot tile render batch inspect style completions help --help --version --man"
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    return
  fi
  # bash takes --name=value apart into three words.
  if [[ $current == "=" ]]; then
    current=""
  elif [[ $previous == "=" ]]; then
    previous=${COMP_WORDS[COMP_CWORD-2]}
  fi
  case $command:$previous in
    snapshot:--scheme) COMPREPLY=($(compgen -W "xyz tms" -- "$current")); return ;;
    snapshot:--format) COMPREPLY=($(compgen -W "png jpg webp pdf svg" -- "$current")); return ;;
    snapshot:--source | snapshot:--style | snapshot:--path | snapshot:--output | snapshot:-o | snapshot:--report) _mapsnap_files "$current"; return ;;
    snapshot:--center | snapshot:--distance | snapshot:--zoom | snapshot:--bbox | snapshot:--padding | snapshot:--max-zoom | snapshot:--size | snapshot:--scale | snapshot:--bearing | snapshot:--background | snapshot:--map-url | snapshot:--pin | snapshot:--pin-style | snapshot:--circle | snapshot:--stroke | snapshot:--fill | snapshot:--width | snapshot:--opacity | snapshot:--attribution | snapshot:--title | snapshot:--quality) return ;;
    tile:--scheme) COMPREPLY=($(compgen -W "xyz tms" -- "$current")); return ;;
    tile:--format) COMPREPLY=($(compgen -W "png jpg webp pdf svg" -- "$current")); return ;;
    tile:--source | tile:--style | tile:--output | tile:-o | tile:--report) _mapsnap_files "$current"; return ;;
    tile:--size | tile:--scale | tile:--background | tile:--map-url | tile:--quality) return ;;
    render:--tile-size) COMPREPLY=($(compgen -W "256 512" -- "$current")); return ;;
    render:--scheme) COMPREPLY=($(compgen -W "xyz tms" -- "$current")); return ;;
    render:--format) COMPREPLY=($(compgen -W "png jpg webp" -- "$current")); return ;;
    render:--polygon | render:--track | render:--source | render:--style | render:--output | render:-o) _mapsnap_files "$current"; return ;;
    render:--bbox | render:--center | render:--distance | render:--corridor | render:--zooms | render:--scale | render:--background | render:--map-url | render:--quality | render:--jobs | render:-j | render:--shard | render:--max-tiles) return ;;
    batch:--scheme) COMPREPLY=($(compgen -W "xyz tms" -- "$current")); return ;;
    batch:--source | batch:--style) _mapsnap_files "$current"; return ;;
    batch:--jobs | batch:-j | batch:--map-url) return ;;
    inspect:--scheme) COMPREPLY=($(compgen -W "xyz tms" -- "$current")); return ;;
  esac
  case $command in
    snapshot) options="--center --distance --zoom --bbox --fit --padding --max-zoom --size --scale --bearing --background --dark --source --scheme --style --map-url --offline --strict --pin --pin-style --path --circle --stroke --fill --width --opacity --attribution --no-attribution --scale-bar --title --graticule --output --format --palette --quality --report --json --quiet --help" words="" ;;
    tile) options="--size --scale --background --source --scheme --style --map-url --offline --strict --output --format --palette --quality --report --json --quiet --help" words="" ;;
    render) options="--bbox --center --distance --polygon --track --corridor --zooms --tile-size --scale --background --source --scheme --style --map-url --offline --strict --output --format --palette --quality --jobs --shard --max-tiles --dry-run --json --quiet --help" words="" ;;
    batch) options="--jobs --quiet --help --source --scheme --style --map-url --offline --strict" words="FILES" ;;
    inspect) options="--scheme --json --help" words="FILES" ;;
    style) options="--json --help" words="FILES" ;;
    completions) options="--help" words="bash zsh fish" ;;
    help) options="--help" words="snapshot tile render batch inspect style completions help" ;;
  esac
  if [[ $current == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$current"))
  elif [[ $words == "FILES" ]]; then
    _mapsnap_files "$current"
  else
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  fi
}
_mapsnap_files() {
  compopt -o filenames 2> /dev/null
  mapfile -t COMPREPLY < <(compgen -f -- "$1")
}
complete -F _mapsnap mapsnap
