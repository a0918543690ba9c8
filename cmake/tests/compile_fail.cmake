# What must not compile: tests/compile_fail/*.cpp. The first line of each says which message the
# compiler has to give ("// fails: MESSAGE"), or that it compiles ("// compiles: why it is there").
file(GLOB cases CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/compile_fail/*.cpp)
foreach(case ${cases})
  get_filename_component(name ${case} NAME_WE)
  add_test(
    NAME compile_fail.${name}
    COMMAND
      ${CMAKE_COMMAND} -D CASE=${case} -D COMPILER=${CMAKE_CXX_COMPILER} -D INCLUDE=${PROJECT_SOURCE_DIR}/src -D GENERATED=${GENERATED} -P
      ${PROJECT_SOURCE_DIR}/cmake/scripts/compile_fail.cmake)
endforeach()
