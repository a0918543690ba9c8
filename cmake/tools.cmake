# What the house uses on itself.
add_library(backlot_tools STATIC ${CMAKE_SOURCE_DIR}/tools/mutate/mutants.cpp)
target_include_directories(backlot_tools PUBLIC ${CMAKE_SOURCE_DIR}/tools)

add_executable(mutate ${CMAKE_SOURCE_DIR}/tools/mutate/main.cpp ${CMAKE_SOURCE_DIR}/tools/mutate/run.cpp)
target_link_libraries(mutate PRIVATE backlot_tools CLI11::CLI11 fmt::fmt Threads::Threads)
target_compile_definitions(mutate PRIVATE BACKLOT_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
                                          BACKLOT_BINARY_DIR="${CMAKE_BINARY_DIR}")
set_target_properties(mutate PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${RUNTIME_DIR})
