# Installs the build into an empty folder, moves the folder, builds tests/consumer and tests/consumer_ops against it, and runs
# them.

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
