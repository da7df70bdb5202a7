#ifndef BACKTAPE_TOOLS_DIFFERENTIATE_FILE_H_
#define BACKTAPE_TOOLS_DIFFERENTIATE_FILE_H_

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/passes/differentiate.h"
#include "backtape/tools/command_line.h"
#include "backtape/tools/transform_file.h"

namespace backtape::tools {

// The options that graph-grad and graph-jvp share.
class DifferentiateFile {
 public:
  using Transform =
      std::function<absl::StatusOr<std::unique_ptr<Graph>>(const Graph& forward, const DifferentiateOptions& options)>;

  void AddTo(CLI::App& app);
  absl::Status Run(const Transform& transform) const;

 private:
  TransformFile file_;
  std::vector<std::string> wrt_;
  std::vector<int> outputs_;
};

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_DIFFERENTIATE_FILE_H_
