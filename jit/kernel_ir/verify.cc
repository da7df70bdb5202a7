#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/jit/kernel_ir/kernel.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

class Verifier {
 public:
  explicit Verifier(const Kernel& kernel) : kernel_(kernel), defined_(kernel.instructions.size(), -1) {}

  absl::Status Run() {
    BACKTAPE_RETURN_IF_ERROR(CheckShape());
    for (size_t id = 0; id < kernel_.instructions.size(); ++id) {
      const Op op = kernel_.instructions[id].op;
      if (op == Op::kConstant || op == Op::kParam || op == Op::kSeed) {
        BACKTAPE_RETURN_IF_ERROR(CheckInstruction(static_cast<ValueId>(id), Phase()));
      }
    }
    for (phase_ = 0; phase_ < static_cast<int>(kernel_.phases.size()); ++phase_) {
      const Phase& phase = kernel_.phases[phase_];
      for (const LoopDim& dim : phase.dims) {
        BACKTAPE_RETURN_IF_ERROR(CheckInt(dim.extent));
        BACKTAPE_RETURN_IF_ERROR(CheckInt(dim.chunk));
        if (dim.chunk_dim >= static_cast<int>(kernel_.outer.size())) return Error("chunk_dim is not an outer dim");
        if (dim.chunk_dim >= 0 && kernel_.vectorize == Vectorize::kOuter &&
            dim.chunk_dim == static_cast<int>(kernel_.outer.size()) - 1) {
          return Error("chunk_dim is the vectorised dim");
        }
      }
      for (ValueId id : phase.body) {
        if (id < 0 || id >= static_cast<ValueId>(kernel_.instructions.size())) {
          return Error("a body refers to an instruction that does not exist");
        }
        if (IsGlobal(id)) return Error(absl::StrCat("%", id, ": constants, params and seeds must not be in a body"));
        if (defined_[id] >= 0) return Error(absl::StrCat("%", id, " is defined twice"));
        BACKTAPE_RETURN_IF_ERROR(CheckInstruction(id, phase));
        defined_[id] = phase_;
      }
    }
    return absl::OkStatus();
  }

 private:
  absl::Status Error(absl::string_view what) const {
    return absl::InvalidArgumentError(absl::StrCat("kernel ", kernel_.name, ": ", what, "\n", kernel_.ToString()));
  }

  bool IsGlobal(ValueId id) const {
    const Op op = kernel_.at(id).op;
    return op == Op::kConstant || op == Op::kParam || op == Op::kSeed;
  }

  absl::Status CheckInt(const Int& v) const {
    if (v.is_param() && (v.param() < 0 || v.param() >= kernel_.num_params)) {
      return Error(absl::StrCat("param ", v.param(), " is out of range; the number of params is ", kernel_.num_params));
    }
    return absl::OkStatus();
  }

  absl::Status CheckShape() const {
    for (const Int& extent : kernel_.outer) BACKTAPE_RETURN_IF_ERROR(CheckInt(extent));
    BACKTAPE_RETURN_IF_ERROR(CheckInt(kernel_.non_temporal));
    BACKTAPE_RETURN_IF_ERROR(CheckInt(kernel_.chunk));
    if (!kernel_.chunk.is_constant(0) && (kernel_.vectorize != Vectorize::kInner || kernel_.is_foreach)) {
      return Error("Kernel::chunk needs Vectorize::kInner and is not allowed in a foreach");
    }
    if (kernel_.vectorize == Vectorize::kOuter && kernel_.outer.empty()) {
      return Error("the kernel has no outer dim to vectorise");
    }
    if (!kernel_.is_foreach) return absl::OkStatus();
    if (kernel_.reports) return Error("a foreach kernel cannot report errors");
    const Foreach& foreach = kernel_.foreach;
    if (kernel_.vectorize != Vectorize::kInner || kernel_.outer.size() != 1 || kernel_.phases.size() != 1 ||
        kernel_.phases[0].dims.size() != 1 || kernel_.phases[0].dims[0] != LoopDim(Int::Param(foreach.numel_param))) {
      return Error("a foreach kernel needs kInner, one outer dim and one loop over numel_param");
    }
    if (foreach.numel_param != kernel_.num_params - 1) return Error("foreach: numel_param must be the last param");
    if (foreach.shared_buffers > kernel_.num_buffers)
      return Error("foreach: there are more shared buffers than buffers");
    return absl::OkStatus();
  }

  absl::Status CheckAccess(ValueId id, int access_id, const Phase& phase) const {
    const auto error = [&](absl::string_view what) { return Error(absl::StrCat("%", id, ": ", what)); };
    if (access_id < 0 || access_id >= static_cast<int>(kernel_.accesses.size())) {
      return error("the access does not exist");
    }
    const Access& access = kernel_.accesses[access_id];
    if (access.buffer < 0 || access.buffer >= kernel_.num_buffers) {
      return error("an access refers to a buffer that does not exist");
    }
    if (!IsStorable(access.dtype)) return error("an access has a dtype that cannot be stored in memory");
    if (access.outer_strides.size() != kernel_.outer.size()) {
      return error("an access needs one stride for each outer dim");
    }
    if (access.inner_strides.size() != phase.dims.size()) {
      return error("an access needs one stride for each dim of the loop");
    }
    BACKTAPE_RETURN_IF_ERROR(CheckInt(access.offset));
    BACKTAPE_RETURN_IF_ERROR(CheckInt(access.chunk_stride));
    for (const Int& stride : access.outer_strides) {
      BACKTAPE_RETURN_IF_ERROR(CheckInt(stride));
      if (kernel_.is_foreach && !stride.is_constant(0)) return error("foreach: outer strides must be 0");
    }
    for (const Int& stride : access.inner_strides) BACKTAPE_RETURN_IF_ERROR(CheckInt(stride));
    return absl::OkStatus();
  }

  absl::Status CheckOperand(ValueId user, ValueId id) const {
    if (id < 0 || id >= static_cast<ValueId>(kernel_.instructions.size())) {
      return Error(absl::StrCat("%", user, ": operand %", id, " does not exist"));
    }
    if (IsGlobal(id)) return absl::OkStatus();
    const bool is_reduce = ClassOf(kernel_.at(id).op) == OpClass::kReduce;
    const int phase = defined_[id];
    const bool visible =
        phase >= 0 && (is_reduce ? phase < phase_ : phase == phase_ || kernel_.phases[phase].dims.empty());
    if (!visible) return Error(absl::StrCat("%", user, ": operand %", id, " is not visible here"));
    if (ClassOf(kernel_.at(id).op) == OpClass::kEffect)
      return Error(absl::StrCat("%", user, ": operand %", id, " has no value"));
    return absl::OkStatus();
  }

  absl::Status CheckMemory(ValueId id, const Phase& phase) const {
    const Instruction& instruction = kernel_.at(id);
    const auto error = [&](absl::string_view what) { return Error(absl::StrCat("%", id, ": ", what)); };
    BACKTAPE_RETURN_IF_ERROR(CheckAccess(id, instruction.access, phase));
    BACKTAPE_RETURN_IF_ERROR(CheckInt(instruction.index_stride));
    const DType type = ValueTypeOf(kernel_.accesses[instruction.access].dtype);
    if (instruction.type != type) return error("the type does not match that of the access");
    const size_t first = instruction.op == Op::kStore ? 1 : 0;
    const absl::Span<const ValueId> operands = instruction.operands;
    if (operands.size() < first || operands.size() > first + 2)
      return error(
          absl::StrCat("wrong number of operands: expected ", first, " to ", first + 2, ", found ", operands.size()));
    for (size_t i = 0; i < operands.size(); ++i) {
      if (i >= first && operands[i] == kNoValue) continue;
      BACKTAPE_RETURN_IF_ERROR(CheckOperand(id, operands[i]));
      const DType expected = i < first ? type : i == first ? DType::kInt64 : DType::kBool;
      if (kernel_.at(operands[i]).type != expected) return error(absl::StrCat("operand ", i, " has the wrong type"));
    }
    return absl::OkStatus();
  }

  absl::Status CheckAccumulate(ValueId id, const Phase& phase) const {
    const Instruction& instruction = kernel_.at(id);
    const auto error = [&](absl::string_view what) { return Error(absl::StrCat("%", id, ": ", what)); };
    BACKTAPE_RETURN_IF_ERROR(CheckAccess(id, instruction.access, phase));
    const Access& access = kernel_.accesses[instruction.access];
    if (kernel_.chunk.is_constant(0)) return error("an accumulate needs Kernel::chunk");
    if (instruction.type != access.dtype || ItemSize(access.dtype) < 4) {
      return error("an accumulate must have the type of its access, and this type must have 32 or 64 bits");
    }
    for (const Int& stride : access.outer_strides) {
      if (!stride.is_constant(0)) return error("the outer strides of an accumulate must be 0");
    }
    if (!phase.dims.empty() && !access.inner_strides.back().is_constant(1)) {
      return error("an accumulator must be contiguous");
    }
    for (const Instruction& other : kernel_.instructions) {
      if (&other != &instruction && other.access >= 0 && kernel_.accesses[other.access].buffer == access.buffer) {
        return error("the buffer of an accumulate must not be used elsewhere");
      }
    }
    if (instruction.operands.size() != 1)
      return error(absl::StrCat("wrong number of operands: expected 1, found ", instruction.operands.size()));
    BACKTAPE_RETURN_IF_ERROR(CheckOperand(id, instruction.operands[0]));
    return kernel_.at(instruction.operands[0]).type == instruction.type ? absl::OkStatus()
                                                                        : error("the operand has the wrong type");
  }

  absl::Status CheckInstruction(ValueId id, const Phase& phase) const {
    const Instruction& instruction = kernel_.at(id);
    const auto error = [&](absl::string_view what) { return Error(absl::StrCat("%", id, ": ", what)); };
    if (!IsValueType(instruction.type)) return error("a value cannot have this type");
    if (instruction.op == Op::kLoad || instruction.op == Op::kStore) return CheckMemory(id, phase);
    if (instruction.op == Op::kAccumulate) return CheckAccumulate(id, phase);
    const absl::Span<const ValueId> operands = instruction.operands;
    if (static_cast<int>(operands.size()) != Arity(instruction.op))
      return error(
          absl::StrCat("wrong number of operands: expected ", Arity(instruction.op), ", found ", operands.size()));
    for (ValueId operand : operands) BACKTAPE_RETURN_IF_ERROR(CheckOperand(id, operand));
    const auto operands_are = [&](DType type, size_t first = 0) {
      for (size_t i = first; i < operands.size(); ++i) {
        if (kernel_.at(operands[i]).type != type) return false;
      }
      return true;
    };
    const DType type = instruction.type;
    switch (ClassOf(instruction.op)) {
      case OpClass::kSource:
        if (instruction.op == Op::kParam) {
          if (type != DType::kInt64 && type != DType::kFloat64) return error("a param must be int64 or float64");
          return CheckInt(Int::Param(static_cast<int>(instruction.integer)));
        }
        if (instruction.op == Op::kSeed) {
          if (type != DType::kInt64) return error("a seed must be int64");
          if (!kernel_.draws || kernel_.is_foreach) {
            return error("a seed needs Kernel::draws and is not allowed in a foreach");
          }
        }
        if (instruction.op == Op::kIota) {
          if (!IsInteger(type)) return error("an iota must be an integer");
          const auto num_dims = static_cast<int64_t>(kernel_.outer.size() + phase.dims.size());
          if (instruction.integer < 0 || instruction.integer >= num_dims) return error("the dim is out of range");
        }
        return absl::OkStatus();
      case OpClass::kReduce: {
        if (phase.dims.empty()) return error("a reduction must be in a loop");
        const bool is_logical = instruction.op == Op::kReduceAny || instruction.op == Op::kReduceAll;
        if (is_logical != (type == DType::kBool)) {
          return error("reductions `any` and `all` need bool operands; other reductions need numbers");
        }
        break;
      }
      case OpClass::kArithmetic:
        if (type == DType::kBool) return error("bool operands do not support arithmetic");
        break;
      case OpClass::kFloat:
        if (!IsFloatingPoint(type)) return error("the type must be a float");
        if ((instruction.op == Op::kRoundToFloat16 || instruction.op == Op::kRoundToBFloat16) &&
            type != DType::kFloat32) {
          return error("the type must be float32");
        }
        break;
      case OpClass::kInteger:
        if (!IsInteger(type)) return error("the type must be an integer");
        if ((instruction.op == Op::kMulLow32 || instruction.op == Op::kShrLogical) && type != DType::kInt64) {
          return error("the type must be int64");
        }
        if (instruction.op == Op::kShrLogical && (instruction.integer < 0 || instruction.integer > 63)) {
          return error("the shift count must be from 0 to 63");
        }
        break;
      case OpClass::kBitwise:
        if (IsFloatingPoint(type)) return error("the type must be an integer or bool");
        break;
      case OpClass::kCompare:
        if (type != DType::kBool) return error("the type of a comparison must be bool");
        return operands_are(kernel_.at(operands[0]).type) ? absl::OkStatus() : error("operand types differ");
      case OpClass::kSelect:
        if (kernel_.at(operands[0]).type != DType::kBool) return error("the condition must be bool");
        return operands_are(type, 1) ? absl::OkStatus() : error("an operand has the wrong type");
      case OpClass::kConvert:
        return absl::OkStatus();
      case OpClass::kEffect:
        if (!kernel_.reports) return error("a report needs Kernel::reports");
        break;
    }
    return operands_are(type) ? absl::OkStatus() : error("an operand has the wrong type");
  }

  const Kernel& kernel_;
  int phase_ = 0;
  std::vector<int> defined_;  // phase of each value; -1 before it is seen
};

}  // namespace

absl::Status Verify(const Kernel& kernel) { return Verifier(kernel).Run(); }

}  // namespace backtape::jit
