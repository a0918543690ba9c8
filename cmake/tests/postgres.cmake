# Tests that need a PostgreSQL server start one in a temporary folder, which takes two seconds: all of a program's are one
# test. By hand: build/test_storage --gtest_filter='Postgres*'
foreach(folder storage server)
  add_test(NAME postgres_${folder} COMMAND test_${folder} --gtest_filter=Postgres*)
  set_tests_properties(postgres_${folder} PROPERTIES TIMEOUT 300)
endforeach()

# What an entry costs a database: docs/operations.md.
add_executable(postgres_cost EXCLUDE_FROM_ALL ${CMAKE_SOURCE_DIR}/bench/postgres/main.cpp)
target_link_libraries(postgres_cost PRIVATE backlot_storage PostgreSQL::PostgreSQL)
set_target_properties(postgres_cost PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${RUNTIME_DIR})
