# The server under sanitizers. The clients are ordinary code, with the same checks: only what they talk to is under
# test, and the linker takes what both of them use from the part that stands first.
add_library(plain_clients OBJECT ${PROJECT_SOURCE_DIR}/tests/server/reference_client.cpp ${PROJECT_SOURCE_DIR}/tests/server/raw.cpp)
target_link_libraries(plain_clients PRIVATE backlot_rules backlot_checks nlohmann_json::nlohmann_json)
target_include_directories(plain_clients PRIVATE ${PROJECT_SOURCE_DIR}/tests)
target_compile_definitions(plain_clients PRIVATE BOOST_ASIO_SEPARATE_COMPILATION BOOST_BEAST_SEPARATE_COMPILATION
                                                 BOOST_ASIO_NO_DEPRECATED)
target_compile_options(plain_clients PRIVATE -O1 -Wno-shadow)

function(backlot_stress target kind)
  set(objects)
  foreach(part ${sanitized_parts})
    list(APPEND objects $<TARGET_OBJECTS:${kind}_${part}>)
  endforeach()
  add_executable(${target} ${objects} ${PROJECT_SOURCE_DIR}/tests/stress/server_test.cpp $<TARGET_OBJECTS:plain_clients>)
  backlot_sanitize(${target} ${${kind}_flags})
  target_link_libraries(${target} PRIVATE SQLite::SQLite3 OpenSSL::SSL sodium qrencode GTest::gtest_main)
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${RUNTIME_DIR})
endfunction()

backlot_stress(stress sanitized)
target_link_options(stress PRIVATE -fsanitize=address,undefined)
add_test(NAME stress.the_server_under_sanitizers COMMAND stress)
set_tests_properties(stress.the_server_under_sanitizers PROPERTIES TIMEOUT 600)

# Races: cmake --build --preset release --target stress_threads
backlot_stress(racing_stress racing)
set_target_properties(racing_stress PROPERTIES EXCLUDE_FROM_ALL ON)
target_link_options(racing_stress PRIVATE ${racing_flags})
add_custom_target(stress_threads COMMAND racing_stress USES_TERMINAL)
