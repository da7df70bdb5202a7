#include "backtape/jit/emit/depthwise_emitter.h"

#include <cstddef>

namespace backtape::jit {

namespace x86 = asmjit::x86;
namespace Inst = x86::Inst;

namespace {

// The general registers.
const x86::Gp kDepthwiseBlock = x86::rdi;
const x86::Gp kChain = x86::rsi;
const x86::Gp kChainsLeft = x86::rcx;
const x86::Gp kLines = x86::r9;  // the addresses of the block's lines
const x86::Gp kColumn = x86::r10;
const x86::Gp kWeights = x86::r11;
const x86::Gp kRowList = x86::rax;
const x86::Gp kAddress = x86::r8;  // of a line or row
const x86::Gp kMask = x86::rdx;    // the address of a vector of lanes

// The mask registers of AVX-512: first those of a chain, then those of the block.
constexpr int kChainMask = 1;
constexpr int kBlockMask = 3;

x86::Mem Field(const x86::Gp& base, size_t offset) { return x86::qword_ptr(base, static_cast<int32_t>(offset)); }

x86::Mem BlockMask(int v) { return Field(kDepthwiseBlock, offsetof(DepthwiseCall, mask) + 8 * static_cast<size_t>(v)); }
x86::Mem ChainMask(int v) { return Field(kChain, offsetof(DepthwiseChain, mask) + 8 * static_cast<size_t>(v)); }

}  // namespace

DepthwiseEmitter::DepthwiseEmitter(x86::Assembler& assembler, CpuTarget target, DType dtype)
    : a_(assembler),
      has_avx512_(target == CpuTarget::kAvx512),
      is_double_(dtype == DType::kFloat64),
      item_bytes_(is_double_ ? 8 : 4),
      vector_bytes_(has_avx512_ ? 64 : 32) {}

x86::Vec DepthwiseEmitter::Register(int index) const {
  return has_avx512_ ? x86::Vec(x86::zmm(static_cast<uint32_t>(index)))
                     : x86::Vec(x86::ymm(static_cast<uint32_t>(index)));
}

// Loads mask registers; AVX2 has none.
void DepthwiseEmitter::LoadMasks(size_t bits, const x86::Gp& base, int first, int vectors) {
  if (!has_avx512_) return;
  for (int v = 0; v < vectors; ++v) {
    a_.kmovw(x86::k(static_cast<uint32_t>(first + v)), x86::word_ptr(base, static_cast<int32_t>(bits) + 8 * v));
  }
}

void DepthwiseEmitter::Load(const x86::Vec& to, const x86::Mem& from, int mask, const x86::Mem& vector) {
  if (has_avx512_) {
    a_.k(x86::k(static_cast<uint32_t>(mask))).z().emit(is_double_ ? Inst::kIdVmovupd : Inst::kIdVmovups, to, from);
    return;
  }
  a_.mov(kMask, vector);
  a_.emit(Inst::kIdVmovups, Register(15), x86::ptr(kMask));
  a_.emit(is_double_ ? Inst::kIdVmaskmovpd : Inst::kIdVmaskmovps, to, Register(15), from);
}

void DepthwiseEmitter::Store(const x86::Mem& to, const x86::Vec& from, int mask, const x86::Mem& vector) {
  if (has_avx512_) {
    a_.k(x86::k(static_cast<uint32_t>(mask))).emit(is_double_ ? Inst::kIdVmovupd : Inst::kIdVmovups, to, from);
    return;
  }
  a_.mov(kMask, vector);
  a_.emit(Inst::kIdVmovups, Register(15), x86::ptr(kMask));
  a_.emit(is_double_ ? Inst::kIdVmaskmovpd : Inst::kIdVmaskmovps, to, Register(15), from);
}

// Loads each vector of each line and calls use(register, line, vector). With AVX-512, loads alternate between two
// registers.
template <typename F>
void DepthwiseEmitter::EmitLines(int length, int rows, int vectors, F use) {
  const int pixels = has_avx512_ ? 30 : 14;
  for (int line = 0; line < rows + length - 1; ++line) {
    a_.mov(kAddress, x86::qword_ptr(kLines, 8 * line));
    for (int v = 0; v < vectors; ++v) {
      const x86::Vec loaded = Register(has_avx512_ ? pixels + (line * vectors + v) % 2 : pixels);
      Load(loaded, x86::ptr(kAddress, kColumn, 0, v * vector_bytes_), kChainMask + v, ChainMask(v));
      use(loaded, line, v);
    }
  }
}

// Emits the loop over the chains of a call, with the code of `emit_chain`.
template <typename F>
void DepthwiseEmitter::EmitChains(int vectors, F emit_chain) {
  const asmjit::Label chain = a_.newLabel();
  const asmjit::Label done = a_.newLabel();
  a_.mov(kChain, Field(kDepthwiseBlock, offsetof(DepthwiseCall, chains)));
  a_.mov(kChainsLeft, Field(kDepthwiseBlock, offsetof(DepthwiseCall, num_chains)));
  a_.test(kChainsLeft, kChainsLeft);
  a_.jz(done);
  a_.align(asmjit::AlignMode::kCode, 32);
  a_.bind(chain);
  a_.mov(kLines, Field(kDepthwiseBlock, offsetof(DepthwiseCall, lines)));
  a_.mov(kColumn, Field(kChain, offsetof(DepthwiseChain, column)));
  a_.mov(kWeights, Field(kDepthwiseBlock, offsetof(DepthwiseCall, weights)));
  a_.add(kLines, Field(kChain, offsetof(DepthwiseChain, lines)));
  a_.add(kColumn, Field(kDepthwiseBlock, offsetof(DepthwiseCall, source_column)));
  a_.add(kWeights, Field(kChain, offsetof(DepthwiseChain, weights)));
  LoadMasks(offsetof(DepthwiseChain, bits), kChain, kChainMask, vectors);
  emit_chain();
  a_.add(kChain, static_cast<int32_t>(sizeof(DepthwiseChain)));
  a_.dec(kChainsLeft);
  a_.jnz(chain);
  a_.bind(done);
}

asmjit::Label DepthwiseEmitter::EmitConvolution(int length, int rows, int vectors) {
  const auto multiply_add = is_double_ ? Inst::kIdVfmadd231pd : Inst::kIdVfmadd231ps;
  const auto broadcast = is_double_ ? Inst::kIdVbroadcastsd : Inst::kIdVbroadcastss;
  const auto sum = [&](int row, int v) { return Register(row * vectors + v); };
  const auto weight = [&](int t) { return Register(rows * vectors + t); };
  const auto row_at = [&](int v) { return x86::ptr(kAddress, kColumn, 0, v * vector_bytes_); };
  a_.align(asmjit::AlignMode::kCode, 64);
  const asmjit::Label function = a_.newLabel();
  const asmjit::Label fresh = a_.newLabel();
  const asmjit::Label zero = a_.newLabel();
  const asmjit::Label begun = a_.newLabel();
  a_.bind(function);
  LoadMasks(offsetof(DepthwiseCall, bits), kDepthwiseBlock, kBlockMask, vectors);
  a_.mov(kRowList, Field(kDepthwiseBlock, offsetof(DepthwiseCall, rows)));
  a_.cmp(Field(kDepthwiseBlock, offsetof(DepthwiseCall, accumulate)), 0);
  a_.je(fresh);
  a_.mov(kColumn, Field(kDepthwiseBlock, offsetof(DepthwiseCall, column)));
  for (int row = 0; row < rows; ++row) {
    a_.mov(kAddress, x86::qword_ptr(kRowList, 8 * row));
    for (int v = 0; v < vectors; ++v) Load(sum(row, v), row_at(v), kBlockMask + v, BlockMask(v));
  }
  a_.jmp(begun);
  a_.bind(fresh);
  a_.mov(kAddress, Field(kDepthwiseBlock, offsetof(DepthwiseCall, bias)));
  a_.test(kAddress, kAddress);
  a_.jz(zero);
  for (int i = 0; i < rows * vectors; ++i) {
    a_.emit(broadcast, Register(i), x86::ptr(kAddress, 0, static_cast<uint32_t>(item_bytes_)));
  }
  a_.jmp(begun);
  a_.bind(zero);
  for (int i = 0; i < rows * vectors; ++i) a_.vxorps(Register(i).xmm(), Register(i).xmm(), Register(i).xmm());
  a_.bind(begun);
  EmitChains(vectors, [&] {
    for (int t = 0; t < length; ++t) {
      a_.emit(broadcast, weight(t), x86::ptr(kWeights, t * item_bytes_, static_cast<uint32_t>(item_bytes_)));
    }
    EmitLines(length, rows, vectors, [&](const x86::Vec& pixels, int line, int v) {
      for (int t = 0; t < length; ++t) {
        if (line - t >= 0 && line - t < rows) a_.emit(multiply_add, sum(line - t, v), pixels, weight(t));
      }
    });
  });
  a_.mov(kColumn, Field(kDepthwiseBlock, offsetof(DepthwiseCall, column)));
  for (int row = 0; row < rows; ++row) {
    a_.mov(kAddress, x86::qword_ptr(kRowList, 8 * row));
    for (int v = 0; v < vectors; ++v) Store(row_at(v), sum(row, v), kBlockMask + v, BlockMask(v));
  }
  a_.vzeroupper();
  a_.ret();
  return function;
}

asmjit::Label DepthwiseEmitter::EmitWeightGradient(int length, int rows, int vectors) {
  const auto multiply_add = is_double_ ? Inst::kIdVfmadd231pd : Inst::kIdVfmadd231ps;
  const auto add = is_double_ ? Inst::kIdVaddpd : Inst::kIdVaddps;
  // With AVX-512, each vector of a row has its own sums, because additions to one sum wait for each other.
  const int sets = has_avx512_ ? vectors : 1;
  const auto gradient = [&](int row, int v) { return Register(row * vectors + v); };
  const auto sum = [&](int t, int set) { return Register(rows * vectors + t * sets + set); };
  a_.align(asmjit::AlignMode::kCode, 64);
  const asmjit::Label function = a_.newLabel();
  a_.bind(function);
  LoadMasks(offsetof(DepthwiseCall, bits), kDepthwiseBlock, kBlockMask, vectors);
  a_.mov(kRowList, Field(kDepthwiseBlock, offsetof(DepthwiseCall, rows)));
  a_.mov(kColumn, Field(kDepthwiseBlock, offsetof(DepthwiseCall, column)));
  for (int row = 0; row < rows; ++row) {
    a_.mov(kAddress, x86::qword_ptr(kRowList, 8 * row));
    for (int v = 0; v < vectors; ++v) {
      Load(gradient(row, v), x86::ptr(kAddress, kColumn, 0, v * vector_bytes_), kBlockMask + v, BlockMask(v));
    }
  }
  EmitChains(vectors, [&] {
    for (int t = 0; t < length; ++t) {
      a_.emit(Inst::kIdVmovups, sum(t, 0), x86::ptr(kWeights, t * vector_bytes_));
      for (int set = 1; set < sets; ++set) a_.vxorps(sum(t, set).xmm(), sum(t, set).xmm(), sum(t, set).xmm());
    }
    EmitLines(length, rows, vectors, [&](const x86::Vec& pixels, int line, int v) {
      for (int t = 0; t < length; ++t) {
        if (line - t >= 0 && line - t < rows) a_.emit(multiply_add, sum(t, v % sets), pixels, gradient(line - t, v));
      }
    });
    for (int t = 0; t < length; ++t) {
      for (int set = 1; set < sets; ++set) a_.emit(add, sum(t, 0), sum(t, 0), sum(t, set));
      a_.emit(Inst::kIdVmovups, x86::ptr(kWeights, t * vector_bytes_), sum(t, 0));
    }
  });
  a_.vzeroupper();
  a_.ret();
  return function;
}

}  // namespace backtape::jit
