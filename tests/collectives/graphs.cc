#include "backtape/tests/collectives/graphs.h"

#include "absl/strings/str_replace.h"
#include "backtape/tests/passes/graphs.h"
#include "backtape/tests/support/one_rank.h"

namespace backtape::testing {

std::string WithCollectives(const std::string& body) {
  return absl::StrReplaceAll(body, {{"reduce(", "torch.ops._c10d_functional.all_reduce.default("},
                                    {"wait(", "torch.ops._c10d_functional.wait_tensor.default("},
                                    {"'sum'", "'sum', '0'"},
                                    {"'avg'", "'avg', '0'"},
                                    {"'max'", "'max', '0'"}});
}

std::string CollectiveOpsAfter(const std::string& passes, const std::string& inputs, const std::string& body) {
  const OneRank one_rank;
  const std::string ops = OpsAfter(passes, inputs, WithCollectives(body));
  return absl::StrReplaceAll(ops, {{"torch.ops._c10d_functional.", ""}});
}

}  // namespace backtape::testing
