#include "backtape/jit/emit/register_pool.h"

namespace backtape::jit {

namespace x86 = asmjit::x86;

template <typename Reg>
void RegisterPool::Kind<Reg>::End(const x86::Vec& result) {
  const size_t begin = begins.back();
  begins.pop_back();
  Reg kept;
  for (size_t i = begin; i < used.size(); ++i) {
    if (result.isValid() && used[i].id() == result.id()) {
      kept = used[i];
    } else {
      free.push_back(used[i]);
    }
  }
  used.resize(begin);
  // The result becomes a temporary of the enclosing pair.
  if (kept.isValid()) Use(kept);
}

template <typename Reg>
Reg RegisterPool::Kind<Reg>::Take(uint32_t bytes) {
  for (size_t i = free.size(); i-- > 0;) {
    if (free[i].size() != bytes) continue;
    const Reg reg = free[i];
    free.erase(free.begin() + static_cast<std::ptrdiff_t>(i));
    return reg;
  }
  return Reg();
}

x86::Vec RegisterPool::NewVec(int bytes) {
  const auto size = static_cast<uint32_t>(bytes <= 16 ? 16 : bytes);
  x86::Vec reg = vectors_.Take(size);
  if (!reg.isValid()) reg = size == 16 ? x86::Vec(cc_.newXmm()) : size == 32 ? x86::Vec(cc_.newYmm()) : cc_.newZmm();
  vectors_.Use(reg);
  return reg;
}

x86::KReg RegisterPool::NewMask() {
  x86::KReg reg = masks_.Take(2);
  if (!reg.isValid()) reg = cc_.newKw();
  masks_.Use(reg);
  return reg;
}

x86::Gp RegisterPool::NewGp32() {
  x86::Gp reg = gps_.Take(4);
  if (!reg.isValid()) reg = cc_.newInt32();
  gps_.Use(reg);
  return reg;
}

x86::Gp RegisterPool::NewGp64() {
  x86::Gp reg = gps_.Take(8);
  if (!reg.isValid()) reg = cc_.newInt64();
  gps_.Use(reg);
  return reg;
}

x86::Mem RegisterPool::Scratch(size_t index) {
  while (scratch_.size() <= index) scratch_.push_back(cc_.newStack(64, 64));
  return scratch_[index];
}

void RegisterPool::BeginTemporaries() {
  vectors_.Begin();
  masks_.Begin();
  gps_.Begin();
}

void RegisterPool::EndTemporaries(const x86::Vec& result) {
  vectors_.End(result);
  masks_.End(x86::Vec());
  gps_.End(x86::Vec());
}

}  // namespace backtape::jit
