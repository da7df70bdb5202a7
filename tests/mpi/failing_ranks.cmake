# Runs ranks of which one fails. They must end within SECONDS, and their output must match PATTERN.
execute_process(
  COMMAND ${RANKS}
  TIMEOUT ${SECONDS}
  RESULT_VARIABLE result
  OUTPUT_VARIABLE output
  ERROR_VARIABLE output)
if(result MATCHES "timeout")
  message(FATAL_ERROR "the ranks did not end within ${SECONDS} s:\n${output}")
endif()
string(REPLACE "\n" " " line "${output}")
if(NOT line MATCHES "${PATTERN}")
  message(FATAL_ERROR "the ranks' output does not match ${PATTERN}:\n${output}")
endif()
