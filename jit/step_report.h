#ifndef BACKTAPE_JIT_STEP_REPORT_H_
#define BACKTAPE_JIT_STEP_REPORT_H_

#include <string>
#include <vector>

#include "backtape/jit/compiler.h"
#include "backtape/jit/plan/plan.h"
#include "backtape/jit/run/binding.h"

namespace backtape::jit {

// "%mm (aten.mm.default)".
std::string NameWithOp(const Node& node);

// Describes what each step of a plan computes. AddAmounts adds the values that depend on a binding.
std::vector<StepReport> ReportSteps(const Plan& plan);

// Sets kind, name, origins, bytes and flops of the steps for a binding's sizes. An element that several loops access
// counts at most once as read and once as written.
void AddAmounts(const Plan& plan, const Binding& binding, std::vector<StepReport>& reports);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_STEP_REPORT_H_
