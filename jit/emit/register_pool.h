#ifndef BACKTAPE_JIT_EMIT_REGISTER_POOL_H_
#define BACKTAPE_JIT_EMIT_REGISTER_POOL_H_

#include <asmjit/x86.h>

#include <cstddef>
#include <vector>

namespace backtape::jit {

// The virtual registers of one function. They are reused, because the time of AsmJit's register allocator grows with
// the number of virtual registers times the length of the code.
//
// Registers created between BeginTemporaries and EndTemporaries become free at EndTemporaries, except for `result`.
// Pairs may be nested. Registers created outside of all pairs are never reused.
class RegisterPool {
 public:
  explicit RegisterPool(asmjit::x86::Compiler& cc) : cc_(cc) {}

  // A register of `bytes` (16, 32 or 64; smaller values become 16).
  asmjit::x86::Vec NewVec(int bytes);
  asmjit::x86::KReg NewMask();  // a mask of 16 bits
  asmjit::x86::Gp NewGp32();
  asmjit::x86::Gp NewGp64();
  // 64 bytes of stack memory, aligned to 64 bytes. Calls with the same index return the same memory.
  asmjit::x86::Mem Scratch(size_t index);

  void BeginTemporaries();
  void EndTemporaries(const asmjit::x86::Vec& result = asmjit::x86::Vec());

 private:
  // The registers of one kind. `used` holds the registers that were created within a pair, in order.
  template <typename Reg>
  struct Kind {
    std::vector<Reg> used;
    std::vector<Reg> free;
    std::vector<size_t> begins;  // the size of `used` at each BeginTemporaries

    void Begin() { begins.push_back(used.size()); }
    void End(const asmjit::x86::Vec& result);
    void Use(const Reg& reg) {
      if (!begins.empty()) used.push_back(reg);
    }
    // Returns a free register of `bytes`, or an invalid register if there is none.
    Reg Take(uint32_t bytes);
  };

  asmjit::x86::Compiler& cc_;
  Kind<asmjit::x86::Vec> vectors_;
  Kind<asmjit::x86::KReg> masks_;
  Kind<asmjit::x86::Gp> gps_;
  std::vector<asmjit::x86::Mem> scratch_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_EMIT_REGISTER_POOL_H_
