#include "backtape/jit/kernel_ir/read_kernel.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "backtape/ir/text/cursor.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

// Ids beyond this are refused, so that a wrong number cannot make the reader allocate much memory.
constexpr int64_t kMaxId = 1 << 20;

std::optional<Op> OpFromName(absl::string_view name) {
  for (int i = 0; i < kNumOps; ++i) {
    if (Name(static_cast<Op>(i)) == name) return static_cast<Op>(i);
  }
  return std::nullopt;
}

class KernelReader {
 public:
  explicit KernelReader(absl::string_view text) : lines_(absl::StrSplit(text, '\n')), at_("") {
    if (lines_.back().empty()) lines_.pop_back();
  }

  absl::StatusOr<Kernel> Run() {
    for (; line_ < lines_.size(); ++line_) {
      at_ = Cursor(lines_[line_]);
      BACKTAPE_RETURN_IF_ERROR(line_ == 0 ? ReadHeader() : ReadLine());
      if (!at_.at_end()) return Expected("the end of the line");
    }
    if (lines_.empty()) return Expected("\"kernel \"");
    NumberInstructions();
    BACKTAPE_RETURN_IF_ERROR(Verify(kernel_));
    return std::move(kernel_);
  }

 private:
  // An instruction as it was read. Effects have no number in the text.
  struct Read {
    ValueId id = kNoValue;
    int phase = -1;
    Instruction instruction;
  };

  absl::Status Expected(absl::string_view what) const {
    return absl::InvalidArgumentError(
        absl::StrCat("kernel, line ", line_ + 1, ": expected ", what, ", found ",
                     at_.at_end() ? "the end of the line" : absl::StrCat("\"", at_.rest(), "\"")));
  }
  absl::Status Expect(absl::string_view text) {
    return at_.Consume(text) ? absl::OkStatus() : Expected(absl::StrCat("\"", text, "\""));
  }

  absl::StatusOr<int64_t> ReadInteger() {
    size_t length = at_.Peek() == '-' ? 1 : 0;
    while (IsDigit(at_.Peek(length))) ++length;
    int64_t value = 0;
    if (!absl::SimpleAtoi(at_.rest().substr(0, length), &value)) return Expected("an integer");
    at_.Advance(length);
    return value;
  }
  // The number of a value, param, buffer, source or dim.
  absl::StatusOr<int> ReadIndex() {
    const Cursor start = at_;
    BACKTAPE_ASSIGN_OR_RETURN(const int64_t index, ReadInteger());
    if (index >= 0 && index <= kMaxId) return static_cast<int>(index);
    at_ = start;
    return Expected(absl::StrCat("a number from 0 to ", kMaxId));
  }
  absl::StatusOr<Int> ReadInt() {
    if (!at_.Consume('p')) return ReadInteger();
    BACKTAPE_ASSIGN_OR_RETURN(const int index, ReadIndex());
    return Int::Param(index);
  }
  bool AtInt() const { return at_.Peek() == 'p' || at_.Peek() == '-' || IsDigit(at_.Peek()); }
  absl::Status ReadInts(Ints& values) {
    if (!AtInt()) return absl::OkStatus();
    do {
      BACKTAPE_ASSIGN_OR_RETURN(values.emplace_back(), ReadInt());
    } while (at_.Consume(", "));
    return absl::OkStatus();
  }
  absl::StatusOr<ValueId> ReadOperand() {
    if (at_.Consume('_')) return kNoValue;
    BACKTAPE_RETURN_IF_ERROR(Expect("%"));
    return ReadIndex();
  }
  absl::StatusOr<DType> ReadDType() {
    const Cursor start = at_;
    const std::optional<DType> dtype = DTypeFromAbbreviation(at_.ReadName());
    if (dtype) return *dtype;
    at_ = start;
    return Expected("a dtype");
  }

  // "kernel softmax [p0] vectorize inner params 2 buffers 2"
  absl::Status ReadHeader() {
    BACKTAPE_RETURN_IF_ERROR(Expect("kernel "));
    const size_t name_length = at_.rest().find(" [");
    if (name_length == absl::string_view::npos) return Expected("a name and \" [\"");
    kernel_.name = std::string(at_.rest().substr(0, name_length));
    at_.Advance(name_length + 2);
    BACKTAPE_RETURN_IF_ERROR(ReadInts(kernel_.outer));
    BACKTAPE_RETURN_IF_ERROR(Expect("] vectorize "));
    if (at_.Consume("inner")) {
      kernel_.vectorize = Vectorize::kInner;
    } else {
      BACKTAPE_RETURN_IF_ERROR(Expect("outer"));
    }
    BACKTAPE_RETURN_IF_ERROR(Expect(" params "));
    BACKTAPE_ASSIGN_OR_RETURN(kernel_.num_params, ReadIndex());
    BACKTAPE_RETURN_IF_ERROR(Expect(" buffers "));
    BACKTAPE_ASSIGN_OR_RETURN(kernel_.num_buffers, ReadIndex());
    kernel_.reports = at_.Consume(" reports");
    kernel_.draws = at_.Consume(" draws");
    kernel_.is_foreach = at_.Consume(" foreach shared ");
    if (kernel_.is_foreach) {
      BACKTAPE_ASSIGN_OR_RETURN(kernel_.foreach.shared_buffers, ReadIndex());
      BACKTAPE_RETURN_IF_ERROR(Expect(" numel p"));
      BACKTAPE_ASSIGN_OR_RETURN(kernel_.foreach.numel_param, ReadIndex());
    }
    if (at_.Consume(" chunk ")) {
      BACKTAPE_ASSIGN_OR_RETURN(kernel_.chunk, ReadInt());
    }
    if (at_.Consume(" non_temporal ")) {
      BACKTAPE_ASSIGN_OR_RETURN(kernel_.non_temporal, ReadInt());
    }
    return absl::OkStatus();
  }

  // The start of a phase, or an instruction.
  absl::Status ReadLine() {
    BACKTAPE_RETURN_IF_ERROR(Expect("  "));
    if (at_.Consume("straight")) {
      kernel_.phases.emplace_back();
      return absl::OkStatus();
    }
    if (at_.Consume("loop [")) return ReadLoop();
    const int phase = static_cast<int>(kernel_.phases.size()) - 1;
    if (phase >= 0) BACKTAPE_RETURN_IF_ERROR(Expect("  "));
    return ReadInstruction(phase);
  }

  // "p1, 64 in chunks of 16 by dim 0]"
  absl::Status ReadLoop() {
    Phase& phase = kernel_.phases.emplace_back();
    do {
      BACKTAPE_ASSIGN_OR_RETURN(const Int extent, ReadInt());
      LoopDim& dim = phase.dims.emplace_back(extent);
      if (!at_.Consume(" in chunks of ")) continue;
      BACKTAPE_ASSIGN_OR_RETURN(dim.chunk, ReadInt());
      BACKTAPE_RETURN_IF_ERROR(Expect(" by dim "));
      BACKTAPE_ASSIGN_OR_RETURN(dim.chunk_dim, ReadIndex());
    } while (at_.Consume(", "));
    return Expect("]");
  }

  // "%3 = sub f32 %2, %1", or an effect, which has neither number nor type: "store (f32 b1[p1; 1]) %4"
  absl::Status ReadInstruction(int phase) {
    Read read = {kNoValue, phase, {}};
    Cursor start = at_;
    if (at_.Consume('%')) {
      BACKTAPE_ASSIGN_OR_RETURN(read.id, ReadIndex());
      if (!Take(read.id)) {
        at_ = start;
        return Expected(absl::StrCat("a value other than %", read.id, ", which an earlier line defines"));
      }
      BACKTAPE_RETURN_IF_ERROR(Expect(" = "));
    }
    start = at_;
    const std::optional<Op> op = OpFromName(at_.ReadName());
    const bool is_effect = op && ClassOf(*op) == OpClass::kEffect;
    if (!op || is_effect != (read.id == kNoValue)) {
      at_ = start;
      return Expected(read.id == kNoValue ? "store, accumulate or report" : "an op with a value");
    }
    Instruction& instruction = read.instruction;
    instruction.op = *op;
    if (!is_effect) {
      BACKTAPE_RETURN_IF_ERROR(Expect(" "));
      BACKTAPE_ASSIGN_OR_RETURN(instruction.type, ReadDType());
    }
    if (!at_.at_end()) BACKTAPE_RETURN_IF_ERROR(Expect(" "));
    BACKTAPE_RETURN_IF_ERROR(ReadArguments(instruction));
    reads_.push_back(std::move(read));
    return absl::OkStatus();
  }

  absl::Status ReadArguments(Instruction& instruction) {
    switch (instruction.op) {
      case Op::kConstant:
        return ReadConstant(instruction);
      case Op::kParam: {
        BACKTAPE_RETURN_IF_ERROR(Expect("p"));
        BACKTAPE_ASSIGN_OR_RETURN(instruction.integer, ReadIndex());
        return absl::OkStatus();
      }
      case Op::kIota: {
        BACKTAPE_RETURN_IF_ERROR(Expect("dim "));
        BACKTAPE_ASSIGN_OR_RETURN(instruction.integer, ReadIndex());
        return absl::OkStatus();
      }
      case Op::kShrLogical: {
        BACKTAPE_ASSIGN_OR_RETURN(instruction.operands.emplace_back(), ReadOperand());
        BACKTAPE_RETURN_IF_ERROR(Expect(" by "));
        BACKTAPE_ASSIGN_OR_RETURN(instruction.integer, ReadInteger());
        return absl::OkStatus();
      }
      case Op::kReport:
        return ReadReport(instruction);
      default:
        return ReadOperands(instruction);
    }
  }

  absl::Status ReadConstant(Instruction& constant) {
    if (!IsFloatingPoint(constant.type)) {
      BACKTAPE_ASSIGN_OR_RETURN(constant.integer, ReadInteger());
      return absl::OkStatus();
    }
    if (!absl::SimpleAtod(at_.rest(), &constant.number)) return Expected("a number");
    at_.set_pos(at_.end());
    return absl::OkStatus();
  }

  // "index_out_of_range of source 3 if %7"
  absl::Status ReadReport(Instruction& report) {
    KernelError error = KernelError::kNone;
    if (at_.Consume("division_by_zero")) {
      error = KernelError::kDivisionByZero;
    } else if (at_.Consume("index_out_of_range")) {
      error = KernelError::kIndexOutOfRange;
    } else if (at_.Consume("requirement")) {
      error = KernelError::kRequirement;
    } else {
      return Expected("division_by_zero, index_out_of_range or requirement");
    }
    report.type = DType::kBool;
    report.integer = static_cast<int64_t>(error);
    BACKTAPE_RETURN_IF_ERROR(Expect(" of source "));
    BACKTAPE_ASSIGN_OR_RETURN(const int64_t source, ReadInteger());
    report.source = static_cast<int32_t>(source);
    BACKTAPE_RETURN_IF_ERROR(Expect(" if "));
    BACKTAPE_ASSIGN_OR_RETURN(report.operands.emplace_back(), ReadOperand());
    return absl::OkStatus();
  }

  // "(f32 b0[p1; 1]) %4, %5 stride p2"
  absl::Status ReadOperands(Instruction& instruction) {
    const bool is_access =
        instruction.op == Op::kLoad || instruction.op == Op::kStore || instruction.op == Op::kAccumulate;
    if (is_access) BACKTAPE_RETURN_IF_ERROR(ReadAccess(instruction));
    if (at_.Peek() != '%' && at_.Peek() != '_') return absl::OkStatus();
    do {
      BACKTAPE_ASSIGN_OR_RETURN(instruction.operands.emplace_back(), ReadOperand());
    } while (at_.Consume(", "));
    if (!is_access || !at_.Consume(" stride ")) return absl::OkStatus();
    BACKTAPE_ASSIGN_OR_RETURN(instruction.index_stride, ReadInt());
    return absl::OkStatus();
  }

  // "(f32 b0[p1 + 1024, 1; 1 by chunk 64])": the offset is missing if it is 0.
  absl::Status ReadAccess(Instruction& instruction) {
    Access access;
    BACKTAPE_RETURN_IF_ERROR(Expect("("));
    BACKTAPE_ASSIGN_OR_RETURN(access.dtype, ReadDType());
    BACKTAPE_RETURN_IF_ERROR(Expect(" b"));
    BACKTAPE_ASSIGN_OR_RETURN(access.buffer, ReadIndex());
    BACKTAPE_RETURN_IF_ERROR(Expect("["));
    BACKTAPE_RETURN_IF_ERROR(ReadInts(access.outer_strides));
    if (access.outer_strides.size() == 1 && at_.Consume(" + ")) {
      access.offset = access.outer_strides[0];
      access.outer_strides.clear();
      BACKTAPE_RETURN_IF_ERROR(ReadInts(access.outer_strides));
    }
    if (at_.Consume("; ")) BACKTAPE_RETURN_IF_ERROR(ReadInts(access.inner_strides));
    if (at_.Consume(" by chunk ")) {
      BACKTAPE_ASSIGN_OR_RETURN(access.chunk_stride, ReadInt());
    }
    BACKTAPE_RETURN_IF_ERROR(Expect("])"));
    if (!at_.at_end()) BACKTAPE_RETURN_IF_ERROR(Expect(" "));
    if (ClassOf(instruction.op) == OpClass::kEffect) instruction.type = ValueTypeOf(access.dtype);
    instruction.access = static_cast<int>(kernel_.accesses.size());
    kernel_.accesses.push_back(std::move(access));
    return absl::OkStatus();
  }

  // Returns false if another instruction has this number.
  bool Take(ValueId id) {
    if (static_cast<size_t>(id) >= is_taken_.size()) is_taken_.resize(id + 1);
    if (is_taken_[id]) return false;
    is_taken_[id] = true;
    return true;
  }

  // Values keep their numbers; effects get the numbers that are left. A number that the text lacks belonged to an
  // instruction outside of all phases; an iota outside of all phases takes its place.
  void NumberInstructions() {
    ValueId next = 0;
    for (Read& read : reads_) {
      if (read.id != kNoValue) continue;
      while (!Take(next)) ++next;
      read.id = next;
    }
    Instruction unused;
    unused.op = Op::kIota;
    unused.type = DType::kInt64;
    kernel_.instructions.resize(is_taken_.size(), unused);
    for (Read& read : reads_) {
      kernel_.instructions[read.id] = std::move(read.instruction);
      if (read.phase >= 0) kernel_.phases[read.phase].body.push_back(read.id);
    }
  }

  std::vector<absl::string_view> lines_;
  size_t line_ = 0;
  Cursor at_;
  Kernel kernel_;
  std::vector<Read> reads_;
  std::vector<bool> is_taken_;  // by number of an instruction
};

}  // namespace

absl::StatusOr<Kernel> ReadKernel(absl::string_view text) { return KernelReader(text).Run(); }

}  // namespace backtape::jit
