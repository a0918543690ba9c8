# Tests that need a PostgreSQL server start one in a temporary folder, which takes two seconds: all of a program's are one
# test. By hand: build/test_storage --gtest_filter='Postgres*'
foreach(folder storage server)
  add_test(NAME postgres_${folder} COMMAND test_${folder} --gtest_filter=Postgres*)
  set_tests_properties(postgres_${folder} PROPERTIES TIMEOUT 900)
endforeach()

# What an entry costs a database: docs/operations.md.
add_executable(postgres_cost EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/bench/postgres/main.cpp)
target_link_libraries(postgres_cost PRIVATE backlot_storage PostgreSQL::PostgreSQL)
set_target_properties(postgres_cost PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${RUNTIME_DIR})

# Three servers, haproxy and two databases: they start and end, and people play on while each kind of thing happens to them once.
# Nothing here depends on how fast the machine is; `bench/cluster/chaos.py` without --slow measures that.
set(no_client ${CMAKE_CURRENT_BINARY_DIR}/no_client)
file(WRITE ${no_client}/index.html "nobody looks at it\n")
add_test(NAME cluster.three_servers_start_and_end
         COMMAND ${PROJECT_SOURCE_DIR}/scripts/cluster --program $<TARGET_FILE:backlot> --web ${no_client} true)
add_test(NAME cluster.nothing_is_lost_when_servers_and_databases_fail
         COMMAND /usr/bin/python3 -B ${PROJECT_SOURCE_DIR}/bench/cluster/chaos.py --program $<TARGET_FILE:backlot> --web ${no_client}
                 --slow --kills 1 --stops 1 --drains 1 --failovers 1 --partitions 0 --parties 2 --patience 400)
set_tests_properties(cluster.three_servers_start_and_end PROPERTIES TIMEOUT 900)
set_tests_properties(cluster.nothing_is_lost_when_servers_and_databases_fail PROPERTIES TIMEOUT 1200)

# What long runs have kept adds up; a run that is added twice does not pass for two.
set(kept ${PROJECT_SOURCE_DIR}/bench/cluster/kept)
set(adds_up /usr/bin/python3 -B ${PROJECT_SOURCE_DIR}/bench/cluster/kept.py ${kept}/dense.jsonl)
add_test(NAME cluster.what_was_kept_of_kills_has_no_fault COMMAND ${adds_up} ${kept}/spaced.jsonl ${kept}/pages.jsonl)
add_test(NAME cluster.a_run_that_is_added_twice_is_a_fault COMMAND ${adds_up} ${kept}/dense.jsonl)
set_tests_properties(cluster.a_run_that_is_added_twice_is_a_fault PROPERTIES WILL_FAIL TRUE)

# A base backup and an archive of the write-ahead log bring a store back to a moment.
add_test(NAME cluster.a_store_is_recovered_to_a_moment
         COMMAND /usr/bin/python3 -B ${PROJECT_SOURCE_DIR}/tests/deploy/recovery.py $<TARGET_FILE:backlot>)
set_tests_properties(cluster.a_store_is_recovered_to_a_moment PROPERTIES TIMEOUT 300)
