#include "backtape/jit/emit/transform_emitter.h"

#include <bit>
#include <cstddef>

namespace backtape::jit {

namespace x86 = asmjit::x86;
namespace Inst = x86::Inst;

TransformEmitter::TransformEmitter(x86::Assembler& assembler, CpuTarget target, DType dtype)
    : a_(assembler),
      has_avx512_(target == CpuTarget::kAvx512),
      is_double_(dtype == DType::kFloat64),
      vector_bytes_(has_avx512_ ? 64 : 32) {}

x86::Vec TransformEmitter::Register(int index) const {
  return has_avx512_ ? x86::Vec(x86::zmm(static_cast<uint32_t>(index)))
                     : x86::Vec(x86::ymm(static_cast<uint32_t>(index)));
}

// Computes the result row by row. This needs few registers; loading values again costs less than spilling registers.
asmjit::Label TransformEmitter::EmitTransform(const TransformMatrix& matrix) {
  const auto field = [](size_t offset) { return x86::qword_ptr(x86::rdi, static_cast<int32_t>(offset)); };
  const x86::Gp to = x86::rdx;
  const x86::Gp from = x86::rsi;
  const x86::Gp from_offsets = x86::r8;
  const x86::Gp to_offsets = x86::r9;
  const x86::Gp count = x86::rcx;
  const x86::Gp offset = x86::rax;
  const auto load = Inst::kIdVmovups;
  const auto add = is_double_ ? Inst::kIdVaddpd : Inst::kIdVaddps;
  const auto subtract = is_double_ ? Inst::kIdVsubpd : Inst::kIdVsubps;
  const auto multiply = is_double_ ? Inst::kIdVmulpd : Inst::kIdVmulps;
  const x86::Vec half = Register(15);
  const x86::Vec sum = Register(14);
  a_.align(asmjit::AlignMode::kCode, 64);
  const asmjit::Label function = a_.newLabel();
  a_.bind(function);
  if (is_double_) {
    a_.mov(x86::rax, asmjit::Imm(std::bit_cast<int64_t>(0.5)));
    a_.vmovq(half.xmm(), x86::rax);
    a_.emit(Inst::kIdVbroadcastsd, half, half.xmm());
  } else {
    a_.mov(x86::eax, asmjit::Imm(std::bit_cast<int32_t>(0.5f)));
    a_.vmovd(half.xmm(), x86::eax);
    a_.emit(Inst::kIdVbroadcastss, half, half.xmm());
  }
  a_.mov(to, field(offsetof(TransformCall, to)));
  a_.mov(from, field(offsetof(TransformCall, from)));
  a_.mov(from_offsets, field(offsetof(TransformCall, from_offsets)));
  a_.mov(to_offsets, field(offsetof(TransformCall, to_offsets)));
  a_.mov(count, field(offsetof(TransformCall, count)));
  const asmjit::Label loop = a_.newLabel();
  a_.align(asmjit::AlignMode::kCode, 32);
  a_.bind(loop);
  // Calls f(column, is_first, is_subtracted) for each term, beginning with a positive one.
  const auto for_each_term = [&](const TransformMatrix::Row& row, auto f) {
    int first = 0;
    while (row.signs[first] <= 0) ++first;
    f(first, true, false);
    for (int k = 0; k < matrix.columns; ++k) {
      if (k != first && row.signs[k] != 0) f(k, false, row.signs[k] < 0);
    }
  };
  for (int i = 0; i < matrix.rows; ++i) {
    for (int column = 0; column < matrix.columns; ++column) {
      const x86::Vec value = Register(column);
      for_each_term(matrix.row[i], [&](int k, bool is_first, bool is_negative) {
        a_.mov(offset, x86::qword_ptr(from_offsets, 8 * (k * matrix.columns + column)));
        if (is_first) {
          a_.emit(load, value, x86::ptr(from, offset));
        } else {
          a_.emit(is_negative ? subtract : add, value, value, x86::ptr(from, offset));
        }
      });
      if (matrix.row[i].is_halved) a_.emit(multiply, value, value, half);
    }
    for (int j = 0; j < matrix.rows; ++j) {
      x86::Vec result = sum;
      for_each_term(matrix.row[j], [&](int k, bool is_first, bool is_negative) {
        if (is_first) {
          result = Register(k);
        } else {
          a_.emit(is_negative ? subtract : add, sum, result, Register(k));
          result = sum;
        }
      });
      if (matrix.row[j].is_halved) {
        a_.emit(multiply, sum, result, half);
        result = sum;
      }
      a_.mov(offset, x86::qword_ptr(to_offsets, 8 * (i * matrix.rows + j)));
      a_.emit(load, x86::ptr(to, offset), result);
    }
  }
  a_.add(from, vector_bytes_);
  a_.add(to, vector_bytes_);
  a_.dec(count);
  a_.jnz(loop);
  a_.vzeroupper();
  a_.ret();
  return function;
}

void TransformEmitter::LoadIndices(const x86::Vec& to, const asmjit::Label& at) {
  a_.emit(Inst::kIdVmovups, to, x86::ptr(at));
}

// Separates the even (or odd) elements within each 16-byte lane of both vectors, then reorders the halves of the lanes.
asmjit::Label TransformEmitter::EmitSplit() {
  const x86::Gp even = x86::rdi;
  const x86::Gp odd = x86::rsi;
  const x86::Gp from = x86::rdx;
  const x86::Gp count = x86::rcx;
  const x86::Vec first = Register(0);
  const x86::Vec second = Register(1);
  const x86::Vec order = Register(4);
  const asmjit::Label table = a_.newLabel();
  a_.align(asmjit::AlignMode::kCode, 64);
  const asmjit::Label function = a_.newLabel();
  a_.bind(function);
  if (has_avx512_) LoadIndices(order, table);
  const asmjit::Label loop = a_.newLabel();
  a_.bind(loop);
  a_.emit(Inst::kIdVmovups, first, x86::ptr(from));
  a_.emit(Inst::kIdVmovups, second, x86::ptr(from, vector_bytes_));
  for (int parity = 0; parity < 2; ++parity) {
    const x86::Vec out = Register(2 + parity);
    if (is_double_) {
      a_.emit(parity == 0 ? Inst::kIdVunpcklpd : Inst::kIdVunpckhpd, out, first, second);
    } else {
      a_.emit(Inst::kIdVshufps, out, first, second, asmjit::Imm(parity == 0 ? 0x88 : 0xdd));
    }
    if (has_avx512_) {
      a_.emit(Inst::kIdVpermq, out, order, out);
    } else {
      a_.emit(Inst::kIdVpermq, out, out, asmjit::Imm(0xd8));
    }
    a_.emit(Inst::kIdVmovups, x86::ptr(parity == 0 ? even : odd), out);
  }
  a_.add(from, 2 * vector_bytes_);
  a_.add(even, vector_bytes_);
  a_.add(odd, vector_bytes_);
  a_.dec(count);
  a_.jnz(loop);
  a_.vzeroupper();
  a_.ret();
  if (has_avx512_) {
    a_.align(asmjit::AlignMode::kData, 64);
    a_.bind(table);
    constexpr int64_t kOrder[8] = {0, 2, 4, 6, 1, 3, 5, 7};
    a_.embed(kOrder, sizeof(kOrder));
  }
  return function;
}

asmjit::Label TransformEmitter::EmitMerge() {
  const x86::Gp to = x86::rdi;
  const x86::Gp even = x86::rsi;
  const x86::Gp odd = x86::rdx;
  const x86::Gp count = x86::rcx;
  const x86::Vec low = Register(2);
  const x86::Vec high = Register(3);
  const asmjit::Label tables = a_.newLabel();
  a_.align(asmjit::AlignMode::kCode, 64);
  const asmjit::Label function = a_.newLabel();
  a_.bind(function);
  if (has_avx512_) {
    LoadIndices(Register(4), tables);
    a_.emit(Inst::kIdVmovups, Register(5), x86::ptr(tables, 64));
  }
  const asmjit::Label loop = a_.newLabel();
  a_.bind(loop);
  a_.emit(Inst::kIdVmovups, Register(0), x86::ptr(even));
  a_.emit(Inst::kIdVmovups, Register(1), x86::ptr(odd));
  a_.emit(is_double_ ? Inst::kIdVunpcklpd : Inst::kIdVunpcklps, low, Register(0), Register(1));
  a_.emit(is_double_ ? Inst::kIdVunpckhpd : Inst::kIdVunpckhps, high, Register(0), Register(1));
  for (int part = 0; part < 2; ++part) {
    const x86::Vec out = Register(6 + part);
    if (has_avx512_) {
      a_.emit(Inst::kIdVmovaps, out, Register(4 + part));
      a_.emit(Inst::kIdVpermi2pd, out, low, high);
    } else {
      a_.emit(Inst::kIdVperm2f128, out, low, high, asmjit::Imm(part == 0 ? 0x20 : 0x31));
    }
    a_.emit(Inst::kIdVmovups, x86::ptr(to, part * vector_bytes_), out);
  }
  a_.add(to, 2 * vector_bytes_);
  a_.add(even, vector_bytes_);
  a_.add(odd, vector_bytes_);
  a_.dec(count);
  a_.jnz(loop);
  a_.vzeroupper();
  a_.ret();
  if (has_avx512_) {
    a_.align(asmjit::AlignMode::kData, 64);
    a_.bind(tables);
    // The 16-byte lanes alternate between both vectors.
    constexpr int64_t kOrder[16] = {0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15};
    a_.embed(kOrder, sizeof(kOrder));
  }
  return function;
}

}  // namespace backtape::jit
