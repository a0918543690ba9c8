# Tests in Node: the WebAssembly module against the native library, and the schemas.
find_program(NODE NAMES node nodejs)
add_executable(native_verify ${PROJECT_SOURCE_DIR}/tests/node/native.cpp)
target_link_libraries(native_verify PRIVATE backlot_bots)
set_target_properties(native_verify PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${RUNTIME_DIR})

file(GLOB node_tests CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/node/*.test.mjs)
foreach(file ${node_tests})
  get_filename_component(name ${file} NAME_WE)
  # Without Node the test fails, and says so by its name: scripts/setup installs it.
  add_test(NAME node_${name} COMMAND ${NODE} --test ${file})
  set_tests_properties(node_${name} PROPERTIES COST 10 TIMEOUT 300 ENVIRONMENT "BACKLOT_BINARY_DIR=${PROJECT_BINARY_DIR}")
endforeach()

# What runs in the browser and needs none: Vitest, which reads TypeScript as Vite does.
add_executable(pairs ${PROJECT_SOURCE_DIR}/tests/pace/pairs.cpp)
target_link_libraries(pairs PRIVATE backlot_table)
set_target_properties(pairs PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${RUNTIME_DIR})
add_test(NAME node_pace COMMAND ${NODE} ${PROJECT_SOURCE_DIR}/web/node_modules/vitest/vitest.mjs run --config
                                ${PROJECT_SOURCE_DIR}/web/vitest.config.ts)
set_tests_properties(node_pace PROPERTIES COST 60 TIMEOUT 3600 ENVIRONMENT "BACKLOT_BINARY_DIR=${PROJECT_BINARY_DIR}")
