#ifndef BACKTAPE_JIT_EMIT_DEPTHWISE_EMITTER_H_
#define BACKTAPE_JIT_EMIT_DEPTHWISE_EMITTER_H_

#include <asmjit/x86.h>

#include "backtape/jit/dense/depthwise_kernels.h"
#include "backtape/jit/emit/cpu_target.h"
#include "backtape/tensor/dtype.h"

namespace backtape::jit {

// Appends the functions of DepthwiseKernels to an assembler. The rows of a block and the weights (or sums) of a chain
// stay in registers. Errors go to the assembler's error handler.
class DepthwiseEmitter {
 public:
  // `dtype` must be float32 or float64.
  DepthwiseEmitter(asmjit::x86::Assembler& assembler, CpuTarget target, DType dtype);

  int lanes() const { return vector_bytes_ / item_bytes_; }
  int max_length() const { return has_avx512_ ? DepthwiseKernels::kMaxLength : 5; }
  int max_rows() const { return has_avx512_ ? DepthwiseKernels::kMaxRows : 4; }

  // Each call appends a function and returns its label.
  asmjit::Label EmitConvolution(int length, int rows, int vectors);
  asmjit::Label EmitWeightGradient(int length, int rows, int vectors);

 private:
  asmjit::x86::Vec Register(int index) const;
  void LoadMasks(size_t bits, const asmjit::x86::Gp& base, int first, int vectors);
  void Load(const asmjit::x86::Vec& to, const asmjit::x86::Mem& from, int mask, const asmjit::x86::Mem& vector);
  void Store(const asmjit::x86::Mem& to, const asmjit::x86::Vec& from, int mask, const asmjit::x86::Mem& vector);
  template <typename F>
  void EmitChains(int vectors, F emit_chain);
  template <typename F>
  void EmitLines(int length, int rows, int vectors, F use);

  asmjit::x86::Assembler& a_;
  bool has_avx512_;
  bool is_double_;
  int item_bytes_;
  int vector_bytes_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_EMIT_DEPTHWISE_EMITTER_H_
