#ifndef BACKTAPE_TOOLS_REPRODUCER_H_
#define BACKTAPE_TOOLS_REPRODUCER_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "backtape/files/temporary_names.h"
#include "backtape/passes/bisect/reduce_graph.h"

namespace backtape::tools {

// The name of the file with a graph's values, beside the file with its text: "small.inputs.npz" for "small.code".
std::string InputsPathOf(const std::string& path);

// Writes a graph's text, with types and source lines, to `path`, and the values of its placeholders and attributes to
// InputsPathOf(path). Each file is written atomically.
absl::Status WriteBoundGraph(const BoundGraph& bound, const std::string& path);

// Writes a reduced graph. Returns text to print: the names of the files, the size of the graph, and `command`, which
// reproduces the failure. Reads the graph back from its text and runs `check` on it again; if the check does not pass,
// prints a note to standard error.
absl::StatusOr<std::string> WriteReproducer(const BoundGraph& smallest, size_t num_calls_before,
                                            const std::string& path, const std::string& command,
                                            const ReduceCheck& check);

// A check by a shell command, which passes if the command exits with 0. The environment variables GRAPH and INPUTS hold
// the names of the graph's files (WriteBoundGraph); the command's output is discarded. After an interrupt (Ctrl-C)
// every check fails, so that the reduction stops and keeps the smallest graph so far.
class ShellCheck {
 public:
  static absl::StatusOr<ShellCheck> Make(const std::string& command);
  ShellCheck(ShellCheck&& other) noexcept;
  ShellCheck& operator=(ShellCheck&&) = delete;
  ~ShellCheck();

  bool Passes(const BoundGraph& bound);
  bool is_interrupted() const { return is_interrupted_; }
  // How the command ended last: "exited with 127", "was ended by signal 9".
  std::string HowItEnded() const;

 private:
  ShellCheck(std::string command, std::string folder);

  std::string command_;
  std::string folder_;  // temporary folder with the graph that is being checked; empty after a move
  std::string graph_path_;
  std::vector<std::unique_ptr<TemporaryName>> names_;
  bool is_interrupted_ = false;
  int status_ = 0;  // of the last command, as from std::system
};

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_REPRODUCER_H_
