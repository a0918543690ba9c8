# Tests that need a PostgreSQL server start one in a temporary folder, which takes two seconds: all of a program's are one
# test. By hand: build/test_storage --gtest_filter='Postgres*'
foreach(folder storage)
  add_test(NAME postgres_${folder} COMMAND test_${folder} --gtest_filter=Postgres*)
  set_tests_properties(postgres_${folder} PROPERTIES TIMEOUT 300)
endforeach()
