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

# The rules as device code, unoptimised and for no particular GPU: it takes seconds, and calls stand where the source has
# them, so that ptx_guard.py can refuse what compiles and then goes wrong on a device. Where there is no CUDA the test says
# that it did not look; where there is a toolkit that does not work it fails.
# The program that compares a device with the host is built on demand, on any machine that has nvcc:
#   cmake --build build --target cuda_programs && build/bin/cuda_compare --games 10000
find_program(NVCC nvcc PATHS /usr/local/cuda/bin)
set(CUDA_ARCHITECTURE sm_90 CACHE STRING "The GPU that cuda_programs are built for")
set(device_codes)
if(NVCC)
  set(cuda_sources ${CMAKE_SOURCE_DIR}/targets/cuda)
  set(nvcc_flags -std=c++20 --expt-relaxed-constexpr -Werror all-warnings -arch=${CUDA_ARCHITECTURE} ${rules_include_flags})
  function(backlot_device_code source output)
    add_custom_command(
      OUTPUT ${output}
      COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_BINARY_DIR}/cuda
      COMMAND ${NVCC} ${nvcc_flags} ${ARGN} -MD -MF ${output}.d -MT ${output} ${source} -o ${output}
      DEPENDS ${source}
      DEPFILE ${output}.d
      COMMENT "Compiling device code: ${output}"
      VERBATIM)
  endfunction()
  # Not fully optimised: that takes Hollywood a minute of compiling instead of six. How far each may be is measured on a GPU
  # (docs/performance.md): with -Xcicc -O1 Maybe Movies reads where nothing is, with more Boulevard plays other games.
  set(device_objects ${CMAKE_BINARY_DIR}/cuda/compare.o)
  backlot_device_code(${cuda_sources}/compare.cu ${CMAKE_BINARY_DIR}/cuda/compare.o -c -O2)
  file(GLOB games CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/src/games ${CMAKE_SOURCE_DIR}/src/games/*/meta.hpp)
  foreach(game ${games})
    get_filename_component(game ${game} DIRECTORY)
    set(unit ${CMAKE_BINARY_DIR}/cuda/compare_${game})
    backlot_device_code(${cuda_sources}/compare_game.cu ${unit}.ptx -DBACKLOT_GAME=${game} -ptx -Xcicc -O0)
    set(optimised -Xcicc -O2)
    if(game STREQUAL boulevard)
      set(optimised -Xcicc -O1 -Xptxas -O1)
    endif()
    backlot_device_code(${cuda_sources}/compare_game.cu ${unit}.o -DBACKLOT_GAME=${game} -c -O3 ${optimised})
    list(APPEND device_codes ${unit}.ptx)
    list(APPEND device_objects ${unit}.o)
  endforeach()
  set(broken_codes)
  foreach(fault trap memcmp reference call)
    set(output ${CMAKE_BINARY_DIR}/cuda/broken_${fault}.ptx)
    backlot_device_code(${CMAKE_SOURCE_DIR}/tests/compilers/broken_${fault}.cu ${output} -ptx -Xcicc -O0)
    list(APPEND broken_codes ${output})
  endforeach()
  set(cuda_compare ${RUNTIME_DIR}/cuda_compare)
  add_custom_command(
    OUTPUT ${cuda_compare}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${RUNTIME_DIR}
    COMMAND ${NVCC} -arch=${CUDA_ARCHITECTURE} ${device_objects} -o ${cuda_compare}
    DEPENDS ${device_objects}
    VERBATIM)
  add_custom_target(cuda ALL DEPENDS ${device_codes} ${broken_codes})
  add_custom_target(cuda_programs DEPENDS ${cuda_compare})
  add_dependencies(cuda content)
  add_dependencies(cuda_programs content)
endif()
add_test(NAME compilers.cuda_device_code
         COMMAND ${CMAKE_SOURCE_DIR}/tests/compilers/cuda_device_code.sh "${NVCC}" ${device_codes})
add_test(NAME compilers.cuda_guard_bites
         COMMAND ${CMAKE_SOURCE_DIR}/tests/compilers/cuda_guard_bites.sh "${NVCC}" ${CMAKE_BINARY_DIR}/cuda)
set_tests_properties(compilers.cuda_device_code compilers.cuda_guard_bites PROPERTIES SKIP_RETURN_CODE 77)

# Views under UndefinedBehaviorSanitizer: what is unknown in them must not reach a shift or an index.
add_executable(views_sanitized ${CMAKE_SOURCE_DIR}/tests/compilers/views_sanitized.cpp)
target_link_libraries(views_sanitized PRIVATE backlot_rules)
target_compile_options(views_sanitized PRIVATE -O1 -g1 -fsanitize=address,undefined -fno-sanitize-recover=all)
target_link_options(views_sanitized PRIVATE -fsanitize=address,undefined)
set_target_properties(views_sanitized PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${RUNTIME_DIR})
add_test(NAME compilers.views_sanitized COMMAND views_sanitized 2)
set_tests_properties(compilers.views_sanitized PROPERTIES TIMEOUT 600)
