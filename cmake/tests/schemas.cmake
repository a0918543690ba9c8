# The schemas are checked in; `cmake --build --preset release --target schemas` writes them anew.
add_executable(write_schemas EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/targets/content/schemas.cpp)
target_link_libraries(write_schemas PRIVATE backlot_hub)
set_target_properties(write_schemas PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${RUNTIME_DIR})
add_custom_target(schemas COMMAND write_schemas ${PROJECT_SOURCE_DIR} VERBATIM)
