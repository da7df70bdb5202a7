# Installs the build into an empty folder and moves that folder. Then includes each public header by itself, and builds and
# runs tests/consumer and tests/consumer_ops.

set(work ${BUILD}/install_tree_test)
file(REMOVE_RECURSE ${work})

function(run)
  execute_process(COMMAND ${ARGV} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT result EQUAL 0)
    string(JOIN " " command ${ARGV})
    message(FATAL_ERROR "${command}\nended with ${result}:\n${output}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${work}/first)
file(RENAME ${work}/first ${work}/prefix)  # an install tree can be moved

# No installed header may include a third-party library except Abseil.
file(GLOB_RECURSE installed ${work}/prefix/include/backtape/*)
foreach(header IN LISTS installed)
  file(STRINGS ${header} includes REGEX "^#include .*(asmjit|dnnl|yaml-cpp|zip\\.h|backtrace\\.h|CLI/|nlohmann|omp\\.h)")
  if(includes)
    message(FATAL_ERROR "${header} includes another library: ${includes}")
  endif()
endforeach()

separate_arguments(flag_list UNIX_COMMAND "${CXX_FLAGS}")
string(REPLACE "," ";" PUBLIC_HEADERS "${PUBLIC_HEADERS}")
foreach(header IN LISTS PUBLIC_HEADERS)
  file(WRITE ${work}/header.cc "#include \"backtape/${header}\"\n")
  run(${CXX} ${flag_list} -std=c++20 -fsyntax-only -I ${work}/prefix/include ${work}/header.cc)
endforeach()

set(flags "${CXX_FLAGS}")
if(SANITIZE)
  string(APPEND flags " -fsanitize=${SANITIZE}")
endif()
# build(<name>): the project tests/<name>.
function(build name)
  run(${CMAKE_COMMAND} -G Ninja -S ${TESTS}/${name} -B ${work}/${name} -DCMAKE_PREFIX_PATH=${work}/prefix
      -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS=${flags})
  run(${CMAKE_COMMAND} --build ${work}/${name})
endfunction()

build(consumer)
run(${work}/consumer/consumer ${TESTS}/consumer/linear.fx)
if(NOT output STREQUAL "y = [14, 32]\n")
  message(FATAL_ERROR "consumer printed: ${output}")
endif()

build(consumer_ops)
run(${work}/consumer_ops/consumer_ops)
if(NOT output MATCHES "after training")
  message(FATAL_ERROR "consumer_ops printed: ${output}")
endif()

file(REMOVE_RECURSE ${work})
