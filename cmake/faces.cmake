# What a game adds to the rules is found by its name. Each of these headers is made here: it includes that file of every
# game of the list (src/games/list.cmake) that has one.
set(faces
    "games/features.hpp=games/<game>/features.hpp"
    "games/reasons.hpp=games/<game>/reason.hpp"
    "games/standings.hpp=games/<game>/standing.hpp"
    "games/tellings.hpp=games/<game>/telling.hpp"
    "bots/heuristics.hpp=bots/<game>/heuristic.hpp"
    "bots/reasons.hpp=bots/<game>/reason.hpp"
    "lab/metrics/all.hpp=lab/metrics/<game>.hpp"
    "terminal/draw/all.hpp=terminal/draw/<game>/draw.hpp")

function(backlot_faces folder)  # with these games in them
  foreach(face ${faces})
    string(REGEX MATCH "^(.+)=(.+)$" face ${face})
    set(header ${CMAKE_MATCH_1})
    set(file ${CMAKE_MATCH_2})
    string(REPLACE "<game>" "*" pattern ${file})
    file(GLOB found CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/src/${pattern})
    set(all "// Made by cmake/faces.cmake.\n#pragma once\n")
    foreach(game ${ARGN})
      string(REPLACE "<game>" ${game} of_game ${file})
      if(of_game IN_LIST found)
        string(APPEND all "#include \"${of_game}\"\n")
      endif()
    endforeach()
    file(CONFIGURE OUTPUT ${folder}/${header} CONTENT "${all}" @ONLY)
  endforeach()
endfunction()

backlot_faces(${GENERATED} ${games})
