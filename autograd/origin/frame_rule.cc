#include "backtape/autograd/origin/frame_rule.h"

#include <cstring>
#include <optional>
#include <vector>

// Reads .eh_frame (the Linux Standard Base's "Exception Frames", DWARF's call frame information with small changes).

extern "C" {
// Declared in libgcc (unwind-dw2-fde.h, which is not installed).
struct dwarf_eh_bases {
  void* tbase;
  void* dbase;
  void* func;
};
const void* _Unwind_Find_FDE(void* pc, dwarf_eh_bases* bases);  // NOLINT(readability-identifier-naming)
}

namespace backtape::internal {
namespace {

// DWARF's numbers for x86-64 registers.
constexpr uint64_t kRbpNumber = 6;
constexpr uint64_t kRspNumber = 7;
constexpr uint64_t kRaNumber = 16;

class Reader {
 public:
  Reader(const uint8_t* begin, const uint8_t* end) : at_(begin), end_(end) {}
  bool done() const { return at_ >= end_; }
  const uint8_t* at() const { return at_; }
  void Skip(uint64_t n) { at_ += n; }
  template <typename T>
  T Fixed() {
    T value;
    std::memcpy(&value, at_, sizeof(T));
    at_ += sizeof(T);
    return value;
  }
  uint64_t Unsigned() {
    uint64_t value = 0;
    for (int shift = 0;; shift += 7) {
      const uint8_t byte = *at_++;
      value |= static_cast<uint64_t>(byte & 0x7f) << shift;
      if ((byte & 0x80) == 0) return value;
    }
  }
  int64_t Signed() {
    uint64_t value = 0;
    int shift = 0;
    for (;;) {
      const uint8_t byte = *at_++;
      value |= static_cast<uint64_t>(byte & 0x7f) << shift;
      shift += 7;
      if ((byte & 0x80) != 0) continue;
      if (shift < 64 && (byte & 0x40) != 0) value |= ~uint64_t{0} << shift;
      return static_cast<int64_t>(value);
    }
  }

 private:
  const uint8_t* at_;
  const uint8_t* end_;
};

// The state after the instructions so far.
struct State {
  FrameRule::Kind kind = FrameRule::kUnknown;
  int64_t cfa_offset = 0;
  FrameRule::Saved rbp = FrameRule::kSame;
  int64_t rbp_offset = 0;
  bool is_understood = true;  // whether rbp's rule is supported
  bool is_outermost = false;
};

struct Cie {
  uint64_t code_align = 1;
  int64_t data_align = 1;
  uint8_t pointer_encoding = 0;
  bool has_augmentation_data = false;
  const uint8_t* instructions = nullptr;
  const uint8_t* end = nullptr;
};

std::optional<Cie> ReadCie(const uint8_t* start) {
  Cie cie;
  Reader reader(start, nullptr);
  const uint32_t length = reader.Fixed<uint32_t>();
  if (length == 0xffffffff) return std::nullopt;
  cie.end = start + 4 + length;
  reader.Skip(4);  // its id
  const uint8_t version = reader.Fixed<uint8_t>();
  if (version != 1 && version != 3) return std::nullopt;
  const char* augmentation = reinterpret_cast<const char*>(reader.at());
  reader.Skip(std::strlen(augmentation) + 1);
  cie.code_align = reader.Unsigned();
  cie.data_align = reader.Signed();
  const uint64_t return_register = version == 1 ? reader.Fixed<uint8_t>() : reader.Unsigned();
  if (return_register != kRaNumber) return std::nullopt;
  if (*augmentation == 'z') {
    cie.has_augmentation_data = true;
    const uint64_t size = reader.Unsigned();
    const uint8_t* data_end = reader.at() + size;
    for (const char* letter = augmentation + 1; *letter != 0; ++letter) {
      if (*letter == 'R') {
        cie.pointer_encoding = reader.Fixed<uint8_t>();
      } else if (*letter == 'L') {
        reader.Skip(1);
      } else if (*letter == 'P') {
        const uint8_t encoding = reader.Fixed<uint8_t>();
        const uint8_t format = encoding & 0x0f;
        if (format != 0x0b && format != 0x03 && format != 0x00 && format != 0x04 && format != 0x0c) return std::nullopt;
        reader.Skip(format == 0x0b || format == 0x03 ? 4 : 8);
      } else if (*letter != 'S' && *letter != 'B') {
        return std::nullopt;
      }
    }
    reader.Skip(data_end - reader.at());
  } else if (*augmentation != 0) {
    return std::nullopt;
  }
  cie.instructions = reader.at();
  return cie;
}

// Reads an expression of the only supported form: "rbp + offset", followed by a load if `with_deref`.
std::optional<int64_t> RbpExpression(Reader& reader, bool with_deref) {
  const uint64_t size = reader.Unsigned();
  const uint8_t* end = reader.at() + size;
  std::optional<int64_t> offset;
  if (size > 1 && *reader.at() == 0x70 + kRbpNumber) {
    reader.Skip(1);
    const int64_t value = reader.Signed();
    const bool is_deref = reader.at() + 1 == end && *reader.at() == 0x06;
    if (with_deref ? is_deref : reader.at() == end) offset = value;
  }
  reader.Skip(end - reader.at());
  return offset;
}

// Runs instructions up to `address`. Returns false if an instruction is not supported.
bool Run(const uint8_t* begin, const uint8_t* end, const Cie& cie, uintptr_t location, uintptr_t address,
         const State& initial, State& state) {
  std::vector<State> stack;
  Reader reader(begin, end);
  const auto set_register = [&](uint64_t number, FrameRule::Saved saved, int64_t offset) {
    if (number != kRbpNumber) return;
    state.rbp = saved;
    state.rbp_offset = offset;
    state.is_understood = true;
  };
  const auto set_cfa_register = [&](uint64_t number) {
    state.kind = number == kRspNumber ? FrameRule::kRsp : number == kRbpNumber ? FrameRule::kRbp : FrameRule::kUnknown;
  };
  const auto set_unknown = [&](uint64_t number) {
    if (number == kRbpNumber) state.is_understood = false;
  };
  const auto restore = [&](uint64_t number) {
    if (number != kRbpNumber) return;
    state.rbp = initial.rbp;
    state.rbp_offset = initial.rbp_offset;
    state.is_understood = initial.is_understood;
  };
  while (!reader.done()) {
    const uint8_t byte = reader.Fixed<uint8_t>();
    const uint8_t operand = byte & 0x3f;
    uint64_t advance = 0;
    bool is_advance = false;
    switch (byte & 0xc0) {
      case 0x40:
        is_advance = true;
        advance = operand;
        break;
      case 0x80:
        set_register(operand, FrameRule::kAtCfa, static_cast<int64_t>(reader.Unsigned()) * cie.data_align);
        break;
      case 0xc0:
        restore(operand);
        break;
      default:
        switch (byte) {
          case 0x00:
            break;
          case 0x02:
            is_advance = true;
            advance = reader.Fixed<uint8_t>();
            break;
          case 0x03:
            is_advance = true;
            advance = reader.Fixed<uint16_t>();
            break;
          case 0x04:
            is_advance = true;
            advance = reader.Fixed<uint32_t>();
            break;
          case 0x05: {
            const uint64_t number = reader.Unsigned();
            set_register(number, FrameRule::kAtCfa, static_cast<int64_t>(reader.Unsigned()) * cie.data_align);
            break;
          }
          case 0x06:
            restore(reader.Unsigned());
            break;
          case 0x07: {  // undefined; for the return address, the end of the stack
            const uint64_t number = reader.Unsigned();
            set_unknown(number);
            if (number == kRaNumber) state.is_outermost = true;
            break;
          }
          case 0x08:
            set_register(reader.Unsigned(), FrameRule::kSame, 0);
            break;
          case 0x09:
            set_unknown(reader.Unsigned());
            reader.Unsigned();
            break;
          case 0x0a:
            stack.push_back(state);
            break;
          case 0x0b:
            if (stack.empty()) return false;
            state = stack.back();
            stack.pop_back();
            break;
          case 0x0c:
            set_cfa_register(reader.Unsigned());
            state.cfa_offset = static_cast<int64_t>(reader.Unsigned());
            break;
          case 0x0d:
            set_cfa_register(reader.Unsigned());
            break;
          case 0x0e:
            state.cfa_offset = static_cast<int64_t>(reader.Unsigned());
            break;
          case 0x0f: {
            const std::optional<int64_t> offset = RbpExpression(reader, /*with_deref=*/true);
            state.kind = offset.has_value() ? FrameRule::kRbpDeref : FrameRule::kUnknown;
            state.cfa_offset = offset.value_or(0);
            break;
          }
          case 0x10: {
            const uint64_t number = reader.Unsigned();
            const std::optional<int64_t> offset = RbpExpression(reader, /*with_deref=*/false);
            if (offset.has_value()) {
              set_register(number, FrameRule::kAtRbp, *offset);
            } else {
              set_unknown(number);
            }
            break;
          }
          case 0x11: {
            const uint64_t number = reader.Unsigned();
            set_register(number, FrameRule::kAtCfa, reader.Signed() * cie.data_align);
            break;
          }
          case 0x12:
            set_cfa_register(reader.Unsigned());
            state.cfa_offset = reader.Signed() * cie.data_align;
            break;
          case 0x13:
            state.cfa_offset = reader.Signed() * cie.data_align;
            break;
          case 0x14:
            set_unknown(reader.Unsigned());
            reader.Unsigned();
            break;
          case 0x2e:  // size of pushed arguments: does not affect the CFA's rule
            reader.Unsigned();
            break;
          default:
            return false;
        }
    }
    if (!is_advance) continue;
    location += advance * cie.code_align;
    if (location > address) return true;
  }
  return true;
}

bool Fits(int64_t value) { return value >= INT32_MIN && value <= INT32_MAX; }

}  // namespace

FrameRule FindFrameRule(uintptr_t return_address) {
  FrameRule rule;
  rule.address = return_address;
  // An address inside the call instruction, because the next instruction may belong to another function.
  const uintptr_t address = return_address - 1;
  dwarf_eh_bases bases;
  const auto* fde = static_cast<const uint8_t*>(
      _Unwind_Find_FDE(reinterpret_cast<void*>(address), &bases));  // NOLINT(performance-no-int-to-ptr)
  if (fde == nullptr) {
    rule.kind = FrameRule::kEnd;
    return rule;
  }
  Reader reader(fde, nullptr);
  const uint32_t length = reader.Fixed<uint32_t>();
  if (length == 0xffffffff) return rule;
  const uint8_t* end = fde + 4 + length;
  const uint8_t* cie_field = reader.at();
  const std::optional<Cie> cie = ReadCie(cie_field - reader.Fixed<int32_t>());
  if (!cie.has_value()) return rule;
  const uint8_t format = cie->pointer_encoding & 0x07;
  const size_t pointer_size = format == 0x02 ? 2 : format == 0x03 ? 4 : 8;
  if (format == 0x01) return rule;
  reader.Skip(2 * pointer_size);  // the function's first address (which `bases` has) and its size
  if (cie->has_augmentation_data) {
    const uint64_t size = reader.Unsigned();
    reader.Skip(size);
  }
  State initial;
  if (!Run(cie->instructions, cie->end, *cie, 0, UINTPTR_MAX, initial, initial)) return rule;
  State state = initial;
  const auto start = reinterpret_cast<uintptr_t>(bases.func);
  if (!Run(reader.at(), end, *cie, start, address, initial, state)) return rule;
  if (state.is_outermost) {
    rule.kind = FrameRule::kEnd;
    return rule;
  }
  if (!state.is_understood || !Fits(state.cfa_offset) || !Fits(state.rbp_offset)) return rule;
  rule.kind = state.kind;
  rule.cfa_offset = static_cast<int32_t>(state.cfa_offset);
  rule.rbp = state.rbp;
  rule.rbp_offset = static_cast<int32_t>(state.rbp_offset);
  return rule;
}

}  // namespace backtape::internal
