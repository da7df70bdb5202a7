# Runs at install time, when the generated headers exist. Installs the given headers and all headers of Backtape that
# they include. Variables: HEADERS (paths below backtape/), SOURCE_DIR, GENERATED_DIR, DESTINATION.

cmake_policy(VERSION 3.25)

set(queue ${HEADERS})
set(known ${HEADERS})
while(queue)
  list(POP_FRONT queue header)
  set(path ${SOURCE_DIR}/${header})
  if(NOT EXISTS ${path})
    set(path ${GENERATED_DIR}/backtape/${header})
  endif()
  if(NOT EXISTS ${path})
    message(FATAL_ERROR "cannot install the header backtape/${header}: it is neither in ${SOURCE_DIR} nor in "
                        "${GENERATED_DIR}/backtape")
  endif()
  get_filename_component(folder ${header} DIRECTORY)
  file(INSTALL DESTINATION ${DESTINATION}/backtape/${folder} TYPE FILE FILES ${path})
  file(STRINGS ${path} includes REGEX "^#include \"backtape/")
  foreach(include IN LISTS includes)
    string(REGEX REPLACE "^#include \"backtape/([^\"]+)\".*" "\\1" included "${include}")
    if(NOT included IN_LIST known)
      list(APPEND queue ${included})
      list(APPEND known ${included})
    endif()
  endforeach()
endwhile()
