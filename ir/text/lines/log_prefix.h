#ifndef BACKTAPE_IR_TEXT_LINES_LOG_PREFIX_H_
#define BACKTAPE_IR_TEXT_LINES_LOG_PREFIX_H_

#include "absl/strings/string_view.h"

namespace backtape {

// Removes the prefix of a logger, a launcher or a CI system from a line. If there is none, changes nothing and returns
// false. `tag` is the part of the prefix that distinguishes messages that share a log.
//   V0629 08:52:45.859000 1398 path.py:732] [0/0] [__aot_graphs]      PyTorch since 2.2; tag "[0/0] [__aot_graphs]"
//   [2023-04-10 12:28:11,630] [0/0] torch._dynamo.output_graph: [INFO]   PyTorch 2.0 and 2.1
//   DEBUG:torch._dynamo.output_graph:                                 logging.basicConfig
//   torch._dynamo.output_graph: [INFO]  [aot_autograd.py:1664 DEBUG]  other formats of loggers
//   2024-05-01 12:00:00,123 - torch._dynamo - DEBUG -                 formats of the logging module and of Hydra
//   [2024-05-01 12:00:00,123][torch._dynamo][DEBUG] -
//   DEBUG 11-10 12:00:00 [compilation/backends.py:519]                vLLM
//   [0/0] [__aot_graphs]                                              the first form, shortened by hand
//   2024-06-29T08:52:45.1234567Z                                      GitHub's runners
//   server-1  |                                                       docker compose, before any of these or alone
//   [rank0]:  [1,0]<stderr>:  (Worker pid=77)                         launchers, before any of these or alone
bool StripLogPrefix(absl::string_view* line, absl::string_view* tag);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_LINES_LOG_PREFIX_H_
