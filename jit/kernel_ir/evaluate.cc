#include "backtape/jit/kernel_ir/evaluate.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <vector>

#include "backtape/jit/kernel_ir/scalar.h"

namespace backtape::jit {
namespace {

class Evaluator {
 public:
  Evaluator(const Kernel& kernel, const int64_t* params, void* const* buffers)
      : kernel_(kernel), params_(params), buffers_(buffers), values_(kernel.instructions.size()) {
    for (size_t id = 0; id < values_.size(); ++id) {
      const Instruction& instruction = kernel.instructions[id];
      if (instruction.op == Op::kConstant) {
        values_[id] = IsFloatingPoint(instruction.type) ? scalar::Number(instruction.type, instruction.number)
                                                        : scalar::Integer(instruction.type, instruction.integer);
      } else if (instruction.op == Op::kParam) {
        values_[id] = {std::bit_cast<double>(params[instruction.integer]), params[instruction.integer]};
      } else if (instruction.op == Op::kSeed) {
        values_[id] = {0, *static_cast<const int64_t*>(buffers[kernel.seed_buffer()])};
      }
    }
  }

  void Point(int64_t flat) {
    outer_.assign(kernel_.outer.size(), 0);
    entry_ = flat;
    const int64_t chunk = kernel_.chunk.Eval(params_);
    chunk_ = chunk == 0 ? 0 : flat / chunk;
    is_first_of_chunk_ = chunk != 0 && flat % chunk == 0;
    for (size_t i = outer_.size(); i-- > 0;) {
      const int64_t extent = kernel_.outer[i].Eval(params_);
      outer_[i] = flat % extent;
      flat /= extent;
    }
    for (const Phase& phase : kernel_.phases) {
      for (ValueId id : phase.body) {
        const Instruction& instruction = kernel_.at(id);
        if (ClassOf(instruction.op) != OpClass::kReduce) continue;
        values_[id] = scalar::Initial(instruction.op, instruction.type);
      }
      inner_.assign(phase.dims.size(), 0);
      Loop(phase, 0);
      for (ValueId id : phase.body) {
        const Instruction& instruction = kernel_.at(id);
        if (ClassOf(instruction.op) == OpClass::kReduce && IsFloatingPoint(instruction.type)) {
          values_[id] = scalar::Number(instruction.type, values_[id].number);
        }
      }
    }
  }

 private:
  void Loop(const Phase& phase, size_t depth) {
    if (depth == phase.dims.size()) {
      for (ValueId id : phase.body) Step(id);
      return;
    }
    const LoopDim& dim = phase.dims[depth];
    const Int& size = kernel_.is_foreach ? Int::Param(dim.extent.param() + static_cast<int>(entry_)) : dim.extent;
    int64_t begin = 0;
    int64_t end = size.Eval(params_);
    if (dim.chunk_dim >= 0) {
      const int64_t chunk = dim.chunk.Eval(params_);
      begin = outer_[dim.chunk_dim] * chunk;
      end = std::min(end, begin + chunk);
    }
    for (inner_[depth] = begin; inner_[depth] < end; ++inner_[depth]) Loop(phase, depth + 1);
  }

  int64_t ElementIndex(const Access& access) const {
    int64_t index = access.offset.Eval(params_) + chunk_ * access.chunk_stride.Eval(params_);
    for (size_t i = 0; i < outer_.size(); ++i) index += access.outer_strides[i].Eval(params_) * outer_[i];
    for (size_t i = 0; i < inner_.size(); ++i) index += access.inner_strides[i].Eval(params_) * inner_[i];
    return index;
  }

  void* Buffer(int buffer) const {
    const int shared = kernel_.foreach.shared_buffers;
    if (!kernel_.is_foreach || buffer < shared) return buffers_[buffer];
    return buffers_[shared + entry_ * (kernel_.num_buffers - shared) + buffer - shared];
  }

  void Memory(ValueId id) {
    const Instruction& instruction = kernel_.at(id);
    const Access& access = kernel_.accesses[instruction.access];
    const size_t first = instruction.op == Op::kStore ? 1 : 0;
    const auto operand = [&](size_t i) { return i < instruction.operands.size() ? instruction.operands[i] : kNoValue; };
    int64_t index = ElementIndex(access);
    if (operand(first) != kNoValue) {
      index += values_[operand(first)].integer * instruction.index_stride.Eval(params_);
    }
    const bool active = operand(first + 1) == kNoValue || values_[operand(first + 1)].integer != 0;
    if (instruction.op == Op::kLoad) {
      values_[id] = active ? scalar::LoadElement(Buffer(access.buffer), index, access.dtype) : scalar::Value();
    } else if (active) {
      scalar::StoreElement(Buffer(access.buffer), index, access.dtype, values_[operand(0)]);
    }
  }

  void Accumulate(const Instruction& instruction) {
    const Access& access = kernel_.accesses[instruction.access];
    const int64_t index = ElementIndex(access);
    const scalar::Value old =
        is_first_of_chunk_ ? scalar::Value() : scalar::LoadElement(Buffer(access.buffer), index, access.dtype);
    const scalar::Value& added = values_[instruction.operands[0]];
    scalar::StoreElement(Buffer(access.buffer), index, access.dtype,
                         IsFloatingPoint(access.dtype)
                             ? scalar::Number(access.dtype, old.number + added.number)
                             : scalar::IntegerOp(Op::kAdd, access.dtype, old.integer, added.integer));
  }

  void Step(ValueId id) {
    const Instruction& instruction = kernel_.at(id);
    const DType type = instruction.type;
    const bool is_float = IsFloatingPoint(type);
    const auto value = [&](size_t i) {
      return i < instruction.operands.size() ? values_[instruction.operands[i]] : scalar::Value();
    };
    if (instruction.op == Op::kLoad || instruction.op == Op::kStore) return Memory(id);
    if (instruction.op == Op::kReport) {
      if (value(0).integer != 0) {
        // Several threads may report at the same time.
        std::atomic_ref(*static_cast<int64_t*>(buffers_[kernel_.num_buffers])).store(StatusWord(instruction));
      }
      return;
    }
    if (instruction.op == Op::kAccumulate) return Accumulate(instruction);
    if (instruction.op == Op::kShrLogical) {
      values_[id] = scalar::IntegerOp(instruction.op, type, value(0).integer, instruction.integer);
      return;
    }
    switch (ClassOf(instruction.op)) {
      case OpClass::kSource: {
        const auto dim = static_cast<size_t>(instruction.integer);
        values_[id] = scalar::Integer(type, dim < outer_.size() ? outer_[dim] : inner_[dim - outer_.size()]);
        return;
      }
      case OpClass::kReduce: {
        const Op combiner = scalar::Combiner(instruction.op);
        // Sums are accumulated in double, so they are not rounded to float32 here.
        values_[id] =
            is_float
                ? scalar::Value{scalar::NumberOp(combiner, DType::kFloat64, values_[id].number, value(0).number, 0), 0}
                : scalar::IntegerOp(combiner, type, values_[id].integer, value(0).integer);
        return;
      }
      case OpClass::kCompare: {
        const bool of_floats = IsFloatingPoint(kernel_.at(instruction.operands[0]).type);
        values_[id] = {0, of_floats ? scalar::Compare(instruction.op, value(0).number, value(1).number)
                                    : scalar::Compare(instruction.op, value(0).integer, value(1).integer)};
        return;
      }
      case OpClass::kSelect:
        values_[id] = value(0).integer != 0 ? value(1) : value(2);
        return;
      case OpClass::kConvert:
        values_[id] = scalar::ConvertValue(value(0), kernel_.at(instruction.operands[0]).type, type);
        return;
      default:
        values_[id] = is_float ? scalar::Number(type, scalar::NumberOp(instruction.op, type, value(0).number,
                                                                       value(1).number, value(2).number))
                               : scalar::IntegerOp(instruction.op, type, value(0).integer, value(1).integer);
    }
  }

  const Kernel& kernel_;
  const int64_t* params_;
  void* const* buffers_;
  std::vector<scalar::Value> values_;
  std::vector<int64_t> outer_;
  std::vector<int64_t> inner_;
  int64_t entry_ = 0;
  int64_t chunk_ = 0;
  bool is_first_of_chunk_ = false;
};

}  // namespace

void Evaluate(const Kernel& kernel, const int64_t* params, void* const* buffers, int64_t begin, int64_t end) {
  Evaluator evaluator(kernel, params, buffers);
  for (int64_t i = begin; i < end; ++i) evaluator.Point(i);
}

}  // namespace backtape::jit
