#include "backtape/jit/program_checks.h"

#include <algorithm>
#include <new>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "backtape/interp/compare.h"
#include "backtape/ir/text/print_graph_text.h"
#include "backtape/tensor/error.h"

namespace backtape::internal {
namespace {

constexpr size_t kMaxEagerReasons = 1000;

// The first node of `a` at which the graphs differ; null if there is none.
const Node* FirstDifferentNode(const Graph& a, const Graph& b) {
  const Node* other = b.first();
  for (const Node* node : a.nodes()) {
    if (other == nullptr || PrintNode(*node) != PrintNode(*other)) return node;
    other = other->next();
  }
  return nullptr;
}

bool IsSameState(const Variable& before, const Variable& now) {
  if (before.is_same(now)) return true;
  const bool is_temporary = now.use_count() == 1 && !now.requires_grad() && !before.requires_grad();
  return is_temporary && before.type() == now.type() && Compare(now, before, {.rtol = 0, .atol = 0}).ok();
}

}  // namespace

VariableProgram ForTrace(const VariableProgram& program) {
  return [&program](const variable_list& inputs) {
    try {
      return program(inputs);
    } catch (const Error&) {
      throw;
    } catch (const std::bad_alloc&) {
      throw;
    } catch (...) {
      throw ProgramThrew();
    }
  };
}

int64_t CheckSchedule::NoteCheck() {
  const int64_t unchecked = std::max<int64_t>(runs - num_checked, 0);
  num_checked = runs + 1;  // including the run that follows
  next_check = 2 * runs + 1;
  return unchecked;
}

std::string ChangeOfGraph(const Graph& before, const Graph& now) {
  std::string difference;
  // Types are not compared, because the names of their unbacked symbols may differ.
  if (StructurallyEqual(before, now, &difference, /*compare_types=*/false)) return "";
  const Node* const node = FirstDifferentNode(before, now);
  const std::string location = node == nullptr ? "" : node->provenance().Location();
  return location.empty() ? difference : absl::StrCat(difference, " (", location, ")");
}

std::string ChangeOfState(absl::Span<const Variable> before, absl::Span<const Variable> now) {
  return std::equal(before.begin(), before.end(), now.begin(), now.end(), IsSameState) ? ""
                                                                                       : "it uses different tensors";
}

std::string ReasonOfTemporaries(absl::Span<const Variable> state, absl::FunctionRef<bool(size_t)> is_written) {
  for (size_t i = 0; i < state.size(); ++i) {
    if (!is_written(i) || state[i].use_count() > 1) continue;
    return absl::StrCat("the program writes a temporary tensor whose creation was not traced: ",
                        state[i].type().ToString());
  }
  return "";
}

void CountEagerRun(const std::string& reason, int64_t& eager_runs,
                   absl::btree_map<std::string, int64_t>& eager_reasons) {
  ++eager_runs;
  const bool is_full = eager_reasons.size() >= kMaxEagerReasons;
  ++eager_reasons[is_full && !eager_reasons.contains(reason) ? "other reasons" : reason];
}

absl::Status LateChangeError(absl::string_view what, absl::string_view change, int64_t unchecked) {
  return absl::FailedPreconditionError(absl::StrCat(
      "the program of ", what, " has changed since it was captured: ", change, ". Since the last check, ", unchecked,
      unchecked == 1 ? " call has" : " calls have",
      " run the captured version. A number that changes between calls must be a Number "
      "(backtape/autograd/variable/number.h), and a tensor that changes must be an argument or be written in place"));
}

}  // namespace backtape::internal
