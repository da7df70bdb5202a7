#ifndef BACKTAPE_CODEGEN_SPEC_SUMMARY_H_
#define BACKTAPE_CODEGEN_SPEC_SUMMARY_H_

#include <cstddef>
#include <string>

#include "backtape/codegen_spec/derivative_set.h"
#include "backtape/codegen_spec/diagnostics.h"
#include "backtape/codegen_spec/op_set.h"
#include "backtape/codegen_spec/pytorch_ops.h"

namespace backtape::codegen_spec {

// The summary that --check prints: the number of ops, the number of usable derivative entries, and the unusable entries
// grouped by reason.
std::string Summary(const OpSet& ops, size_t num_rows, const Diagnostics& unsupported,
                    const std::vector<RefusedOp>& refused, const DerivativeSet& derivatives);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_SUMMARY_H_
