# The client: npm ci once for each package-lock.json, then Vite into build/web, which the server
# serves. A stamp for each, so that a second build with nothing changed does nothing.
find_program(NPM npm)
set(web_folder ${PROJECT_SOURCE_DIR}/web)
set(web_packages ${web_folder}/node_modules/.installed)
add_custom_command(
  OUTPUT ${web_packages}
  COMMAND ${NPM} ci --no-audit --no-fund --loglevel=error
  COMMAND ${CMAKE_COMMAND} -E touch ${web_packages}
  WORKING_DIRECTORY ${web_folder}
  DEPENDS ${web_folder}/package.json ${web_folder}/package-lock.json
  COMMENT "npm packages of the client"
  VERBATIM)

file(GLOB_RECURSE web_sources CONFIGURE_DEPENDS ${web_folder}/src/* ${web_folder}/plugins/* ${web_folder}/public/*
     ${PROJECT_SOURCE_DIR}/docs/rules/*.md ${PROJECT_SOURCE_DIR}/docs/rules.fr/*.md
     ${PROJECT_SOURCE_DIR}/content/*/*.json ${PROJECT_SOURCE_DIR}/targets/wasm/*.mjs)
set(web_stamp ${PROJECT_BINARY_DIR}/web.stamp)
add_custom_command(
  OUTPUT ${web_stamp}
  COMMAND ${CMAKE_COMMAND} -E env BACKLOT_BINARY_DIR=${PROJECT_BINARY_DIR} ${NPM} run --silent build -- --logLevel warn
  COMMAND ${CMAKE_COMMAND} -E touch ${web_stamp}
  WORKING_DIRECTORY ${web_folder}
  DEPENDS ${web_packages} ${web_sources} ${web_folder}/index.html ${web_folder}/vite.config.ts
          ${web_folder}/svelte.config.js ${wasm_modules}
          ${wasm_folder}/games.json ${PROJECT_SOURCE_DIR}/docs/protocol.games.schema.json
          ${PROJECT_SOURCE_DIR}/docs/protocol.schema.json
  COMMENT "the client, in build/web"
  VERBATIM)
add_custom_target(web ALL DEPENDS ${web_stamp})
add_dependencies(web wasm)

# The page of `backlot lab`, one file: build/lab/index.html.
file(GLOB lab_sources CONFIGURE_DEPENDS ${web_folder}/lab/* ${web_folder}/plugins/*)
add_custom_command(
  OUTPUT ${PROJECT_BINARY_DIR}/lab/index.html
  COMMAND ${CMAKE_COMMAND} -E env BACKLOT_BINARY_DIR=${PROJECT_BINARY_DIR} ${NPM} run --silent build:lab -- --logLevel warn
  WORKING_DIRECTORY ${web_folder}
  DEPENDS ${web_packages} ${lab_sources} ${web_folder}/vite.lab.config.ts ${web_folder}/svelte.config.js ${web_folder}/src/app.css
  COMMENT "the page of reports, in build/lab"
  VERBATIM)
add_custom_target(lab_page ALL DEPENDS ${PROJECT_BINARY_DIR}/lab/index.html)
