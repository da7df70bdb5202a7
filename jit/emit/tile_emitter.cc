#include "backtape/jit/emit/tile_emitter.h"

#include <cstddef>

#include "backtape/jit/emit/row_strides.h"

namespace backtape::jit {

namespace x86 = asmjit::x86;
namespace Inst = x86::Inst;

namespace {

// The general registers in a tile.
const x86::Gp kCall = x86::rdi;
const x86::Gp kA = x86::rsi;  // current term of the first row
const RowStrides kRowsOfA = {x86::rdx, x86::rcx, x86::r8, x86::r9};
const x86::Gp kB = x86::r10;
const x86::Gp kCount = x86::r11;
const x86::Gp kSegment = x86::rax;
const x86::Gp kStepA = x86::rbx;
const x86::Gp kStepB = x86::rbp;
const x86::KReg kTail = x86::k1;

// Columns are prefetched four terms ahead; the value is the shift in the address, log2(4).
constexpr uint32_t kFourTerms = 2;

x86::Mem Field(size_t offset) { return x86::qword_ptr(kCall, static_cast<int32_t>(offset)); }

}  // namespace

TileEmitter::TileEmitter(x86::Assembler& assembler, CpuTarget target, DType dtype)
    : a_(assembler),
      has_avx512_(target == CpuTarget::kAvx512),
      is_double_(dtype == DType::kFloat64),
      item_bytes_(is_double_ ? 8 : 4),
      vector_bytes_(has_avx512_ ? 64 : 32) {}

x86::Vec TileEmitter::Register(int index) const {
  return has_avx512_ ? x86::Vec(x86::zmm(static_cast<uint32_t>(index)))
                     : x86::Vec(x86::ymm(static_cast<uint32_t>(index)));
}

void TileEmitter::LoadColumns(const x86::Vec& to, const x86::Mem& from, bool is_masked) {
  if (!is_masked) {
    a_.emit(is_double_ ? Inst::kIdVmovupd : Inst::kIdVmovups, to, from);
  } else if (has_avx512_) {
    a_.k(kTail).z().emit(is_double_ ? Inst::kIdVmovupd : Inst::kIdVmovups, to, from);
  } else {
    // No register is free for the mask.
    a_.mov(kSegment, Field(offsetof(TileCall, mask)));
    a_.emit(Inst::kIdVmovups, to, x86::ptr(kSegment));
    a_.emit(is_double_ ? Inst::kIdVmaskmovpd : Inst::kIdVmaskmovps, to, to, from);
  }
}

void TileEmitter::StoreColumns(const x86::Mem& to, const x86::Vec& from, bool is_masked) {
  if (!is_masked) {
    a_.emit(is_double_ ? Inst::kIdVmovupd : Inst::kIdVmovups, to, from);
  } else if (has_avx512_) {
    a_.k(kTail).emit(is_double_ ? Inst::kIdVmovupd : Inst::kIdVmovups, to, from);
  } else {
    const x86::Vec mask = Register(15);
    a_.mov(kSegment, Field(offsetof(TileCall, mask)));
    a_.emit(Inst::kIdVmovups, mask, x86::ptr(kSegment));
    a_.emit(is_double_ ? Inst::kIdVmaskmovpd : Inst::kIdVmaskmovps, to, mask, from);
  }
}

// Adds one term to every sum of a set.
void TileEmitter::EmitTerm(int rows, int vectors, bool has_tail, int set) {
  const int num_registers = has_avx512_ ? 32 : 16;
  const int first = set * rows * vectors;
  const auto b = [&](int v) { return Register(num_registers - 1 - vectors + v); };
  const x86::Vec factor = Register(num_registers - 1);
  const auto multiply_add = is_double_ ? Inst::kIdVfmadd231pd : Inst::kIdVfmadd231ps;
  // Prefetches columns, which come from the L2 cache, if there are enough instructions between loads.
  const bool fetches = has_avx512_ && rows >= 6 && vectors >= 2;
  for (int v = 0; v < vectors; ++v) {
    if (fetches) a_.prefetcht0(x86::ptr(kB, kStepB, kFourTerms, v * vector_bytes_));
    LoadColumns(b(v), x86::ptr(kB, v * vector_bytes_), has_tail && v == vectors - 1);
  }
  for (int row = 0; row < rows; ++row) {
    x86::Mem element = kRowsOfA.At(kA, row, 0, static_cast<uint32_t>(item_bytes_));
    if (vectors == 1 && has_avx512_) {
      element.setSize(0);
      element.setBroadcast(is_double_ ? x86::Mem::Broadcast::k1To8 : x86::Mem::Broadcast::k1To16);
      a_.emit(multiply_add, Register(first + row), b(0), element);
      continue;
    }
    a_.emit(is_double_ ? Inst::kIdVbroadcastsd : Inst::kIdVbroadcastss, factor, element);
    for (int v = 0; v < vectors; ++v) a_.emit(multiply_add, Register(first + row * vectors + v), b(v), factor);
  }
  a_.add(kA, kStepA);
  a_.add(kB, kStepB);
}

asmjit::Label TileEmitter::EmitTile(int rows, int vectors, bool has_tail) {
  const int sums = rows * vectors;
  const int sets = sums <= 3 ? 4 : sums <= 6 && has_avx512_ ? 2 : 1;
  const auto add = is_double_ ? Inst::kIdVaddpd : Inst::kIdVaddps;
  const auto is_masked = [&](int v) { return has_tail && v == vectors - 1; };
  // A register that no sum uses.
  const x86::Vec spare = Register(has_avx512_ ? 31 : 15);
  a_.align(asmjit::AlignMode::kCode, 64);
  const asmjit::Label function = a_.newLabel();
  a_.bind(function);
  a_.push(kStepA);
  a_.push(kStepB);
  if (has_tail && has_avx512_) a_.kmovw(kTail, x86::word_ptr(kCall, offsetof(TileCall, mask_bits)));
  a_.mov(kStepA, Field(offsetof(TileCall, a_k)));
  a_.mov(kStepB, Field(offsetof(TileCall, b_k)));
  if (rows > 1) a_.mov(kRowsOfA.once, Field(offsetof(TileCall, a_row)));
  kRowsOfA.EmitMultiples(a_, rows);

  // Initialises the sums.
  const asmjit::Label zero = a_.newLabel();
  const asmjit::Label begun = a_.newLabel();
  const asmjit::Label no_bias = a_.newLabel();
  a_.cmp(Field(offsetof(TileCall, accumulate)), 0);
  a_.je(zero);
  a_.mov(kA, Field(offsetof(TileCall, c)));
  a_.mov(kB, Field(offsetof(TileCall, c_row)));
  for (int row = 0; row < rows; ++row) {
    for (int v = 0; v < vectors; ++v) {
      LoadColumns(Register(row * vectors + v), x86::ptr(kA, v * vector_bytes_), is_masked(v));
    }
    if (row + 1 < rows) a_.add(kA, kB);
  }
  a_.jmp(begun);
  a_.bind(zero);
  for (int i = 0; i < sums; ++i) {
    const x86::Vec sum = Register(i);
    a_.emit(Inst::kIdVxorps, sum.xmm(), sum.xmm(), sum.xmm());
  }
  a_.bind(begun);
  for (int i = sums; i < sets * sums; ++i) {
    const x86::Vec sum = Register(i);
    a_.emit(Inst::kIdVxorps, sum.xmm(), sum.xmm(), sum.xmm());
  }
  a_.mov(kA, Field(offsetof(TileCall, bias)));
  a_.test(kA, kA);
  a_.jz(no_bias);
  for (int v = 0; v < vectors; ++v) {
    LoadColumns(spare, x86::ptr(kA, v * vector_bytes_), is_masked(v));
    for (int row = 0; row < rows; ++row) {
      const x86::Vec sum = Register(row * vectors + v);
      a_.emit(add, sum, sum, spare);
    }
  }
  a_.bind(no_bias);
  const asmjit::Label no_row_bias = a_.newLabel();
  a_.mov(kA, Field(offsetof(TileCall, row_bias)));
  a_.test(kA, kA);
  a_.jz(no_row_bias);
  for (int row = 0; row < rows; ++row) {
    a_.emit(is_double_ ? Inst::kIdVbroadcastsd : Inst::kIdVbroadcastss, spare,
            x86::ptr(kA, row * item_bytes_, static_cast<uint32_t>(item_bytes_)));
    for (int v = 0; v < vectors; ++v) {
      const x86::Vec sum = Register(row * vectors + v);
      a_.emit(add, sum, sum, spare);
    }
  }
  a_.bind(no_row_bias);

  // Segments run from the last to the first, so that the counter is also the index.
  const asmjit::Label segment = a_.newLabel();
  const asmjit::Label loop = a_.newLabel();
  const asmjit::Label rest = a_.newLabel();
  const asmjit::Label rest_loop = a_.newLabel();
  const asmjit::Label segment_done = a_.newLabel();
  a_.mov(kSegment, Field(offsetof(TileCall, segments)));
  a_.bind(segment);
  a_.mov(kA, Field(offsetof(TileCall, a)));
  a_.mov(kA, x86::qword_ptr(kA, kSegment, 3, -8));
  a_.mov(kB, Field(offsetof(TileCall, b)));
  a_.mov(kB, x86::qword_ptr(kB, kSegment, 3, -8));
  a_.mov(kCount, Field(offsetof(TileCall, k)));
  if (has_tail && !has_avx512_) a_.push(kSegment);  // masked loads use it
  if (sets > 1) {
    a_.sub(kCount, sets);
    a_.jl(rest);
  }
  a_.align(asmjit::AlignMode::kCode, 32);
  a_.bind(loop);
  for (int set = 0; set < sets; ++set) EmitTerm(rows, vectors, has_tail, set);
  if (sets > 1) {
    a_.sub(kCount, sets);
    a_.jge(loop);
    a_.bind(rest);
    a_.add(kCount, sets);
    a_.jz(segment_done);
    a_.bind(rest_loop);
    EmitTerm(rows, vectors, has_tail, 0);
    a_.dec(kCount);
    a_.jnz(rest_loop);
  } else {
    a_.dec(kCount);
    a_.jnz(loop);
  }
  a_.bind(segment_done);
  if (has_tail && !has_avx512_) a_.pop(kSegment);
  a_.dec(kSegment);
  a_.jnz(segment);

  for (int distance = sets / 2; distance > 0; distance /= 2) {
    for (int i = 0; i < distance * sums; ++i) a_.emit(add, Register(i), Register(i), Register(i + distance * sums));
  }
  const asmjit::Label no_residual = a_.newLabel();
  a_.mov(kA, Field(offsetof(TileCall, residual)));
  a_.test(kA, kA);
  a_.jz(no_residual);
  a_.mov(kB, Field(offsetof(TileCall, residual_row)));
  for (int row = 0; row < rows; ++row) {
    for (int v = 0; v < vectors; ++v) {
      const x86::Vec sum = Register(row * vectors + v);
      const x86::Mem from = x86::ptr(kA, v * vector_bytes_);
      if (is_masked(v)) {
        LoadColumns(spare, from, true);
        a_.emit(add, sum, sum, spare);
      } else {
        a_.emit(add, sum, sum, from);
      }
    }
    if (row + 1 < rows) a_.add(kA, kB);
  }
  a_.bind(no_residual);
  const asmjit::Label no_relu = a_.newLabel();
  a_.cmp(Field(offsetof(TileCall, relu)), 0);
  a_.je(no_relu);
  a_.emit(Inst::kIdVxorps, spare.xmm(), spare.xmm(), spare.xmm());
  for (int i = 0; i < sums; ++i) {
    // With this operand order a NaN is propagated.
    a_.emit(is_double_ ? Inst::kIdVmaxpd : Inst::kIdVmaxps, Register(i), spare, Register(i));
  }
  a_.bind(no_relu);
  a_.mov(kA, Field(offsetof(TileCall, c)));
  a_.mov(kB, Field(offsetof(TileCall, c_row)));
  for (int row = 0; row < rows; ++row) {
    for (int v = 0; v < vectors; ++v) {
      StoreColumns(x86::ptr(kA, v * vector_bytes_), Register(row * vectors + v), is_masked(v));
    }
    if (row + 1 < rows) a_.add(kA, kB);
  }
  a_.vzeroupper();
  a_.pop(kStepB);
  a_.pop(kStepA);
  a_.ret();
  return function;
}

asmjit::Label TileEmitter::EmitCopy(int vectors, bool has_tail) {
  const auto field = [](size_t offset) { return x86::qword_ptr(x86::rdi, static_cast<int32_t>(offset)); };
  const x86::Gp to = x86::rsi;
  const x86::Gp from = x86::rdx;
  const x86::Gp from_row = x86::rcx;
  const x86::Gp rows = x86::r8;
  const x86::Vec mask = Register(15);
  a_.align(asmjit::AlignMode::kCode, 64);
  const asmjit::Label function = a_.newLabel();
  a_.bind(function);
  a_.mov(to, field(offsetof(CopyCall, to)));
  a_.mov(from, field(offsetof(CopyCall, from)));
  a_.mov(from_row, field(offsetof(CopyCall, from_row)));
  a_.mov(rows, field(offsetof(CopyCall, rows)));
  if (has_tail && has_avx512_) a_.kmovw(kTail, x86::word_ptr(x86::rdi, offsetof(CopyCall, mask_bits)));
  if (has_tail && !has_avx512_) {
    a_.mov(x86::rax, field(offsetof(CopyCall, mask)));
    a_.emit(Inst::kIdVmovups, mask, x86::ptr(x86::rax));
  }
  // Prefetches rows that are far apart, which hardware prefetchers do not detect.
  a_.mov(x86::r9, from_row);
  a_.shl(x86::r9, 4);
  const asmjit::Label loop = a_.newLabel();
  a_.align(asmjit::AlignMode::kCode, 32);
  a_.bind(loop);
  a_.prefetcht0(x86::ptr(from, x86::r9));
  for (int v = 0; v < vectors; ++v) {
    const x86::Mem source = x86::ptr(from, v * vector_bytes_);
    if (has_tail && v == vectors - 1 && !has_avx512_) {
      a_.emit(is_double_ ? Inst::kIdVmaskmovpd : Inst::kIdVmaskmovps, Register(v), mask, source);
    } else {
      LoadColumns(Register(v), source, has_tail && v == vectors - 1);
    }
  }
  for (int v = 0; v < vectors; ++v) a_.emit(Inst::kIdVmovups, x86::ptr(to, v * vector_bytes_), Register(v));
  a_.add(from, from_row);
  a_.add(to, vectors * vector_bytes_);
  a_.dec(rows);
  a_.jnz(loop);
  a_.vzeroupper();
  a_.ret();
  return function;
}

// Each step processes sixteen bytes of each column. The 16-byte lane g of register r holds those of column g * terms +
// r; transposing within lanes then puts the columns in order.
asmjit::Label TileEmitter::EmitTranspose(int columns) {
  const x86::Gp to = x86::rdi;
  const x86::Gp column_bytes = x86::rdx;
  const x86::Gp count = x86::rcx;
  const x86::Gp row_bytes = x86::r8;
  const x86::Gp columns3 = x86::r9;
  const x86::Gp group_bytes = x86::rax;
  const x86::Gp row3 = x86::r11;
  const x86::Gp from[4] = {x86::rsi, x86::r10, x86::rbx, x86::rbp};
  const int terms = transpose_terms();
  const int groups = lanes() / terms;
  a_.align(asmjit::AlignMode::kCode, 64);
  const asmjit::Label function = a_.newLabel();
  a_.bind(function);
  a_.push(x86::rbx);
  a_.push(x86::rbp);
  a_.imul(group_bytes, column_bytes, terms);
  for (int g = 1; g < groups; ++g) a_.lea(from[g], x86::ptr(from[g - 1], group_bytes));
  a_.lea(columns3, x86::ptr(column_bytes, column_bytes, 1));
  a_.lea(row3, x86::ptr(row_bytes, row_bytes, 1));
  const asmjit::Label loop = a_.newLabel();
  a_.align(asmjit::AlignMode::kCode, 32);
  a_.bind(loop);
  const auto at = [](const x86::Gp& base, const x86::Gp& once, const x86::Gp& thrice, int times) {
    return times == 0 ? x86::ptr(base) : times == 3 ? x86::ptr(base, thrice) : x86::ptr(base, once, times - 1);
  };
  for (int r = 0; r < terms; ++r) {
    const x86::Vec reg = Register(r);
    if (r < columns) {
      a_.emit(Inst::kIdVmovups, reg.xmm(), at(from[0], column_bytes, columns3, r));
    } else {
      a_.emit(Inst::kIdVxorps, reg.xmm(), reg.xmm(), reg.xmm());
    }
    for (int g = 1; g < groups && g * terms + r < columns; ++g) {
      const x86::Mem part = at(from[g], column_bytes, columns3, r);
      if (has_avx512_) {
        a_.emit(Inst::kIdVinsertf32x4, reg, reg, part, asmjit::Imm(g));
      } else {
        a_.emit(Inst::kIdVinsertf128, reg, reg, part, asmjit::Imm(g));
      }
    }
  }
  const auto emit = [&](asmjit::InstId id, int out, int x, int y) {
    a_.emit(id, Register(out), Register(x), Register(y));
  };
  if (is_double_) {
    emit(Inst::kIdVunpcklpd, 8, 0, 1);
    emit(Inst::kIdVunpckhpd, 9, 0, 1);
  } else {
    emit(Inst::kIdVunpcklps, 4, 0, 1);
    emit(Inst::kIdVunpckhps, 5, 0, 1);
    emit(Inst::kIdVunpcklps, 6, 2, 3);
    emit(Inst::kIdVunpckhps, 7, 2, 3);
    emit(Inst::kIdVunpcklpd, 8, 4, 6);
    emit(Inst::kIdVunpckhpd, 9, 4, 6);
    emit(Inst::kIdVunpcklpd, 10, 5, 7);
    emit(Inst::kIdVunpckhpd, 11, 5, 7);
  }
  for (int r = 0; r < terms; ++r) a_.emit(Inst::kIdVmovups, at(to, row_bytes, row3, r), Register(8 + r));
  a_.lea(to, x86::ptr(to, row_bytes, is_double_ ? 1 : 2));
  for (int g = 0; g < groups; ++g) a_.add(from[g], 16);
  a_.dec(count);
  a_.jnz(loop);
  a_.vzeroupper();
  a_.pop(x86::rbp);
  a_.pop(x86::rbx);
  a_.ret();
  return function;
}

}  // namespace backtape::jit
