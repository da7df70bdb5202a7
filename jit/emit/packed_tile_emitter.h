#ifndef BACKTAPE_JIT_EMIT_PACKED_TILE_EMITTER_H_
#define BACKTAPE_JIT_EMIT_PACKED_TILE_EMITTER_H_

#include <asmjit/x86.h>

#include "backtape/jit/dense/tile.h"
#include "backtape/jit/emit/cpu_target.h"

namespace backtape::jit {

// Appends the functions of PackedTileKernels to an assembler. Large products use them; other products use those of
// TileEmitter. A tile's sums occupy nearly all registers. The rows of the first factor stay in the L1 cache from one
// tile to the next, and the columns of the second factor come from the L2 cache.
class PackedTileEmitter {
 public:
  // `dtype` must be float32 or float64.
  PackedTileEmitter(asmjit::x86::Assembler& assembler, CpuTarget target, DType dtype);

  int lanes() const { return vector_bytes_ / item_bytes_; }
  int max_rows() const { return has_avx512_ ? (is_double_ ? 8 : 9) : 6; }
  // If rows are divided into as few nearly equal blocks of at most max_rows() rows as possible, and these are at least
  // four, each block has at least this many rows.
  int min_rows() const { return (3 * max_rows() + 1) / 4; }
  int max_vectors() const { return has_avx512_ ? 3 : 2; }

  // Each call appends a function and returns its label.
  asmjit::Label EmitTile(int rows, int vectors, bool has_tail, bool has_terms_apart);
  asmjit::Label EmitFinishRow();

 private:
  asmjit::x86::Vec Register(int index) const;
  void EmitTerms(int rows, int vectors, int count, bool are_apart);

  asmjit::x86::Assembler& a_;
  bool has_avx512_;
  bool is_double_;
  int item_bytes_;
  int vector_bytes_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_EMIT_PACKED_TILE_EMITTER_H_
