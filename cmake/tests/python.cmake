# The environment as people who learn use it: the Python package over the shared library, with Debian's Python, NumPy and
# PyTorch, and the wheel away from the build. Batches are measured by build/bin/batch_bench.
find_program(PYTHON3 NAMES python3 PATHS /usr/bin NO_DEFAULT_PATH)
file(GLOB python_tests CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/python/test_*.py)
foreach(file ${python_tests})
  get_filename_component(name ${file} NAME_WE)
  string(REPLACE test_ python_ name ${name})
  # Without Python, NumPy or PyTorch the test fails, and says so: scripts/setup installs them.
  add_test(NAME ${name} COMMAND ${PYTHON3} -B ${file})
  set_tests_properties(
    ${name} PROPERTIES TIMEOUT 900 ENVIRONMENT
                       "PYTHONPATH=${PROJECT_SOURCE_DIR}/python;BACKLOT_LIBRARY=$<TARGET_FILE:backlot_c>")
endforeach()
# What the program makes of a network: compared with learn/whole.py.
add_executable(network_scores ${PROJECT_SOURCE_DIR}/tests/python/network_scores.cpp)
target_link_libraries(network_scores PRIVATE backlot_bots)
set_target_properties(network_scores PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${RUNTIME_DIR})
set_property(TEST python_network APPEND PROPERTY ENVIRONMENT "BACKLOT_BINARY_DIR=${PROJECT_BINARY_DIR}")
# These need a GPU; where there is none they say that they did not look.
foreach(name device_agrees learning_agrees)
  add_test(NAME python_${name} COMMAND ${PYTHON3} -B ${PROJECT_SOURCE_DIR}/tests/python/${name}.py)
  set_tests_properties(
    python_${name}
    PROPERTIES
      SKIP_RETURN_CODE 77 ENVIRONMENT
      "PYTHONPATH=${PROJECT_SOURCE_DIR}/python;BACKLOT_LIBRARY=$<TARGET_FILE:backlot_c>;BACKLOT_CUDA_LIBRARY=${PROJECT_BINARY_DIR}/libbacklot_cuda.so;BACKLOT_LEARN_LIBRARY=${PROJECT_BINARY_DIR}/liblearn_cuda.so"
  )
endforeach()
add_test(NAME python_wheel COMMAND ${PROJECT_SOURCE_DIR}/tests/python/wheel.sh ${PYTHON3} $<TARGET_FILE:backlot_c> ${PROJECT_VERSION}
                                   ${GXX})
set_tests_properties(python_wheel PROPERTIES TIMEOUT 300)

add_executable(batch_bench ${PROJECT_SOURCE_DIR}/bench/batch.cpp)
target_include_directories(batch_bench PRIVATE ${PROJECT_SOURCE_DIR}/src ${GENERATED})
target_link_libraries(batch_bench PRIVATE backlot_c)
set_target_properties(batch_bench PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${RUNTIME_DIR})
