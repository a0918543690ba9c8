# The program as it is handed out, and the unit it is served by.
add_test(NAME deploy.the_program_is_hardened
         COMMAND ${PROJECT_SOURCE_DIR}/tests/deploy/hardened.sh $<TARGET_FILE:backlot>
                 $<TARGET_FILE:backlot_server> $<TARGET_FILE:backlot_hub> $<TARGET_FILE:backlot_storage>
                 $<TARGET_FILE:backlot_table> $<TARGET_FILE:backlot_json> $<TARGET_FILE:backlot_bots>
                 $<TARGET_FILE:backlot_c> $<$<TARGET_EXISTS:backlot-mpi>:$<TARGET_FILE:backlot-mpi>>
         COMMAND_EXPAND_LISTS)
add_test(NAME deploy.the_unit_is_tight_and_the_program_runs_in_it
         COMMAND /usr/bin/python3 -B ${PROJECT_SOURCE_DIR}/tests/deploy/service.py ${PROJECT_SOURCE_DIR}/deploy/backlot.service
                 $<TARGET_FILE:backlot> ${PROJECT_SOURCE_DIR}/samples/plain_bot.py)
add_test(NAME deploy.the_unit_of_a_node_is_tight
         COMMAND /usr/bin/python3 -B ${PROJECT_SOURCE_DIR}/tests/deploy/service.py ${PROJECT_SOURCE_DIR}/deploy/backlot-node@.service)
set_tests_properties(deploy.the_unit_is_tight_and_the_program_runs_in_it PROPERTIES SKIP_RETURN_CODE 77 TIMEOUT 300)
