# The library and the program as others get them.
add_test(NAME install.works_away_from_the_build COMMAND ${PROJECT_SOURCE_DIR}/tests/install/install.sh ${PROJECT_BINARY_DIR}
                                                        ${CMAKE_COMMAND} ${CMAKE_CXX_COMPILER} ${GXX})
set_tests_properties(install.works_away_from_the_build PROPERTIES TIMEOUT 600)
