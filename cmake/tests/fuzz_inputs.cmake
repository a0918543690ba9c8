# Texts from outside under libFuzzer and sanitizers: `cmake --build --preset release --target
# fuzz_inputs` runs each for FUZZ_SECONDS (60), starting from the texts in its seeds. The
# ordinary tests go through damaged texts themselves, so these are not part of them.
set(fuzz_flags -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all)
add_custom_target(fuzz_inputs)

function(backlot_fuzzed target)
  target_link_libraries(${target} PRIVATE backlot_rules nlohmann_json::nlohmann_json Threads::Threads)
  target_include_directories(${target} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
  target_compile_definitions(${target} PRIVATE BACKLOT_CHECKED)
  target_compile_options(${target} PRIVATE -O1 -g1 ${fuzz_flags})
endfunction()

# Sources that several of them read with are compiled once.
set(src ${CMAKE_SOURCE_DIR}/src)
file(GLOB json_sources CONFIGURE_DEPENDS ${src}/json/*.cpp)
file(GLOB table_sources CONFIGURE_DEPENDS ${src}/table/*.cpp)
file(GLOB_RECURSE hub_sources CONFIGURE_DEPENDS ${src}/bots/*.cpp ${src}/server/hub*.cpp ${src}/server/clocks.cpp)
foreach(part json table)
  add_library(fuzzed_${part} OBJECT EXCLUDE_FROM_ALL ${${part}_sources})
  backlot_fuzzed(fuzzed_${part})
endforeach()

# Name, seeds, sources.
function(backlot_fuzz kind texts)
  add_executable(fuzz_${kind} EXCLUDE_FROM_ALL ${CMAKE_SOURCE_DIR}/fuzz/${kind}.cpp ${ARGN})
  backlot_fuzzed(fuzz_${kind})
  target_link_options(fuzz_${kind} PRIVATE ${fuzz_flags})
  set_target_properties(fuzz_${kind} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${RUNTIME_DIR})
  # What is found new goes into the first folder, which is kept; short texts to start from are in
  # the second.
  set(corpus ${CMAKE_BINARY_DIR}/fuzz/${kind})
  set(seeds ${CMAKE_BINARY_DIR}/fuzz/${kind}-seeds)
  file(MAKE_DIRECTORY ${corpus} ${seeds})
  file(GLOB found ${texts})
  foreach(text ${found})
    string(MD5 name ${text})
    configure_file(${text} ${seeds}/${name} COPYONLY)
  endforeach()
  add_custom_target(
    run_fuzz_${kind}
    COMMAND sh -c "exec \"$0\" -max_total_time=\"\${FUZZ_SECONDS:-60}\" -max_len=8000 -timeout=20 -artifact_prefix=\"$1\"/crash- \"$@\""
            $<TARGET_FILE:fuzz_${kind}> ${corpus} ${seeds}
    VERBATIM USES_TERMINAL)
  add_dependencies(fuzz_inputs run_fuzz_${kind})
endfunction()

set(json $<TARGET_OBJECTS:fuzzed_json>)
set(table ${json} $<TARGET_OBJECTS:fuzzed_table>)
backlot_fuzz(record ${CMAKE_SOURCE_DIR}/tests/golden/*/tiny-pack.jsonl ${table})
backlot_fuzz(content ${CMAKE_SOURCE_DIR}/content/*/standard.json ${table})
backlot_fuzz(requests ${CMAKE_SOURCE_DIR}/fuzz/requests/*.txt ${json} ${src}/server/headers.cpp
             ${src}/server/queries.cpp ${src}/server/address.cpp ${src}/server/host_names.cpp ${src}/server/proxies.cpp
             ${src}/server/proxy_header.cpp)
backlot_fuzz(messages ${CMAKE_SOURCE_DIR}/fuzz/messages/*.txt ${table} ${hub_sources})
