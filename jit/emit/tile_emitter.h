#ifndef BACKTAPE_JIT_EMIT_TILE_EMITTER_H_
#define BACKTAPE_JIT_EMIT_TILE_EMITTER_H_

#include <asmjit/x86.h>

#include "backtape/jit/dense/tile.h"
#include "backtape/jit/emit/cpu_target.h"

namespace backtape::jit {

// Appends the functions of TileKernels to an assembler. Registers are assigned by hand, because there are many small
// functions, which are emitted in every compilation. Errors go to the assembler's error handler.
//
// A tile keeps its sums in rows * vectors registers. If these are too few to cover the latency of a fused multiply-add,
// there are several sets of them, and each set takes every second (third, ...) term.
class TileEmitter {
 public:
  // `dtype` must be float32 or float64.
  TileEmitter(asmjit::x86::Assembler& assembler, CpuTarget target, DType dtype);

  int lanes() const { return vector_bytes_ / item_bytes_; }
  int max_rows() const { return has_avx512_ ? 8 : 4; }
  int max_vectors() const { return TileKernels::kMaxVectors; }
  int transpose_terms() const { return 16 / item_bytes_; }

  // Each call appends a function and returns its label.
  asmjit::Label EmitTile(int rows, int vectors, bool has_tail);
  asmjit::Label EmitCopy(int vectors, bool has_tail);
  asmjit::Label EmitTranspose() { return EmitTranspose(lanes()); }
  // Transposes `columns` <= lanes() columns; the other lanes become 0.
  asmjit::Label EmitTranspose(int columns);

 private:
  asmjit::x86::Vec Register(int index) const;
  void EmitTerm(int rows, int vectors, bool has_tail, int set);
  void LoadColumns(const asmjit::x86::Vec& to, const asmjit::x86::Mem& from, bool is_masked);
  void StoreColumns(const asmjit::x86::Mem& to, const asmjit::x86::Vec& from, bool is_masked);

  asmjit::x86::Assembler& a_;
  bool has_avx512_;
  bool is_double_;
  int item_bytes_;
  int vector_bytes_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_EMIT_TILE_EMITTER_H_
