# What the house uses on itself.
add_library(backlot_tools STATIC ${PROJECT_SOURCE_DIR}/tools/mutate/mutants.cpp)
target_include_directories(backlot_tools PUBLIC ${PROJECT_SOURCE_DIR}/tools)

add_executable(mutate ${PROJECT_SOURCE_DIR}/tools/mutate/main.cpp ${PROJECT_SOURCE_DIR}/tools/mutate/run.cpp)
target_link_libraries(mutate PRIVATE backlot_tools CLI11::CLI11 fmt::fmt Threads::Threads)
target_compile_definitions(mutate PRIVATE BACKLOT_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
                                          BACKLOT_BINARY_DIR="${PROJECT_BINARY_DIR}")
set_target_properties(mutate PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${RUNTIME_DIR})

# Random play alone, for bench/against and scripts/profiled; and searches alone, with the bots that guide them.
add_executable(playouts EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/bench/playouts.cpp)
file(GLOB_RECURSE bot_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/bots/*/belief/*.cpp)
add_executable(searches EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/bench/searches.cpp ${bot_sources})
foreach(program playouts searches)
  target_link_libraries(${program} PRIVATE backlot_rules Threads::Threads)
  backlot_harden(${program})
  set_target_properties(${program} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${RUNTIME_DIR})
endforeach()
