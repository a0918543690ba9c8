# The client in a real browser against the real program, and the checks that this test relies on.
find_program(NODE NAMES node nodejs)
file(GLOB browser_tests CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/browser/*.test.mjs)
foreach(file ${browser_tests})
  get_filename_component(name ${file} NAME_WE)
  # They take longest, and so begin first.
  # Without Node or Chromium the test fails, and says so by its name: scripts/setup installs them.
  add_test(NAME browser_${name} COMMAND ${NODE} --test --test-reporter=spec ${file})
  set_tests_properties(browser_${name} PROPERTIES COST 30 TIMEOUT 2400 ENVIRONMENT "BACKLOT_BINARY_DIR=${PROJECT_BINARY_DIR}")
endforeach()
