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

// The file of a graph's values beside that of its text: "small.inputs.npz" for "small.code".
std::string InputsPathOf(const std::string& path);

// Writes a graph as files: `path` the text, with types and source lines, InputsPathOf(path) the values of placeholders
// and attributes. Both files are written whole or not at all.
absl::Status WriteBoundGraph(const BoundGraph& bound, const std::string& path);

// Writes a reduced graph. Returns lines for a reader: names of the files, how large the graph is, and `command`, which
// reproduces the failure. `check` runs once more on the graph as read back from its text; a note on standard error
// says so when it does not pass.
absl::StatusOr<std::string> WriteReproducer(const BoundGraph& smallest, size_t num_calls_before,
                                            const std::string& path, const std::string& command,
                                            const ReduceCheck& check);

// A check by a command of the shell: it passes where the command ends with 0. The command finds the names of the files
// of a graph (WriteBoundGraph) in its environment, as GRAPH and INPUTS; what it prints is dropped. After an interrupt
// (Ctrl-C) no graph passes any more, so that the smallest so far is kept.
class ShellCheck {
 public:
  static absl::StatusOr<ShellCheck> Make(const std::string& command);
  ShellCheck(ShellCheck&& other) noexcept;
  ShellCheck& operator=(ShellCheck&&) = delete;
  ~ShellCheck();

  bool Passes(const BoundGraph& bound);
  bool is_interrupted() const { return is_interrupted_; }

 private:
  ShellCheck(std::string command, std::string folder);

  std::string command_;
  std::string folder_;  // temporary, with the graph that is being checked; empty: none
  std::string graph_path_;
  std::vector<std::unique_ptr<TemporaryName>> names_;
  bool is_interrupted_ = false;
};

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_REPRODUCER_H_
