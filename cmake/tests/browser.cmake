# The client in a real browser against the real program.
if(NOT NODE)
  find_program(NODE NAMES node nodejs)
endif()
# Without Node or Chromium the test fails, and says so by its name: scripts/setup installs them.
add_test(NAME browser COMMAND ${NODE} --test --test-reporter=spec ${CMAKE_SOURCE_DIR}/tests/browser/)
set_tests_properties(browser PROPERTIES TIMEOUT 300 RUN_SERIAL TRUE ENVIRONMENT "BACKLOT_BINARY_DIR=${CMAKE_BINARY_DIR}")
