# Installs the build into an empty folder, moves that elsewhere, builds tests/consumer against it, and runs it.

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
run(${CMAKE_COMMAND} -G Ninja -S ${CONSUMER} -B ${work}/build -DCMAKE_PREFIX_PATH=${work}/prefix -DCMAKE_CXX_FLAGS=${flags})
run(${CMAKE_COMMAND} --build ${work}/build)
run(${work}/build/consumer ${CONSUMER}/linear.fx)
if(NOT output STREQUAL "y = [14, 32]\n")
  message(FATAL_ERROR "consumer printed: ${output}")
endif()

file(REMOVE_RECURSE ${work})
