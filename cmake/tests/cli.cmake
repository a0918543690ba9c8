# The tests of the program run the program.
if(TARGET test_cli)
  add_dependencies(test_cli backlot lab_page)
endif()
