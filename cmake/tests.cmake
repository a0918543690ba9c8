# One test program for each folder under tests/ that mirrors the tree.
include(GoogleTest)

function(backlot_tests folder)
  string(REPLACE "/" "_" name test_${folder})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/${folder}/*.cpp)
  if(NOT sources)
    return()
  endif()
  add_executable(${name} ${sources})
  target_link_libraries(${name} PRIVATE backlot_rules ${ARGN} GTest::gtest_main)
  target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
  target_compile_definitions(${name} PRIVATE BACKLOT_CHECKED BACKLOT_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
                                             BACKLOT_BINARY_DIR="${CMAKE_BINARY_DIR}")
  target_compile_options(${name} PRIVATE -O1 -g1)
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST PROPERTIES TIMEOUT 600)
endfunction()

backlot_tests(core backlot_rules sodium)
backlot_tests(contract backlot_rules)
backlot_tests(games/cinecitta backlot_json)
backlot_tests(json backlot_json)
backlot_tests(table backlot_table)
backlot_tests(bots backlot_bots)
backlot_tests(lab backlot_lab)
backlot_tests(storage backlot_storage)
backlot_tests(server backlot_server)
backlot_tests(cli backlot_lab)

# Each cmake/tests/*.cmake adds tests of another kind.
file(GLOB more CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/cmake/tests/*.cmake)
foreach(file ${more})
  include(${file})
endforeach()
