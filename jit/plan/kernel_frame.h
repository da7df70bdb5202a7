#ifndef BACKTAPE_JIT_PLAN_KERNEL_FRAME_H_
#define BACKTAPE_JIT_PLAN_KERNEL_FRAME_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/jit/kernel_ir/builder.h"
#include "backtape/jit/plan/plan.h"

namespace backtape::jit {

// A kernel under construction with its tables of buffers and run-time numbers, which a step needs beside it.
class KernelFrame {
 public:
  // Instructions come from the step's first node until builder().SetSource says otherwise.
  explicit KernelFrame(const std::string& name) : builder_(name) { builder_.SetSource(0); }

  KernelBuilder& builder() { return builder_; }
  // A number of the kernel: as it stands when it is known, else a param.
  Int IntOf(const SymInt& value);
  Ints IntsOf(const SymIntVector& values);
  // Its number among the kernel's buffers.
  int BufferOf(int block, int part, bool is_written);
  int AddScratch(const SymInt& bytes);
  KernelBuffer& buffer(int i) { return buffers_[i]; }
  // The value of a number that may be symbolic.
  ValueId NumberOf(const SymInt& value);

  // Ends it. `points` as in KernelStep.
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
