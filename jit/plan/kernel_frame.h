#ifndef BACKTAPE_JIT_PLAN_KERNEL_FRAME_H_
#define BACKTAPE_JIT_PLAN_KERNEL_FRAME_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/jit/kernel_ir/builder.h"
#include "backtape/jit/plan/plan.h"

namespace backtape::jit {

// A kernel under construction, with the tables of buffers and run-time numbers that its step needs.
class KernelFrame {
 public:
  // The instructions' source is the step's first node until builder().SetSource changes it.
  explicit KernelFrame(const std::string& name) : builder_(name) { builder_.SetSource(0); }

  KernelBuilder& builder() { return builder_; }
  // A kernel number: a constant if the value is known, else a param.
  Int IntOf(const SymInt& value);
  Ints IntsOf(const SymIntVector& values);
  // The index of the buffer, added on first use.
  int BufferOf(int block, int part, bool is_written);
  int AddScratch(const SymInt& bytes);
  KernelBuffer& buffer(int i) { return buffers_[i]; }
  // The kernel value of a number that may be symbolic.
  ValueId NumberOf(const SymInt& value);

  // Finishes the kernel. `points` as in KernelStep.
  absl::StatusOr<Step> Finish(const SymInt& points, std::vector<const Node*> nodes);

 private:
  int ParamOf(const SymInt& value);
  void MoveOffsetsToBuffers();

  KernelBuilder builder_;
  std::vector<SymInt> params_;
  std::vector<KernelBuffer> buffers_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_KERNEL_FRAME_H_
