#include "backtape/passes/vectorize/slices.h"

#include "backtape/autograd/ops.h"

namespace backtape::vectorize {

IValue LoopOverSamples(const BatchedCall& call) {
  if (call.size().is_symbolic() || call.size().value() < 1) {
    RefuseCall("it is computed one sample at a time, which requires a known, positive number of samples");
  }
  std::vector<variable_list> results(call.num_results());
  bool is_list = false;
  for (int64_t b = 0; b < call.size().value(); ++b) {
    BatchedCall sample = call;
    sample.ForEachTensor([&](const Variable& x) { return call.is_batched(x) ? ops::select(x, 0, b) : x; });
    const IValue value = sample.Call();
    is_list = value.is_list();
    for (size_t i = 0; i < results.size(); ++i) results[i].push_back(ToVariable(is_list ? value.list()[i] : value));
  }
  IValueList stacked;
  for (const variable_list& samples : results) {
    if (samples[0].defined()) {
      stacked.push_back(IValue(ops::stack(samples)));
    } else {
      stacked.emplace_back();
    }
  }
  return is_list ? IValue(std::move(stacked)) : stacked[0];
}

}  // namespace backtape::vectorize
