# What a game adds further down the stream is found by its name: bots/heuristic/<game>.hpp,
# bots/reason/<game>.hpp, lab/metrics/<game>.hpp, terminal/draw/<game>/draw.hpp. Each folder gets an all.hpp that includes them.
function(backlot_faces folder file)  # <game> in FILE stands for the game
  string(REPLACE "<game>" "*" pattern ${file})
  string(REPLACE "<game>" "([a-z]+)" name ${file})
  file(GLOB faces CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/src/${folder} ${PROJECT_SOURCE_DIR}/src/${folder}/${pattern})
  set(all "// Made by cmake/faces.cmake.\n#pragma once\n")
  foreach(face ${faces})
    if(NOT face MATCHES "^${name}$")
      continue()
    endif()
    if(EXISTS ${PROJECT_SOURCE_DIR}/src/games/${CMAKE_MATCH_1}/meta.hpp)
      string(APPEND all "#include \"${folder}/${face}\"\n")
    endif()
  endforeach()
  file(CONFIGURE OUTPUT ${GENERATED}/${folder}/all.hpp CONTENT "${all}" @ONLY)
endfunction()

backlot_faces(bots/heuristic <game>.hpp)
backlot_faces(bots/reason <game>.hpp)
backlot_faces(lab/metrics <game>.hpp)
backlot_faces(terminal/draw <game>/draw.hpp)
