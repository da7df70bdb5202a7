# Runs ranks of which one fails. They must end within SECONDS. Their output must match PATTERN; if PATTERN is empty, mpirun
# must report an error. (With --enable-recovery, mpirun reports none.)
execute_process(
  COMMAND ${RANKS}
  TIMEOUT ${SECONDS}
  RESULT_VARIABLE result
  OUTPUT_VARIABLE output
  ERROR_VARIABLE output)
if(result MATCHES "timeout")
  message(FATAL_ERROR "the ranks did not end within ${SECONDS} s:\n${output}")
endif()
if("${PATTERN}" STREQUAL "" AND result EQUAL 0)
  message(FATAL_ERROR "mpirun reported no error:\n${output}")
endif()
string(REPLACE "\n" " " line "${output}")
if(NOT line MATCHES "${PATTERN}")
  message(FATAL_ERROR "the ranks' output does not match ${PATTERN}:\n${output}")
endif()
