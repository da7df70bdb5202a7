#include "backtape/jit/kernel_ir/kernel.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"

namespace backtape::jit {
namespace {

std::string Text(const Int& v) { return v.is_param() ? absl::StrCat("p", v.param()) : absl::StrCat(v.constant()); }

std::string Text(const Ints& values) {
  return absl::StrJoin(values, ", ", [](std::string* out, const Int& v) { absl::StrAppend(out, Text(v)); });
}

std::string Text(const LoopDim& dim) {
  if (dim.chunk_dim < 0) return Text(dim.extent);
  return absl::StrCat(Text(dim.extent), " in chunks of ", Text(dim.chunk), " by dim ", dim.chunk_dim);
}

// "f32 b0[p1 + 1024, 1; 1]": offset, outer strides; inner strides.
std::string Text(const Access& access) {
  std::string out = absl::StrCat(Abbreviation(access.dtype), " b", access.buffer, "[");
  if (!access.offset.is_constant(0)) absl::StrAppend(&out, Text(access.offset), " + ");
  absl::StrAppend(&out, Text(access.outer_strides));
  if (!access.inner_strides.empty()) absl::StrAppend(&out, "; ", Text(access.inner_strides));
  if (!access.chunk_stride.is_constant(0)) absl::StrAppend(&out, " by chunk ", Text(access.chunk_stride));
  return absl::StrCat(out, "]");
}

const char* Text(KernelError error) {
  switch (error) {
    case KernelError::kNone:
      break;
    case KernelError::kDivisionByZero:
      return "division_by_zero";
    case KernelError::kIndexOutOfRange:
      return "index_out_of_range";
    case KernelError::kRequirement:
      return "requirement";
  }
  return "none";
}

std::string Text(const Kernel& kernel, ValueId id) {
  const Instruction& instruction = kernel.at(id);
  std::string out;
  const bool has_value = ClassOf(instruction.op) != OpClass::kEffect;
  if (has_value) out = absl::StrCat("%", id, " = ");
  absl::StrAppend(&out, Name(instruction.op), " ");
  if (has_value) absl::StrAppend(&out, Abbreviation(instruction.type), " ");
  switch (instruction.op) {
    case Op::kConstant:
      return absl::StrCat(out, IsFloatingPoint(instruction.type) ? absl::StrFormat("%.17g", instruction.number)
                                                                 : absl::StrCat(instruction.integer));
    case Op::kParam:
      return absl::StrCat(out, "p", instruction.integer);
    case Op::kIota:
      return absl::StrCat(out, "dim ", instruction.integer);
    case Op::kShrLogical:
      return absl::StrCat(out, "%", instruction.operands[0], " by ", instruction.integer);
    case Op::kReport:
      return absl::StrCat(out, Text(static_cast<KernelError>(instruction.integer)), " of source ", instruction.source,
                          " if %", instruction.operands[0]);
    default:
      break;
  }
  if (instruction.access >= 0) absl::StrAppend(&out, "(", Text(kernel.accesses[instruction.access]), ") ");
  absl::StrAppend(&out, absl::StrJoin(instruction.operands, ", ", [](std::string* text, ValueId operand) {
    absl::StrAppend(text, operand == kNoValue ? "_" : absl::StrCat("%", operand));
  }));
  if (!instruction.index_stride.is_constant(0)) absl::StrAppend(&out, " stride ", Text(instruction.index_stride));
  while (out.back() == ' ') out.pop_back();
  return out;
}

}  // namespace

bool IsValueType(DType dtype) { return IsStorable(dtype) && dtype != DType::kFloat16 && dtype != DType::kBFloat16; }

DType ValueTypeOf(DType memory) {
  return memory == DType::kFloat16 || memory == DType::kBFloat16 ? DType::kFloat32 : memory;
}

int64_t WrapInteger(DType type, int64_t v) {
  switch (type) {
    case DType::kBool:
      return v != 0;
    case DType::kUInt8:
      return static_cast<uint8_t>(v);
    case DType::kInt8:
      return static_cast<int8_t>(v);
    case DType::kInt16:
      return static_cast<int16_t>(v);
    case DType::kInt32:
      return static_cast<int32_t>(v);
    default:
      return v;
  }
}

int64_t Kernel::OuterSize(const int64_t* params) const {
  int64_t size = 1;
  for (const Int& extent : outer) size *= extent.Eval(params);
  return size;
}

std::string Kernel::ToString() const {
  std::string out = absl::StrCat("kernel ", name, " [", Text(outer), "] vectorize ",
                                 vectorize == Vectorize::kOuter ? "outer" : "inner", " params ", num_params,
                                 " buffers ", num_buffers);
  if (reports) absl::StrAppend(&out, " reports");
  if (draws) absl::StrAppend(&out, " draws");
  if (is_foreach) absl::StrAppend(&out, " foreach shared ", foreach.shared_buffers, " numel p", foreach.numel_param);
  if (!chunk.is_constant(0)) absl::StrAppend(&out, " chunk ", Text(chunk));
  if (!non_temporal.is_constant(0)) absl::StrAppend(&out, " non_temporal ", Text(non_temporal));
  absl::StrAppend(&out, "\n");
  for (size_t id = 0; id < instructions.size(); ++id) {
    const Op op = instructions[id].op;
    if (op == Op::kConstant || op == Op::kParam || op == Op::kSeed)
      absl::StrAppend(&out, "  ", Text(*this, static_cast<ValueId>(id)), "\n");
  }
  for (const Phase& phase : phases) {
    if (phase.dims.empty()) {
      absl::StrAppend(&out, "  straight\n");
    } else {
      absl::StrAppend(&out, "  loop [",
                      absl::StrJoin(phase.dims, ", ",
                                    [](std::string* text, const LoopDim& dim) { absl::StrAppend(text, Text(dim)); }),
                      "]\n");
    }
    for (ValueId id : phase.body) absl::StrAppend(&out, "    ", Text(*this, id), "\n");
  }
  return out;
}

}  // namespace backtape::jit
