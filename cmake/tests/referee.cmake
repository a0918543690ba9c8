# A referee in Python, written from docs/record.md, and whether that document says what the program does. Debian's own
# Python: another one that is first in the PATH may lack what the standard library needs.
find_program(PYTHON3 NAMES python3 PATHS /usr/bin NO_DEFAULT_PATH)
file(GLOB referee_tests CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/referee/test_*.py)
foreach(file ${referee_tests})
  get_filename_component(name ${file} NAME_WE)
  string(REPLACE test_ referee_ name ${name})
  # Without Python the test fails, and says so by its name: scripts/setup installs it.
  add_test(NAME ${name} COMMAND ${PYTHON3} -B ${file})
  set_tests_properties(${name} PROPERTIES TIMEOUT 900 ENVIRONMENT "BACKLOT_BINARY_DIR=${PROJECT_BINARY_DIR}")
endforeach()
