# Random games under sanitizers: a short run is a test, `make fuzz` plays ten million.
add_executable(random_games ${PROJECT_SOURCE_DIR}/fuzz/random_games.cpp)
target_link_libraries(random_games PRIVATE backlot_rules Threads::Threads)
target_compile_definitions(random_games PRIVATE BACKLOT_CHECKED)
target_compile_options(random_games PRIVATE -O1 -g1 -fsanitize=address,undefined -fno-sanitize-recover=all)
target_link_options(random_games PRIVATE -fsanitize=address,undefined)
add_test(NAME fuzz_random_games COMMAND random_games 20000)
set_tests_properties(fuzz_random_games PROPERTIES COST 30 TIMEOUT 600)
