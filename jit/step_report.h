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

// What each step of a plan computes. Amounts come with a binding.
std::vector<StepReport> ReportSteps(const Plan& plan);

// Sets kind, name, origins, bytes and flops of steps for a binding's sizes. Bytes: each element that a step reads or
// writes counts once for reading and once for writing, however often its loops pass over it.
void AddAmounts(const Plan& plan, const Binding& binding, std::vector<StepReport>& reports);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_STEP_REPORT_H_
