# The program as it is handed out.
add_test(NAME deploy.the_program_is_hardened
         COMMAND ${CMAKE_SOURCE_DIR}/tests/deploy/hardened.sh $<TARGET_FILE:backlot>
                 $<TARGET_FILE:backlot_server> $<TARGET_FILE:backlot_storage> $<TARGET_FILE:backlot_table>
                 $<TARGET_FILE:backlot_json> $<TARGET_FILE:backlot_bots>)
