#ifndef BACKTAPE_JIT_EMIT_ROW_STRIDES_H_
#define BACKTAPE_JIT_EMIT_ROW_STRIDES_H_

#include <asmjit/x86.h>

#include <cstdint>

namespace backtape::jit {

// Addresses of the rows 0 to 7 relative to a base register. Some multiples of the stride need their own register.
struct RowStrides {
  asmjit::x86::Gp once;
  asmjit::x86::Gp three_times;
  asmjit::x86::Gp five_times;
  asmjit::x86::Gp seven_times;

  // Computes the multiples of `once` that are needed to address `rows` rows.
  void EmitMultiples(asmjit::x86::Assembler& a, int rows) const {
    if (rows > 3) a.lea(three_times, asmjit::x86::ptr(once, once, 1));
    if (rows > 5) a.lea(five_times, asmjit::x86::ptr(once, once, 2));
    if (rows > 7) a.lea(seven_times, asmjit::x86::ptr(three_times, once, 2));
  }

  // `bytes` is the size of the operand; 0 if the instruction implies it.
  asmjit::x86::Mem At(const asmjit::x86::Gp& base, int row, int offset, uint32_t bytes) const {
    switch (row) {
      case 0:
        return asmjit::x86::ptr(base, offset, bytes);
      case 3:
      case 6:
        return asmjit::x86::ptr(base, three_times, row == 6 ? 1 : 0, offset, bytes);
      case 5:
        return asmjit::x86::ptr(base, five_times, 0, offset, bytes);
      case 7:
        return asmjit::x86::ptr(base, seven_times, 0, offset, bytes);
      default:
        return asmjit::x86::ptr(base, once, row == 1 ? 0 : row == 2 ? 1 : 2, offset, bytes);
    }
  }
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_EMIT_ROW_STRIDES_H_
