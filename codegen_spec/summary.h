#ifndef BACKTAPE_CODEGEN_SPEC_SUMMARY_H_
#define BACKTAPE_CODEGEN_SPEC_SUMMARY_H_

#include <cstddef>
#include <string>

#include "backtape/codegen_spec/derivative_set.h"
#include "backtape/codegen_spec/diagnostics.h"
#include "backtape/codegen_spec/op_set.h"

namespace backtape::codegen_spec {

// What --check prints of files as a whole: how many ops, and which derivative entries can be used and which not, by
// reason.
std::string Summary(const OpSet& ops, size_t num_rows, const Diagnostics& unsupported,
                    const DerivativeSet& derivatives);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_SUMMARY_H_
