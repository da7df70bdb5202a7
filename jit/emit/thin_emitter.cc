#include "backtape/jit/emit/thin_emitter.h"

#include <algorithm>
#include <cstddef>

#include "backtape/jit/emit/row_strides.h"

namespace backtape::jit {

namespace x86 = asmjit::x86;
namespace Inst = x86::Inst;

namespace {

// The row stride and its multiples, in both kinds of functions.
const RowStrides kRowStrides = {x86::rdx, x86::rcx, x86::r8, x86::r9};
const x86::KReg kLanesOfTail = x86::k1;

// Registers of dot functions:
const x86::Gp kRows = x86::rsi;
const x86::Gp kLaterRows = x86::rax;  // rows from the ninth on
const x86::Gp kColumns = x86::r10;
const x86::Gp kColumnStride = x86::rbx;
const x86::Gp kColumnStride3 = x86::rbp;
// Registers of combine functions:
const x86::Gp kX = x86::rsi;
const x86::Gp kOut = x86::r10;
const x86::Gp kInit = x86::r11;

const x86::Gp kPushed[] = {x86::rbx, x86::rbp, x86::r12, x86::r13, x86::r14, x86::r15};

x86::Mem CallField(size_t offset) { return x86::qword_ptr(x86::rdi, static_cast<int32_t>(offset)); }

}  // namespace

ThinEmitter::ThinEmitter(x86::Assembler& assembler, CpuTarget target, DType dtype)
    : a_(assembler),
      has_avx512_(target == CpuTarget::kAvx512),
      is_double_(dtype == DType::kFloat64),
      item_bytes_(is_double_ ? 8 : 4),
      vector_bytes_(has_avx512_ ? 64 : 32) {}

x86::Vec ThinEmitter::Register(int index) const {
  return has_avx512_ ? x86::Vec(x86::zmm(static_cast<uint32_t>(index)))
                     : x86::Vec(x86::ymm(static_cast<uint32_t>(index)));
}

void ThinEmitter::LoadTailMask(const x86::Mem& bits, const x86::Mem& mask) {
  a_.mov(x86::rax, bits);
  if (has_avx512_) {
    a_.kmovw(kLanesOfTail, x86::eax);
    return;
  }
  const asmjit::Label none = a_.newLabel();
  a_.test(x86::rax, x86::rax);
  a_.jz(none);
  a_.mov(x86::rax, mask);
  a_.emit(Inst::kIdVmovups, Register(15), x86::ptr(x86::rax));
  a_.bind(none);
}

void ThinEmitter::LoadTail(const x86::Vec& to, const x86::Mem& from) {
  if (has_avx512_) {
    a_.k(kLanesOfTail).z().emit(is_double_ ? Inst::kIdVmovupd : Inst::kIdVmovups, to, from);
  } else {
    a_.emit(is_double_ ? Inst::kIdVmaskmovpd : Inst::kIdVmaskmovps, to, Register(15), from);
  }
}

// Adds one vector of terms to every sum of a set.
void ThinEmitter::EmitDotTerm(int rows, int columns, int set, bool is_tail) {
  const auto multiply_add = is_double_ ? Inst::kIdVfmadd231pd : Inst::kIdVfmadd231ps;
  const int first = set * rows * columns;
  const int offset = set * vector_bytes_;
  const auto b = [&](int column) { return Register(max_sums() + column); };
  const x86::Vec row_of_a = Register(max_sums() + columns);
  const auto load = [&](const x86::Vec& to, const x86::Mem& from) {
    if (is_tail) {
      LoadTail(to, from);
    } else {
      a_.emit(Inst::kIdVmovups, to, from);
    }
  };
  for (int column = 0; column < columns; ++column) {
    const x86::Mem at = column == 0   ? x86::ptr(kColumns, offset)
                        : column == 3 ? x86::ptr(kColumns, kColumnStride3, 0, offset)
                                      : x86::ptr(kColumns, kColumnStride, column - 1, offset);
    load(b(column), at);
  }
  for (int row = 0; row < rows; ++row) {
    const x86::Mem at =
        row < 8 ? kRowStrides.At(kRows, row, offset, 0) : kRowStrides.At(kLaterRows, row - 8, offset, 0);
    if (columns == 1 && !is_tail) {
      a_.emit(multiply_add, Register(first + row), b(0), at);
      continue;
    }
    load(row_of_a, at);
    for (int column = 0; column < columns; ++column) {
      a_.emit(multiply_add, Register(first + row * columns + column), b(column), row_of_a);
    }
  }
}

// Sums the lanes of each of the registers 0 to sums - 1 and leaves the results contiguously in register 0, and in the
// following registers if one vector does not hold them all. Lanes after the last sum are undefined.
void ThinEmitter::FoldLanes(int sums) {
  const auto add = is_double_ ? Inst::kIdVaddpd : Inst::kIdVaddps;
  const x86::Vec low = Register(max_sums());
  const x86::Vec high = Register(max_sums() + 1);
  int count = sums;
  const auto halve = [&](auto&& combine) {
    const int made = std::max(count / 2, 1);
    for (int i = 0; i < made; ++i) {
      const x86::Vec first = Register(count == 1 ? 0 : 2 * i);
      const x86::Vec second = Register(count == 1 ? 0 : 2 * i + 1);
      combine(first, second);
      a_.emit(add, Register(i), low, high);
    }
    count = made;
  };
  const auto by_pairs = [&](asmjit::InstId low_id, asmjit::InstId high_id) {
    halve([&](const x86::Vec& x, const x86::Vec& y) {
      a_.emit(low_id, low, x, y);
      a_.emit(high_id, high, x, y);
    });
  };
  const auto by_parts = [&](asmjit::InstId id, int low_selector, int high_selector) {
    halve([&](const x86::Vec& x, const x86::Vec& y) {
      a_.emit(id, low, x, y, asmjit::Imm(low_selector));
      a_.emit(id, high, x, y, asmjit::Imm(high_selector));
    });
  };
  // Folds first within 16-byte parts, then across them.
  if (!is_double_) by_pairs(Inst::kIdVunpcklps, Inst::kIdVunpckhps);
  by_pairs(Inst::kIdVunpcklpd, Inst::kIdVunpckhpd);
  if (has_avx512_) {
    by_parts(Inst::kIdVshuff32x4, 0x44, 0xee);
    by_parts(Inst::kIdVshuff32x4, 0x88, 0xdd);
  } else {
    by_parts(Inst::kIdVperm2f128, 0x20, 0x31);
  }
}

asmjit::Label ThinEmitter::EmitDots(int rows, int columns) {
  const int sums = rows * columns;
  const int sets = std::min(8, max_sums() / sums);
  const auto add = is_double_ ? Inst::kIdVaddpd : Inst::kIdVaddps;
  const x86::Gp count = x86::r11;
  const x86::Gp groups = x86::r12;
  const x86::Gp out = x86::r13;
  const x86::Gp init = x86::r14;
  const x86::Gp rows_of_group = x86::r15;
  a_.align(asmjit::AlignMode::kCode, 64);
  const asmjit::Label function = a_.newLabel();
  a_.bind(function);
  for (const x86::Gp& reg : kPushed) a_.push(reg);
  LoadTailMask(CallField(offsetof(DotCall, mask_bits)), CallField(offsetof(DotCall, mask)));
  a_.mov(kRowStrides.once, CallField(offsetof(DotCall, a_row)));
  kRowStrides.EmitMultiples(a_, rows);
  if (columns > 1) a_.mov(kColumnStride, CallField(offsetof(DotCall, b_column)));
  if (columns > 3) a_.lea(kColumnStride3, x86::ptr(kColumnStride, kColumnStride, 1));
  a_.mov(groups, CallField(offsetof(DotCall, groups)));
  a_.mov(out, CallField(offsetof(DotCall, out)));
  a_.mov(init, CallField(offsetof(DotCall, init)));
  a_.mov(rows_of_group, CallField(offsetof(DotCall, a)));

  const asmjit::Label group = a_.newLabel();
  const asmjit::Label loop = a_.newLabel();
  const asmjit::Label rest = a_.newLabel();
  const asmjit::Label rest_loop = a_.newLabel();
  const asmjit::Label tail = a_.newLabel();
  const asmjit::Label no_tail = a_.newLabel();
  const asmjit::Label no_init = a_.newLabel();
  a_.bind(group);
  for (int i = 0; i < sets * sums; ++i) a_.vxorps(Register(i).xmm(), Register(i).xmm(), Register(i).xmm());
  a_.mov(kRows, rows_of_group);
  if (rows > 8) a_.lea(kLaterRows, x86::ptr(rows_of_group, kRowStrides.once, 3));
  a_.mov(kColumns, CallField(offsetof(DotCall, b)));
  const auto advance = [&](int vectors) {
    a_.add(kRows, vectors * vector_bytes_);
    if (rows > 8) a_.add(kLaterRows, vectors * vector_bytes_);
    a_.add(kColumns, vectors * vector_bytes_);
  };
  a_.mov(count, CallField(offsetof(DotCall, vectors)));
  a_.sub(count, sets);
  a_.jl(rest);
  a_.align(asmjit::AlignMode::kCode, 32);
  a_.bind(loop);
  for (int set = 0; set < sets; ++set) EmitDotTerm(rows, columns, set, false);
  advance(sets);
  a_.sub(count, sets);
  a_.jge(loop);
  a_.bind(rest);
  if (sets > 1) {
    a_.add(count, sets);
    a_.jz(tail);
    a_.bind(rest_loop);
    EmitDotTerm(rows, columns, 0, false);
    advance(1);
    a_.dec(count);
    a_.jnz(rest_loop);
  }
  a_.bind(tail);
  a_.cmp(CallField(offsetof(DotCall, mask_bits)), 0);
  a_.je(no_tail);
  EmitDotTerm(rows, columns, 0, true);
  a_.bind(no_tail);

  for (int distance = sets / 2; distance > 0; distance /= 2) {
    for (int i = 0; i < distance * sums; ++i) a_.emit(add, Register(i), Register(i), Register(i + distance * sums));
  }
  FoldLanes(sums);
  // The sums may fill only part of a vector: 4, 8, 16 or 32 bytes.
  const int bytes = std::min(sums * item_bytes_, vector_bytes_);
  const int vectors_out = (sums * item_bytes_ + vector_bytes_ - 1) / vector_bytes_;
  const x86::Vec old = Register(max_sums());
  const auto part = [&](const x86::Vec& reg) {
    return bytes > 32 ? reg : bytes > 16 ? x86::Vec(reg.ymm()) : x86::Vec(reg.xmm());
  };
  const asmjit::InstId move = bytes == 4 ? Inst::kIdVmovss : bytes == 8 ? Inst::kIdVmovsd : Inst::kIdVmovups;
  a_.test(init, init);
  a_.jz(no_init);
  for (int v = 0; v < vectors_out; ++v) {
    a_.emit(move, part(old), x86::ptr(init, v * vector_bytes_));
    a_.emit(add, part(Register(v)), part(Register(v)), part(old));
  }
  a_.add(init, CallField(offsetof(DotCall, init_step)));
  a_.bind(no_init);
  for (int v = 0; v < vectors_out; ++v) a_.emit(move, x86::ptr(out, v * vector_bytes_), part(Register(v)));
  a_.add(out, sums * item_bytes_);
  if (rows == 16) {
    a_.lea(rows_of_group, x86::ptr(rows_of_group, kRowStrides.once, 3));
    a_.lea(rows_of_group, x86::ptr(rows_of_group, kRowStrides.once, 3));
  } else {
    a_.lea(rows_of_group, x86::ptr(rows_of_group, kRowStrides.once, rows == 8 ? 3 : rows == 4 ? 2 : rows == 2 ? 1 : 0));
  }
  a_.dec(groups);
  a_.jnz(group);
  a_.vzeroupper();
  for (int i = 5; i >= 0; --i) a_.pop(kPushed[i]);
  a_.ret();
  return function;
}

// Computes `unrolled` vectors together, each in its own chain of additions, or in two chains if there are many terms.
void ThinEmitter::EmitCombineVector(int terms, bool has_init, int unrolled, int offset, bool is_tail) {
  const auto multiply = is_double_ ? Inst::kIdVmulpd : Inst::kIdVmulps;
  const auto multiply_add = is_double_ ? Inst::kIdVfmadd231pd : Inst::kIdVfmadd231ps;
  const auto add = is_double_ ? Inst::kIdVaddpd : Inst::kIdVaddps;
  const bool has_two_chains = terms > 4;
  // With kMaxTerms terms, sums are loaded and stored without a mask, because a load cannot be forwarded from the masked
  // store of the previous step.
  const bool is_masked = is_tail && terms < ThinKernels::kMaxTerms;
  const x86::Vec loaded = Register(14);
  for (int v = 0; v < unrolled; ++v) {
    const int at = offset + v * vector_bytes_;
    const x86::Vec sum = Register(terms + (has_two_chains ? 2 * v : v));
    const x86::Vec second = Register(terms + 2 * v + 1);
    for (int term = 0; term < terms; ++term) {
      const bool is_second = has_two_chains && term >= terms / 2;
      const x86::Vec target = is_second ? second : sum;
      if (term == 0 && has_init) {
        const x86::Mem init = x86::ptr(kInit, at);
        if (is_masked) {
          LoadTail(sum, init);
        } else {
          a_.emit(Inst::kIdVmovups, sum, init);
        }
      }
      const bool begins = (term == 0 && !has_init) || (is_second && term == terms / 2);
      asmjit::Operand x = kRowStrides.At(kX, term, at, 0);
      if (is_tail) {
        LoadTail(loaded, kRowStrides.At(kX, term, at, 0));
        x = loaded;
      }
      a_.emit(begins ? multiply : multiply_add, target, Register(term), x);
    }
    if (has_two_chains) a_.emit(add, sum, sum, second);
    const x86::Mem to = x86::ptr(kOut, at);
    if (!is_masked) {
      a_.emit(Inst::kIdVmovups, to, sum);
    } else if (has_avx512_) {
      a_.k(kLanesOfTail).emit(is_double_ ? Inst::kIdVmovupd : Inst::kIdVmovups, to, sum);
    } else {
      a_.emit(is_double_ ? Inst::kIdVmaskmovpd : Inst::kIdVmaskmovps, to, Register(15), sum);
    }
  }
}

// Emits all steps and the return.
void ThinEmitter::EmitCombineSteps(int terms, bool has_init) {
  const int unrolled = terms > 4 ? 2 : 4;
  const x86::Gp count = x86::rax;
  const x86::Gp x_base = x86::rbp;
  const x86::Gp out_base = x86::r12;
  const x86::Gp init_base = x86::r13;
  const x86::Gp numbers = x86::r14;
  const x86::Gp steps = x86::rbx;
  const x86::Gp number_term = x86::r15;
  const asmjit::Label step = a_.newLabel();
  const asmjit::Label loop = a_.newLabel();
  const asmjit::Label rest = a_.newLabel();
  const asmjit::Label rest_loop = a_.newLabel();
  const asmjit::Label tail = a_.newLabel();
  const asmjit::Label no_tail = a_.newLabel();
  a_.bind(step);
  a_.mov(kX, numbers);
  for (int term = 0; term < terms; ++term) {
    a_.emit(is_double_ ? Inst::kIdVbroadcastsd : Inst::kIdVbroadcastss, Register(term),
            x86::ptr(kX, 0, static_cast<uint32_t>(item_bytes_)));
    if (term + 1 < terms) a_.add(kX, number_term);
  }
  a_.mov(kX, x_base);
  a_.mov(kOut, out_base);
  if (has_init) a_.mov(kInit, init_base);
  const auto advance = [&](int vectors) {
    a_.add(kX, vectors * vector_bytes_);
    a_.add(kOut, vectors * vector_bytes_);
    if (has_init) a_.add(kInit, vectors * vector_bytes_);
  };
  a_.mov(count, CallField(offsetof(CombineCall, vectors)));
  a_.sub(count, unrolled);
  a_.jl(rest);
  a_.align(asmjit::AlignMode::kCode, 32);
  a_.bind(loop);
  EmitCombineVector(terms, has_init, unrolled, 0, false);
  advance(unrolled);
  a_.sub(count, unrolled);
  a_.jge(loop);
  a_.bind(rest);
  a_.add(count, unrolled);
  a_.jz(tail);
  a_.bind(rest_loop);
  EmitCombineVector(terms, has_init, 1, 0, false);
  advance(1);
  a_.dec(count);
  a_.jnz(rest_loop);
  a_.bind(tail);
  a_.cmp(CallField(offsetof(CombineCall, mask_bits)), 0);
  a_.je(no_tail);
  EmitCombineVector(terms, has_init, 1, 0, true);
  a_.bind(no_tail);
  a_.add(x_base, CallField(offsetof(CombineCall, x_step)));
  a_.add(out_base, CallField(offsetof(CombineCall, out_step)));
  if (has_init) a_.add(init_base, CallField(offsetof(CombineCall, init_step)));
  a_.add(numbers, CallField(offsetof(CombineCall, number_step)));
  a_.dec(steps);
  a_.jnz(step);
  a_.vzeroupper();
  for (int i = 5; i >= 0; --i) a_.pop(kPushed[i]);
  a_.ret();
}

asmjit::Label ThinEmitter::EmitCombine(int terms) {
  a_.align(asmjit::AlignMode::kCode, 64);
  const asmjit::Label function = a_.newLabel();
  const asmjit::Label no_init = a_.newLabel();
  a_.bind(function);
  for (const x86::Gp& reg : kPushed) a_.push(reg);
  LoadTailMask(CallField(offsetof(CombineCall, mask_bits)), CallField(offsetof(CombineCall, mask)));
  a_.mov(kRowStrides.once, CallField(offsetof(CombineCall, x_term)));
  kRowStrides.EmitMultiples(a_, terms);
  a_.mov(x86::rbp, CallField(offsetof(CombineCall, x)));
  a_.mov(x86::r12, CallField(offsetof(CombineCall, out)));
  a_.mov(x86::r13, CallField(offsetof(CombineCall, init)));
  a_.mov(x86::r14, CallField(offsetof(CombineCall, numbers)));
  a_.mov(x86::r15, CallField(offsetof(CombineCall, number_term)));
  a_.mov(x86::rbx, CallField(offsetof(CombineCall, steps)));
  a_.test(x86::r13, x86::r13);
  a_.jz(no_init);
  EmitCombineSteps(terms, true);
  a_.bind(no_init);
  EmitCombineSteps(terms, false);
  return function;
}

}  // namespace backtape::jit
