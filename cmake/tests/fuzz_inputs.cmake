# Bytes from outside under libFuzzer and sanitizers: `make fuzz` runs each for FUZZ_SECONDS (60), starting from what is
# kept in fuzz/corpus and from texts that are there anyway. What is found new stays in build/fuzz;
# `cmake --build --preset release --target keep_corpus` brings what reaches further back into fuzz/corpus.
add_custom_target(fuzz_inputs)
add_custom_target(keep_corpus)

# Name, more texts to start from, parts.
function(backlot_fuzz kind texts)
  set(objects)
  foreach(part ${ARGN})
    list(APPEND objects $<TARGET_OBJECTS:sanitized_${part}>)
  endforeach()
  add_executable(fuzz_${kind} EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/fuzz/${kind}.cpp ${objects})
  backlot_sanitize(fuzz_${kind} ${sanitized_flags})
  target_link_options(fuzz_${kind} PRIVATE -fsanitize=fuzzer,address,undefined)
  set_target_properties(fuzz_${kind} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${RUNTIME_DIR})
  set(kept ${PROJECT_SOURCE_DIR}/fuzz/corpus/${kind})
  set(found ${PROJECT_BINARY_DIR}/fuzz/${kind})
  set(seeds ${PROJECT_BINARY_DIR}/fuzz/${kind}-seeds)
  file(MAKE_DIRECTORY ${found} ${seeds})
  set(folders ${found} ${seeds})
  if(EXISTS ${kept})
    list(APPEND folders ${kept})
  endif()
  file(GLOB others ${texts})
  foreach(text ${others})
    string(MD5 name ${text})
    configure_file(${text} ${seeds}/${name} COPYONLY)
  endforeach()
  # While a server runs its other threads hold memory that looks lost; what is lost at its end is said at the end.
  set(leaks $<IF:$<STREQUAL:${kind},connection>,0,1>)
  add_custom_target(
    run_fuzz_${kind}
    COMMAND sh -c "[ ! -d /dev/shm ] || export TMPDIR=/dev/shm; exec \"$0\" -detect_leaks=${leaks} -max_total_time=\"\${FUZZ_SECONDS:-60}\" -max_len=8000 -timeout=20 -artifact_prefix=\"$1\"/crash- \"$@\""
            $<TARGET_FILE:fuzz_${kind}> ${folders}
    VERBATIM USES_TERMINAL)
  add_dependencies(fuzz_inputs run_fuzz_${kind})
  add_custom_target(
    keep_corpus_${kind}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${kept}
    COMMAND $<TARGET_FILE:fuzz_${kind}> -merge=1 -max_len=8000 ${kept} ${found} ${seeds}
    VERBATIM USES_TERMINAL)
  add_dependencies(keep_corpus keep_corpus_${kind})
endfunction()

backlot_fuzz(record ${PROJECT_SOURCE_DIR}/tests/golden/*/tiny-pack.jsonl json table records)
backlot_fuzz(content ${PROJECT_SOURCE_DIR}/content/*/standard.json json table records)
backlot_fuzz(requests "" json requests)
backlot_fuzz(messages "" json table bots hub)
backlot_fuzz(entries "" json table)
backlot_fuzz(interface "" json table records bots environment)
target_compile_definitions(fuzz_interface PRIVATE BACKLOT_VERSION="${PROJECT_VERSION}")
backlot_fuzz(store "" storage)
target_link_libraries(fuzz_store PRIVATE SQLite::SQLite3)
backlot_fuzz(connection "" ${sanitized_parts})
target_link_libraries(fuzz_connection PRIVATE SQLite::SQLite3 OpenSSL::SSL sodium qrencode)

# What is kept is gone through once in the ordinary tests, where that needs little more than what tests/stress is made of.
foreach(kind requests messages entries interface store connection)
  set_target_properties(fuzz_${kind} PROPERTIES EXCLUDE_FROM_ALL OFF)
  add_test(NAME fuzz.${kind}_corpus COMMAND fuzz_${kind} -runs=0 ${PROJECT_SOURCE_DIR}/fuzz/corpus/${kind})
  set_tests_properties(fuzz.${kind}_corpus PROPERTIES TIMEOUT 600)
endforeach()
