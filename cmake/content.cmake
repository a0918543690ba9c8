# content/<game>/standard.json becomes generated/content/<game>.hpp, and content/all.hpp includes all.
# Only of games in the list: the components of a game are often there before its rules are.
add_executable(embed_content targets/content/embed.cpp)
target_include_directories(embed_content PRIVATE ${GENERATED})  # for games/list.hpp; content is not there yet
target_link_libraries(embed_content PRIVATE backlot_json)

file(GLOB packs CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/content/*/standard.json)
include(${PROJECT_SOURCE_DIR}/src/games/list.cmake)
function(backlot_games folder)  # games/list.hpp with these games in it
  set(includes ${ARGN})
  list(TRANSFORM includes REPLACE "(.+)" "#include \"games/\\1/meta.hpp\"")
  list(JOIN includes "\n" includes)
  set(types ${ARGN})
  list(TRANSFORM types APPEND "::Game")
  list(JOIN types ", " types)
  file(CONFIGURE OUTPUT ${folder}/games/list.hpp @ONLY CONTENT "// Made by cmake/content.cmake of src/games/list.cmake.
#pragma once
#include <tuple>

@includes@

namespace backlot {

using Games = std::tuple<@types@>;

}  // namespace backlot
")
endfunction()
backlot_games(${GENERATED} ${games})
set(content_headers)
set(all "// Made by cmake/content.cmake: the standard content of every game.\n#pragma once\n")
foreach(pack ${packs})
  get_filename_component(folder ${pack} DIRECTORY)
  get_filename_component(game ${folder} NAME)
  if(NOT game IN_LIST games)
    continue()
  endif()
  set(header ${GENERATED}/content/${game}.hpp)
  add_custom_command(
    OUTPUT ${header}
    COMMAND embed_content ${game} ${pack} ${header}
    DEPENDS embed_content ${pack}
    COMMENT "content of ${game}"
    VERBATIM)
  list(APPEND content_headers ${header})
  string(APPEND all "#include \"content/${game}.hpp\"\n")
endforeach()
file(CONFIGURE OUTPUT ${GENERATED}/content/all.hpp CONTENT "${all}" @ONLY)
add_custom_target(content DEPENDS ${content_headers})
add_dependencies(backlot_rules content)
