#ifndef BACKTAPE_PASSES_PASS_REGISTRY_H_
#define BACKTAPE_PASSES_PASS_REGISTRY_H_

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"
#include "backtape/ir/symbol_values.h"

namespace backtape {

using PassOptionValue = std::variant<bool, int64_t>;
// "1", "4096".
std::string ToString(const PassOptionValue& value);

struct PassOption {
  absl::string_view name;
  PassOptionValue default_value;  // also determines the option's kind
  absl::string_view doc;
};

// Values by option name. Options not listed have their default.
using PassOptionValues = absl::btree_map<std::string, PassOptionValue>;

// The arguments of a pass besides the graph.
struct PassContext {
  const PassOptionValues& options;
  // Known facts about the graph's symbols. Passes that infer types add the guards under which these types hold.
  ShapeEnv& env;
  // As in RunnerOptions.
  const SymbolValues* sizes = nullptr;
  bool specialise_sizes = false;
  // A pass may append sentences about what it could not do.
  std::vector<std::string>& notes;
};

// A pass as seen by the runner and the command line. `run` returns whether it changed the graph.
struct PassInfo {
  absl::string_view name;
  absl::string_view doc;  // one line
  std::vector<PassOption> (*options)();
  absl::StatusOr<bool> (*run)(Graph& graph, const PassContext& context);
};

// All passes, sorted by name.
absl::Span<const PassInfo> BuiltinPasses();
// Returns null if there is no pass with this name.
const PassInfo* FindPass(absl::string_view name, absl::Span<const PassInfo> passes = BuiltinPasses());

}  // namespace backtape

#endif  // BACKTAPE_PASSES_PASS_REGISTRY_H_
