// Tests of the public suites: rendering by pixels, so far as the suites lie beside the project.
//
//   RenderCase    one case of the render suite
//   RenderRun     draws a case and compares it
//   RenderSuite   all of them, as a table by tier and category; SUITE_CASES=words picks cases, SUITE_OUTPUT=folder keeps pictures
