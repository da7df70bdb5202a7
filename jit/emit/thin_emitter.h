#ifndef BACKTAPE_JIT_EMIT_THIN_EMITTER_H_
#define BACKTAPE_JIT_EMIT_THIN_EMITTER_H_

#include <asmjit/x86.h>

#include "backtape/jit/dense/tile.h"
#include "backtape/jit/emit/cpu_target.h"

namespace backtape::jit {

// Appends the functions of ThinKernels to an assembler. Errors go to the assembler's error handler.
class ThinEmitter {
 public:
  // `dtype` must be float32 or float64.
  ThinEmitter(asmjit::x86::Assembler& assembler, CpuTarget target, DType dtype);

  int lanes() const { return vector_bytes_ / item_bytes_; }
  // Number of sums of one group of a dot function: a power of two, enough to fill a vector and to cover the latency of
  // a fused multiply-add.
  int max_sums() const { return lanes() > 8 ? lanes() : 8; }

  // Each call appends a function and returns its label. rows * columns <= max_sums(), both powers of two, columns <= 4.
  asmjit::Label EmitDots(int rows, int columns);
  // `terms` is 1, 2, 3, 4 or 8.
  asmjit::Label EmitCombine(int terms);

 private:
  asmjit::x86::Vec Register(int index) const;
  void LoadTailMask(const asmjit::x86::Mem& bits, const asmjit::x86::Mem& mask);
  void LoadTail(const asmjit::x86::Vec& to, const asmjit::x86::Mem& from);
  void EmitDotTerm(int rows, int columns, int set, bool is_tail);
  void FoldLanes(int sums);
  void EmitCombineVector(int terms, bool has_init, int unrolled, int offset, bool is_tail);
  void EmitCombineSteps(int terms, bool has_init);

  asmjit::x86::Assembler& a_;
  bool has_avx512_;
  bool is_double_;
  int item_bytes_;
  int vector_bytes_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_EMIT_THIN_EMITTER_H_
