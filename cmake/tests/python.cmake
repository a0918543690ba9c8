# The environment as people who learn use it: the Python package over the shared library, with Debian's Python, NumPy and
# PyTorch, and the wheel away from the build. Batches are measured by build/bin/batch_bench.
find_program(PYTHON3 NAMES python3 PATHS /usr/bin NO_DEFAULT_PATH)
file(GLOB python_tests CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/python/test_*.py)
foreach(file ${python_tests})
  get_filename_component(name ${file} NAME_WE)
  string(REPLACE test_ python_ name ${name})
  # Without Python, NumPy or PyTorch the test fails, and says so: scripts/setup installs them.
  add_test(NAME ${name} COMMAND ${PYTHON3} -B ${file})
  set_tests_properties(
    ${name} PROPERTIES TIMEOUT 900 ENVIRONMENT
                       "PYTHONPATH=${CMAKE_SOURCE_DIR}/python;BACKLOT_LIBRARY=$<TARGET_FILE:backlot_c>")
endforeach()
# Needs a GPU; where there is none it says that it did not look.
add_test(NAME python_device_agrees COMMAND ${PYTHON3} -B ${CMAKE_SOURCE_DIR}/tests/python/device_agrees.py)
set_tests_properties(
  python_device_agrees
  PROPERTIES SKIP_RETURN_CODE 77 ENVIRONMENT
             "PYTHONPATH=${CMAKE_SOURCE_DIR}/python;BACKLOT_LIBRARY=$<TARGET_FILE:backlot_c>;BACKLOT_CUDA_LIBRARY=${CMAKE_BINARY_DIR}/libbacklot_cuda.so")
add_test(NAME python_wheel COMMAND ${CMAKE_SOURCE_DIR}/tests/python/wheel.sh ${PYTHON3} $<TARGET_FILE:backlot_c> ${PROJECT_VERSION}
                                   ${GXX})
set_tests_properties(python_wheel PROPERTIES TIMEOUT 300)

add_executable(batch_bench ${CMAKE_SOURCE_DIR}/bench/batch.cpp)
target_include_directories(batch_bench PRIVATE ${CMAKE_SOURCE_DIR}/src)
target_link_libraries(batch_bench PRIVATE backlot_c)
set_target_properties(batch_bench PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${RUNTIME_DIR})
