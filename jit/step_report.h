#ifndef BACKTAPE_JIT_STEP_REPORT_H_
#define BACKTAPE_JIT_STEP_REPORT_H_

#include <string>
#include <vector>

#include "backtape/jit/compiler.h"
#include "backtape/jit/plan/plan.h"

namespace backtape::jit {

// "%mm (aten.mm.default)".
std::string NameWithOp(const Node& node);

// What each step of a plan computes and moves; amounts that hang on symbolic sizes are 0.
std::vector<StepReport> ReportSteps(const Plan& plan);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_STEP_REPORT_H_
