# What runs on a GPU, built on demand on any machine that has nvcc:
#   cmake --build build --target cuda_programs && build/bin/cuda_compare --games 10000
#   cmake --build build --target backlot_cuda      (build/libbacklot_cuda.so: libbacklot.so with its games on a GPU)
#   cmake --build build --target learn_cuda        (build/liblearn_cuda.so: for training, docs/learning.md)
find_program(NVCC nvcc PATHS /usr/local/cuda/bin)
set(CUDA_ARCHITECTURE sm_90 CACHE STRING "The GPU that device code is built for")
if(NOT NVCC)
  return()
endif()

set(nvcc_flags -std=c++20 --expt-relaxed-constexpr -Werror all-warnings -arch=${CUDA_ARCHITECTURE} -I${PROJECT_SOURCE_DIR}/src
    -I${GENERATED})
function(backlot_device_code source output)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/cuda
    COMMAND ${NVCC} ${nvcc_flags} ${ARGN} -MD -MF ${output}.d -MT ${output} ${source} -o ${output}
    DEPENDS ${source}
    DEPFILE ${output}.d
    COMMENT "Compiling device code: ${output}"
    VERBATIM)
endfunction()

file(GLOB device_games CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/src/games ${PROJECT_SOURCE_DIR}/src/games/*/meta.hpp)
list(TRANSFORM device_games REPLACE "/meta.hpp" "")
set(cuda_sources ${PROJECT_SOURCE_DIR}/targets/cuda)
set(compare_objects ${PROJECT_BINARY_DIR}/cuda/compare.o)
set(library_objects)
backlot_device_code(${cuda_sources}/compare.cu ${PROJECT_BINARY_DIR}/cuda/compare.o -c -O2)
# The optimiser of ptxas breaks programs of this kind: hundreds of functions that call each other (docs/performance.md). What comes
# before it makes them fast enough.
set(optimised -O3 -Xcicc -O2 -Xptxas -O0)
foreach(game ${device_games})
  set(compare ${PROJECT_BINARY_DIR}/cuda/compare_${game}.o)
  backlot_device_code(${cuda_sources}/compare_game.cu ${compare} -DBACKLOT_GAME=${game} -c ${optimised})
  list(APPEND compare_objects ${compare})
  # Without fused multiply and add, so that heuristics weigh their choices as they do elsewhere.
  set(unit ${PROJECT_BINARY_DIR}/cuda/on_device_${game}.o)
  backlot_device_code(${cuda_sources}/on_device.cu ${unit} -DBACKLOT_GAME=${game} -c ${optimised} --fmad=false -Xcompiler -fPIC)
  list(APPEND library_objects ${unit})
endforeach()

set(cuda_compare ${RUNTIME_DIR}/cuda_compare)
add_custom_command(
  OUTPUT ${cuda_compare}
  COMMAND ${CMAKE_COMMAND} -E make_directory ${RUNTIME_DIR}
  COMMAND ${NVCC} -arch=${CUDA_ARCHITECTURE} ${compare_objects} -o ${cuda_compare}
  DEPENDS ${compare_objects}
  VERBATIM)
add_custom_target(cuda_programs DEPENDS ${cuda_compare})
add_custom_target(cuda_objects DEPENDS ${library_objects})
foreach(target cuda_programs cuda_objects)
  add_dependencies(${target} content)
endforeach()

# What learn/ runs on a GPU beside the games (learn/fast.py).
set(learn_cuda ${PROJECT_BINARY_DIR}/liblearn_cuda.so)
backlot_device_code(${PROJECT_SOURCE_DIR}/learn/kernels.cu ${learn_cuda} -O3 -shared -Xcompiler -fPIC)
add_custom_target(learn_cuda DEPENDS ${learn_cuda})

get_filename_component(cuda_folder ${NVCC} DIRECTORY)
find_library(CUDART cudart_static PATHS ${cuda_folder}/../lib64 NO_DEFAULT_PATH)
if(NOT CUDART)
  return()  # a compiler without its library: enough to look at device code
endif()
add_library(backlot_cuda SHARED EXCLUDE_FROM_ALL ${interface_source} ${PROJECT_SOURCE_DIR}/src/environment/device/batches.cpp
                                                 ${library_objects})
add_dependencies(backlot_cuda cuda_objects)
set_source_files_properties(${library_objects} PROPERTIES EXTERNAL_OBJECT ON GENERATED ON)
target_link_libraries(backlot_cuda PRIVATE backlot_environment ${CUDART} rt dl)
backlot_show_only_c(backlot_cuda)
