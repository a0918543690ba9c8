# Compiles CASE and compares with what its first line says; see cmake/tests/compile_fail.cmake.
file(STRINGS ${CASE} first LIMIT_COUNT 1)
execute_process(
  COMMAND ${COMPILER} -std=c++20 -fsyntax-only -I ${INCLUDE} -I ${GENERATED} ${CASE}
  RESULT_VARIABLE status
  OUTPUT_VARIABLE said
  ERROR_VARIABLE said)
if(first MATCHES "^// compiles: ")
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "should compile, but:\n${said}")
  endif()
elseif(first MATCHES "^// fails: (.+)$")
  set(expected "${CMAKE_MATCH_1}")
  if(status EQUAL 0)
    message(FATAL_ERROR "compiles, but should fail with: ${expected}")
  endif()
  string(FIND "${said}" "${expected}" at)
  if(at EQUAL -1)
    message(FATAL_ERROR "fails without saying: ${expected}\n${said}")
  endif()
else()
  message(FATAL_ERROR "${CASE} does not say what to expect")
endif()
