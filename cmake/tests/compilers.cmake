# The rules with a second compiler and, where nvcc is installed, as device code.
set(rules_includes ${PROJECT_SOURCE_DIR}/src ${GENERATED})
list(TRANSFORM rules_includes PREPEND -I OUTPUT_VARIABLE rules_include_flags)

add_executable(signature ${PROJECT_SOURCE_DIR}/tests/compilers/signature.cpp)
target_link_libraries(signature PRIVATE backlot_rules)
set_target_properties(signature PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${RUNTIME_DIR})

find_program(GXX NAMES g++-12 g++ REQUIRED)
set(signature_gcc ${RUNTIME_DIR}/signature-gcc)
add_custom_command(
  OUTPUT ${signature_gcc}
  COMMAND ${CMAKE_COMMAND} -E make_directory ${RUNTIME_DIR}
  COMMAND ${GXX} -std=c++20 -O1 -Wall -Wextra -Wshadow -Wconversion -Werror -Wno-missing-field-initializers
          ${rules_include_flags} -MD -MF ${signature_gcc}.d -MT ${signature_gcc}
          ${PROJECT_SOURCE_DIR}/tests/compilers/signature.cpp -o ${signature_gcc}
  DEPENDS ${PROJECT_SOURCE_DIR}/tests/compilers/signature.cpp
  DEPFILE ${signature_gcc}.d
  COMMENT "Compiling the rules with g++"
  VERBATIM)
add_custom_target(signature_with_gcc ALL DEPENDS ${signature_gcc})
add_dependencies(signature_with_gcc content)
add_test(NAME compilers.gcc_and_clang_agree COMMAND ${PROJECT_SOURCE_DIR}/tests/compilers/compilers_agree.sh
                                                    $<TARGET_FILE:signature> ${signature_gcc})

# The rules as device code (cmake/cuda.cmake), unoptimised and for no particular GPU: it takes seconds, and calls stand where
# the source has them, so that ptx_guard.py can refuse what compiles and then goes wrong on a device. Where there is no CUDA
# the test says that it did not look; where there is a toolkit that does not work it fails.
set(device_codes)
if(NVCC)
  foreach(game ${device_games})
    foreach(unit compare_game on_device)
      set(output ${PROJECT_BINARY_DIR}/cuda/${unit}_${game}.ptx)
      backlot_device_code(${PROJECT_SOURCE_DIR}/targets/cuda/${unit}.cu ${output} -DBACKLOT_GAME=${game} -ptx -Xcicc -O0)
      list(APPEND device_codes ${output})
    endforeach()
  endforeach()
  set(broken_codes)
  foreach(fault trap memcmp reference call)
    set(output ${PROJECT_BINARY_DIR}/cuda/broken_${fault}.ptx)
    backlot_device_code(${PROJECT_SOURCE_DIR}/tests/compilers/broken_${fault}.cu ${output} -ptx -Xcicc -O0)
    list(APPEND broken_codes ${output})
  endforeach()
  add_custom_target(cuda ALL DEPENDS ${device_codes} ${broken_codes})
  add_dependencies(cuda content)
endif()
add_test(NAME compilers.cuda_device_code
         COMMAND ${PROJECT_SOURCE_DIR}/tests/compilers/cuda_device_code.sh "${NVCC}" ${device_codes})
add_test(NAME compilers.cuda_guard_bites
         COMMAND ${PROJECT_SOURCE_DIR}/tests/compilers/cuda_guard_bites.sh "${NVCC}" ${PROJECT_BINARY_DIR}/cuda)
set_tests_properties(compilers.cuda_device_code compilers.cuda_guard_bites PROPERTIES SKIP_RETURN_CODE 77)

# Views under UndefinedBehaviorSanitizer: what is unknown in them must not reach a shift or an index.
add_executable(views_sanitized ${PROJECT_SOURCE_DIR}/tests/compilers/views_sanitized.cpp)
target_link_libraries(views_sanitized PRIVATE backlot_rules)
target_compile_options(views_sanitized PRIVATE -O1 -g1 -fsanitize=address,undefined -fno-sanitize-recover=all)
target_link_options(views_sanitized PRIVATE -fsanitize=address,undefined)
set_target_properties(views_sanitized PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${RUNTIME_DIR})
add_test(NAME compilers.views_sanitized COMMAND views_sanitized 2)
set_tests_properties(compilers.views_sanitized PROPERTIES TIMEOUT 600)
