# The rules with a second compiler and, where nvcc is installed, as device code.
set(rules_includes ${CMAKE_SOURCE_DIR}/src ${GENERATED})
list(TRANSFORM rules_includes PREPEND -I OUTPUT_VARIABLE rules_include_flags)

add_executable(signature ${CMAKE_SOURCE_DIR}/tests/compilers/signature.cpp)
target_link_libraries(signature PRIVATE backlot_rules)
set_target_properties(signature PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${RUNTIME_DIR})

find_program(GXX NAMES g++-12 g++ REQUIRED)
set(signature_gcc ${RUNTIME_DIR}/signature-gcc)
add_custom_command(
  OUTPUT ${signature_gcc}
  COMMAND ${CMAKE_COMMAND} -E make_directory ${RUNTIME_DIR}
  COMMAND ${GXX} -std=c++20 -O1 -Wall -Wextra -Wshadow -Wconversion -Werror -Wno-missing-field-initializers
          ${rules_include_flags} -MD -MF ${signature_gcc}.d -MT ${signature_gcc}
          ${CMAKE_SOURCE_DIR}/tests/compilers/signature.cpp -o ${signature_gcc}
  DEPENDS ${CMAKE_SOURCE_DIR}/tests/compilers/signature.cpp
  DEPFILE ${signature_gcc}.d
  COMMENT "Compiling the rules with g++"
  VERBATIM)
add_custom_target(signature_with_gcc ALL DEPENDS ${signature_gcc})
add_dependencies(signature_with_gcc content)
add_test(NAME compilers.gcc_and_clang_agree COMMAND ${CMAKE_SOURCE_DIR}/tests/compilers/compilers_agree.sh
                                                    $<TARGET_FILE:signature> ${signature_gcc})

# Unoptimised, since only whether it compiles is asked: optimised, Hollywood alone takes many minutes. The programs that
# play on a device are built on demand: cmake --build build --target cuda_programs.
find_program(NVCC nvcc PATHS /usr/local/cuda/bin)
set(device_codes)
if(NVCC)
  set(device_source ${CMAKE_SOURCE_DIR}/targets/cuda/random_play.cu)
  set(device_programs)
  function(backlot_device_code game output)
    add_custom_command(
      OUTPUT ${output}
      COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_BINARY_DIR}/cuda
      COMMAND ${NVCC} -std=c++20 --expt-relaxed-constexpr -Werror all-warnings -DBACKLOT_GAME="${game}"
              ${rules_include_flags} ${ARGN} -MD -MF ${output}.d -MT ${output} ${device_source} -o ${output}
      DEPENDS ${device_source}
      DEPFILE ${output}.d
      COMMENT "Compiling the rules of ${game} as device code"
      VERBATIM)
  endfunction()
  file(GLOB games CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/src/games ${CMAKE_SOURCE_DIR}/src/games/*/meta.hpp)
  foreach(game ${games})
    get_filename_component(game ${game} DIRECTORY)
    backlot_device_code(${game} ${CMAKE_BINARY_DIR}/cuda/random_${game}.ptx -ptx -Xcicc -O0)
    backlot_device_code(${game} ${CMAKE_BINARY_DIR}/cuda/random_${game} -O1)
    list(APPEND device_codes ${CMAKE_BINARY_DIR}/cuda/random_${game}.ptx)
    list(APPEND device_programs ${CMAKE_BINARY_DIR}/cuda/random_${game})
  endforeach()
  add_custom_target(cuda ALL DEPENDS ${device_codes})
  add_custom_target(cuda_programs DEPENDS ${device_programs})
  add_dependencies(cuda content)
  add_dependencies(cuda_programs content)
endif()
add_test(NAME compilers.cuda_device_code COMMAND ${CMAKE_SOURCE_DIR}/tests/compilers/cuda_compiled.sh "${NVCC}"
                                                 ${device_codes})
set_tests_properties(compilers.cuda_device_code PROPERTIES SKIP_RETURN_CODE 77)
