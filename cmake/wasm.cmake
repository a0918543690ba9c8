# The rules, JSON and records as WebAssembly, a module for each game: who plays one game on a phone does not load the
# others. Clang with other flags, by custom commands with depfiles. Everything that is compiled has a native counterpart
# with the same source.
set(wasm_folder ${PROJECT_BINARY_DIR}/wasm)
set(wasm_flags
    --target=wasm32-wasi -stdlib=libc++ -std=c++20 -fno-exceptions -Wall -Wextra -Werror -Wshadow -Wconversion
    -Wno-missing-field-initializers -Wno-missing-designated-field-initializers
    -I${PROJECT_SOURCE_DIR} -I${PROJECT_SOURCE_DIR}/src -I${GENERATED} -isystem ${wasm_folder}/include)

# Only nlohmann-json out of the system's headers: the others are for the native target.
get_target_property(json_include nlohmann_json::nlohmann_json INTERFACE_INCLUDE_DIRECTORIES)
file(MAKE_DIRECTORY ${wasm_folder}/include)
foreach(folder ${json_include})
  if(EXISTS ${folder}/nlohmann)
    file(CREATE_LINK ${folder}/nlohmann ${wasm_folder}/include/nlohmann SYMBOLIC)
  endif()
endforeach()

# What is compiled together: headers are read and templates made once for all of a unit's sources, and that is most of the work.
function(backlot_wasm_unit name)
  list(TRANSFORM ARGN REPLACE "(.+)" "#include \"\\1\"")
  list(JOIN ARGN "\n" unit)
  file(CONFIGURE OUTPUT ${wasm_folder}/${name}.cpp CONTENT "${unit}\n" @ONLY)
endfunction()
function(backlot_wasm_object object source)  # with more flags
  add_custom_command(
    OUTPUT ${object}
    COMMAND ${CMAKE_CXX_COMPILER_LAUNCHER} ${CMAKE_CXX_COMPILER} ${ARGN} ${wasm_flags} -MD -MF ${object}.d -MT ${object}
            -c ${source} -o ${object}
    DEPENDS ${source} content
    DEPFILE ${object}.d
    COMMENT "WebAssembly object ${object}"
    VERBATIM)
endfunction()

file(GLOB json_sources CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/src/json/*.cpp)
backlot_wasm_unit(json ${json_sources})
backlot_wasm_object(${wasm_folder}/json.o ${wasm_folder}/json.cpp -Oz)

file(GLOB wasm_exports CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/targets/wasm/*.cpp)
# Bots think with the rules again and again: those two are compiled for speed (node bench/wasm.mjs), all the rest for size.
set(bot_sources)
foreach(game ${games})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/src/bots/${game}/*.cpp)
  list(APPEND bot_sources ${sources})
endforeach()
backlot_wasm_unit(bots ${bot_sources} bots/bots.cpp bots/closing.cpp bots/network/network.cpp)
set(engine_sources)
foreach(name about entry names notes play read_record record replay served_asides served_people served_record served_room served_table
             stored_events verify)
  list(APPEND engine_sources table/${name})
endforeach()
list(TRANSFORM engine_sources APPEND .cpp)
list(APPEND engine_sources bots/network/file.cpp bots/network/layout.cpp bots/network/spec.cpp bots/network/standard.cpp bots/play_bot.cpp)
file(GLOB hub_sources CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/src/hub/*.cpp)
list(REMOVE_ITEM hub_sources hub/protocol_schema.cpp)  # the schemas are written by the native program
backlot_wasm_unit(engine ${engine_sources} ${hub_sources} ${wasm_exports})

# The headers that list all games, with only one in them: found first, they stand in for those.
function(backlot_one_game game folder)
  backlot_games(${folder} ${game})
  file(REMOVE ${folder}/games/registry.hpp)  # of a build folder from before: it would be found first
  file(CONFIGURE OUTPUT ${folder}/content/all.hpp CONTENT "#pragma once\n#include \"content/${game}.hpp\"\n" @ONLY)
  backlot_faces(${folder} ${game})
endfunction()

# The default stack of 64 KiB would overwrite globals when it overflows; this one traps. Given -O2 itself, clang would call wasm-opt where that
# happens to be installed: what comes out would differ from machine to machine, and be larger when it is packed.
set(wasm_modules)
function(backlot_wasm_module module)  # of these objects
  add_custom_command(
    OUTPUT ${module}
    COMMAND ${CMAKE_CXX_COMPILER} --target=wasm32-wasi -stdlib=libc++ -fno-exceptions -mexec-model=reactor -Wl,-O2
            -Wl,--stack-first -Wl,-z,stack-size=1048576 -Wl,--strip-all -Wl,--compress-relocations ${ARGN} -o ${module}
    DEPENDS ${ARGN}
    COMMENT "WebAssembly module ${module}"
    VERBATIM)
endfunction()
foreach(game ${games})
  set(engine ${wasm_folder}/${game})
  backlot_one_game(${game} ${engine})
  backlot_wasm_object(${engine}-bots.o ${wasm_folder}/bots.cpp -I${engine} -O2)
  backlot_wasm_object(${engine}.o ${wasm_folder}/engine.cpp -I${engine} -Oz)
  # Of a function that is in both objects the linker takes the first: rules come from where they are fast.
  set(objects ${engine}-bots.o ${engine}.o ${wasm_folder}/json.o)
  backlot_wasm_module(${engine}.wasm ${objects})
  list(APPEND wasm_modules ${engine}.wasm)

  # What bench/wasm.mjs times: the same objects, and functions that put them to work.
  backlot_wasm_object(${wasm_folder}/bench/${game}.o ${PROJECT_SOURCE_DIR}/bench/wasm/module.cpp -I${engine} -O2)
  backlot_wasm_module(${wasm_folder}/bench/${game}.wasm ${objects} ${wasm_folder}/bench/${game}.o)
  list(APPEND bench_modules ${wasm_folder}/bench/${game}.wasm)
endforeach()
file(MAKE_DIRECTORY ${wasm_folder}/bench)
add_executable(bench_wasm_native EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/bench/wasm/native.cpp)
target_include_directories(bench_wasm_native PRIVATE ${PROJECT_SOURCE_DIR})
target_link_libraries(bench_wasm_native PRIVATE backlot_bots)
set_target_properties(bench_wasm_native PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${RUNTIME_DIR})
add_custom_target(bench_wasm DEPENDS ${bench_modules} bench_wasm_native)
add_custom_target(wasm ALL DEPENDS ${wasm_modules})

# Which there are, in the order of the list, for those who load them.
list(JOIN games "\", \"" names)
file(CONFIGURE OUTPUT ${wasm_folder}/games.json CONTENT "[\"${names}\"]\n" @ONLY)
