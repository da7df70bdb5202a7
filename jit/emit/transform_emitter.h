#ifndef BACKTAPE_JIT_EMIT_TRANSFORM_EMITTER_H_
#define BACKTAPE_JIT_EMIT_TRANSFORM_EMITTER_H_

#include <asmjit/x86.h>

#include "backtape/jit/dense/tile.h"
#include "backtape/jit/emit/cpu_target.h"

namespace backtape::jit {

// Appends the functions of TransformKernels to an assembler. Errors go to the assembler's error handler.
class TransformEmitter {
 public:
  // `dtype` must be float32 or float64.
  TransformEmitter(asmjit::x86::Assembler& assembler, CpuTarget target, DType dtype);

  // Each call appends a function and returns its label.
  asmjit::Label EmitTransform(const TransformMatrix& matrix);
  asmjit::Label EmitSplit();
  asmjit::Label EmitMerge();

 private:
  asmjit::x86::Vec Register(int index) const;
  // Loads eight 64-bit indices for permutations into `to`.
  void LoadIndices(const asmjit::x86::Vec& to, const asmjit::Label& at);

  asmjit::x86::Assembler& a_;
  bool has_avx512_;
  bool is_double_;
  int vector_bytes_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_EMIT_TRANSFORM_EMITTER_H_
