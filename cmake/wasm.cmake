# The rules, JSON and records as WebAssembly: clang with other flags, by custom commands with
# depfiles. Everything that is compiled has a native counterpart with the same source.
set(wasm_folder ${CMAKE_BINARY_DIR}/wasm)
set(wasm_flags
    --target=wasm32-wasi -stdlib=libc++ -std=c++20 -Oz -fno-exceptions -Wall -Wextra -Werror -Wshadow -Wconversion
    -Wno-missing-field-initializers -Wno-missing-designated-field-initializers
    -I${CMAKE_SOURCE_DIR}/src -I${GENERATED} -isystem ${wasm_folder}/include)

# Only nlohmann-json out of the system's headers: the others are for the native target.
get_target_property(json_include nlohmann_json::nlohmann_json INTERFACE_INCLUDE_DIRECTORIES)
file(MAKE_DIRECTORY ${wasm_folder}/include)
foreach(folder ${json_include})
  if(EXISTS ${folder}/nlohmann)
    file(CREATE_LINK ${folder}/nlohmann ${wasm_folder}/include/nlohmann SYMBOLIC)
  endif()
endforeach()

file(GLOB wasm_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/json/*.cpp)
foreach(name bots/bots table/about table/clock table/notes table/play table/read_record table/record table/replay table/served_asides table/served_people
             table/served_record table/served_table table/stored_events table/verify server/clocks server/hub
             server/hub_clocks server/hub_people server/hub_presence server/hub_preview server/hub_rematch server/hub_votes)
  list(APPEND wasm_sources ${CMAKE_SOURCE_DIR}/src/${name}.cpp)
endforeach()
file(GLOB wasm_exports CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/targets/wasm/*.cpp)
list(APPEND wasm_sources ${wasm_exports})
set(wasm_objects)
foreach(source ${wasm_sources})
  file(RELATIVE_PATH name ${CMAKE_SOURCE_DIR} ${source})
  string(REPLACE "/" "_" name ${name})
  set(object ${wasm_folder}/${name}.o)
  add_custom_command(
    OUTPUT ${object}
    COMMAND ${CMAKE_CXX_COMPILER_LAUNCHER} ${CMAKE_CXX_COMPILER} ${wasm_flags} -MD -MF ${object}.d -MT ${object}
            -c ${source} -o ${object}
    DEPENDS ${source} content
    DEPFILE ${object}.d
    COMMENT "WebAssembly object ${name}"
    VERBATIM)
  list(APPEND wasm_objects ${object})
endforeach()

# The default stack of 64 KiB would overwrite globals when it overflows; this one traps. Given -O2 itself, clang would call wasm-opt where that
# happens to be installed: what comes out would differ from machine to machine, and be larger when it is packed.
add_custom_command(
  OUTPUT ${CMAKE_BINARY_DIR}/backlot.wasm
  COMMAND ${CMAKE_CXX_COMPILER} --target=wasm32-wasi -stdlib=libc++ -fno-exceptions -mexec-model=reactor -Wl,-O2
          -Wl,--stack-first -Wl,-z,stack-size=1048576 -Wl,--strip-all ${wasm_objects} -o ${CMAKE_BINARY_DIR}/backlot.wasm
  DEPENDS ${wasm_objects}
  COMMENT "WebAssembly module backlot.wasm"
  VERBATIM)
add_custom_target(wasm ALL DEPENDS ${CMAKE_BINARY_DIR}/backlot.wasm)
