# The tests of the program run the program.
if(TARGET test_cli)
  add_dependencies(test_cli backlot lab_page)
  if(TARGET backlot-mpi)
    add_dependencies(test_cli backlot-mpi)
  endif()
endif()
