# The rules in docs/rules, and where src/games and tests/ name each clause, as a source of the program.
file(GLOB_RECURSE rules_index_inputs CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/docs/rules/*.md ${PROJECT_SOURCE_DIR}/src/games/*.hpp
     ${PROJECT_SOURCE_DIR}/tests/*.hpp ${PROJECT_SOURCE_DIR}/tests/*.cpp)
file(MAKE_DIRECTORY ${GENERATED}/terminal)
# The stamp is what the build compares: the source itself stays as old as its text.
add_custom_command(
  OUTPUT ${GENERATED}/terminal/rules_index.stamp
  BYPRODUCTS ${GENERATED}/terminal/rules_index.cpp
  COMMAND sh ${PROJECT_SOURCE_DIR}/scripts/rules_index.sh ${PROJECT_SOURCE_DIR} ${GENERATED}/terminal/rules_index.cpp
  COMMAND ${CMAKE_COMMAND} -E touch ${GENERATED}/terminal/rules_index.stamp
  DEPENDS ${PROJECT_SOURCE_DIR}/scripts/rules_index.sh ${rules_index_inputs}
  COMMENT "rules in the program"
  VERBATIM)
add_custom_target(rules_index DEPENDS ${GENERATED}/terminal/rules_index.stamp)
set_source_files_properties(${GENERATED}/terminal/rules_index.cpp PROPERTIES GENERATED TRUE)
