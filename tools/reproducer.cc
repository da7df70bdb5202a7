#include "backtape/tools/reproducer.h"

#include <sys/wait.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tools/files.h"
#include "backtape/tools/values.h"

namespace backtape::tools {
namespace {

NamedTensors NamedInputs(const BoundGraph& bound) {
  NamedTensors named;
  const std::vector<Node*> placeholders = bound.graph->placeholders();
  for (size_t i = 0; i < placeholders.size(); ++i) {
    const IValue& input = bound.inputs[i];
    if (input.is_tensor()) named.emplace_back(placeholders[i]->name(), input.tensor());
    if (input.is_scalar()) named.emplace_back(placeholders[i]->name(), Tensor::WrapNumber(input.scalar()));
  }
  for (const auto& [target, tensor] : bound.graph->attributes()) named.emplace_back(target, tensor);
  return named;
}

std::string TextOf(const BoundGraph& bound) { return PrintGraph(*bound.graph, TextStyle::Code()); }

// Whether the graph still passes `check` after it is printed and read back.
bool PassesAsText(const BoundGraph& bound, const ReduceCheck& check) {
  absl::StatusOr<GraphText> read = ReadGraph(TextOf(bound));
  if (!read.ok()) return false;
  BoundGraph again{std::move(read->graph), bound.inputs, bound.seed};
  again.graph->attributes() = bound.graph->attributes();
  return again.graph->placeholders().size() == bound.inputs.size() && check(again);
}

}  // namespace

std::string InputsPathOf(const std::string& path) {
  return std::filesystem::path(path).replace_extension(".inputs.npz").string();
}

absl::Status WriteBoundGraph(const BoundGraph& bound, const std::string& path) {
  BACKTAPE_RETURN_IF_ERROR(WriteArrays(InputsPathOf(path), NamedInputs(bound)));
  return WriteFile(path, TextOf(bound));
}

absl::StatusOr<std::string> WriteReproducer(const BoundGraph& smallest, size_t num_calls_before,
                                            const std::string& path, const std::string& command,
                                            const ReduceCheck& check) {
  if (!PassesAsText(smallest, check)) {
    std::cerr << program_invocation_short_name
              << ": note: the reduced graph no longer shows the failure when it is read back from its text\n";
  }
  BACKTAPE_RETURN_IF_ERROR(WriteBoundGraph(smallest, path));
  return absl::StrFormat("reduced from %d %s to %d: %s, %s\nreproduce: %s\n", num_calls_before,
                         num_calls_before == 1 ? "call" : "calls", CallsOf(*smallest.graph).size(), path,
                         InputsPathOf(path), command);
}

absl::StatusOr<ShellCheck> ShellCheck::Make(const std::string& command) {
  std::error_code error;
  const std::filesystem::path parent = std::filesystem::temp_directory_path(error);
  std::string folder = (parent / "backtape-reduce-XXXXXX").string();
  if (error || mkdtemp(folder.data()) == nullptr) {
    return absl::UnavailableError(absl::StrCat("cannot create a temporary folder ", folder, ": ",
                                               error ? error.message() : std::string(std::strerror(errno))));
  }
  return ShellCheck(command, std::move(folder));
}

ShellCheck::ShellCheck(std::string command, std::string folder)
    : command_(std::move(command)), folder_(std::move(folder)), graph_path_(absl::StrCat(folder_, "/graph.code")) {
  names_.push_back(std::make_unique<TemporaryName>(graph_path_, TemporaryName::Kind::kFile));
  names_.push_back(std::make_unique<TemporaryName>(InputsPathOf(graph_path_), TemporaryName::Kind::kFile));
  names_.push_back(std::make_unique<TemporaryName>(folder_, TemporaryName::Kind::kFolder));
}

ShellCheck::ShellCheck(ShellCheck&& other) noexcept
    : command_(std::move(other.command_)),
      folder_(std::exchange(other.folder_, "")),
      graph_path_(std::move(other.graph_path_)),
      names_(std::move(other.names_)),
      is_interrupted_(other.is_interrupted_),
      status_(other.status_) {}

ShellCheck::~ShellCheck() {
  std::error_code error;
  if (!folder_.empty()) std::filesystem::remove_all(folder_, error);
}

bool ShellCheck::Passes(const BoundGraph& bound) {
  if (is_interrupted_) return false;
  if (!WriteBoundGraph(bound, graph_path_).ok()) return false;
  setenv("GRAPH", graph_path_.c_str(), 1);
  setenv("INPUTS", InputsPathOf(graph_path_).c_str(), 1);
  status_ = std::system(absl::StrCat("( ", command_, "\n) > /dev/null 2>&1").c_str());
  constexpr int kShellSawInterrupt = 128 + SIGINT;
  is_interrupted_ = (WIFSIGNALED(status_) && WTERMSIG(status_) == SIGINT) ||
                    (WIFEXITED(status_) && WEXITSTATUS(status_) == kShellSawInterrupt);
  return WIFEXITED(status_) && WEXITSTATUS(status_) == 0;
}

std::string ShellCheck::HowItEnded() const {
  if (WIFSIGNALED(status_)) return absl::StrCat("was ended by signal ", WTERMSIG(status_));
  return absl::StrCat("exited with ", WEXITSTATUS(status_));
}

}  // namespace backtape::tools
