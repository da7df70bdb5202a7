// Executes functions and their transforms, instructions on dual tensors, and replaced data; logs places.
#include <algorithm>
#include <functional>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"
#include "backtape/autograd/custom/checkpoint.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/tape/replace_data.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/passes/func/func.h"
#include "backtape/tests/fuzz/tape/executor.h"

namespace backtape::tape_fuzz {
namespace {

// Tensors with the sizes and dtypes of `like`, filled with one value.
variable_list Filled(const variable_list& like, double value) {
  variable_list filled;
  for (const Variable& variable : like) filled.push_back(Tensor::Full(variable.sizes(), value, variable.dtype()));
  return filled;
}

variable_list Joined(variable_list a, const variable_list& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

// The layout of the results is unspecified, so callers compare copies.
variable_list CallFunctional(const std::string& transform, const func::TensorFunction& f,
                             const variable_list& arguments) {
  if (transform == "vmap") return func::Vmap(f)(arguments);
  if (transform == "jacrev") return func::Jacrev(f)(arguments);
  if (transform == "jacfwd") return func::Jacfwd(f)(arguments);
  if (transform == "hessian") return func::Hessian(f)(arguments);
  if (transform == "grad") {
    return func::Grad([&](const variable_list& inputs) -> variable_list { return {ops::sum(f(inputs).at(0))}; })(
        arguments);
  }
  if (transform == "jvp") {
    const func::JvpResult result = func::Jvp(f, arguments, Filled(arguments, 0.5));
    return Joined(result.outputs, result.tangents);
  }
  if (transform == "vjp") {
    const func::VjpResult result = func::Vjp(f, arguments);
    return Joined(result.outputs, result.vjp(Filled(result.outputs, 0.75)));
  }
  return {};
}

variable_list CallTransform(const std::string& transform, const func::TensorFunction& f,
                            const variable_list& arguments) {
  if (transform == "checkpoint") return backtape::Checkpoint(f, arguments);
  if (transform == "enable_grad") {
    const EnableGradGuard enable_grad;
    return f(arguments);
  }
  if (transform == "no_grad") {
    const NoGradGuard no_grad;
    return f(arguments);
  }
  variable_list results = CallFunctional(transform, f, arguments);
  for (Variable& result : results) result = ops::clone(result, MemoryFormat::kContiguous);
  return results;
}

// The name of a node without its prefix, suffix and number. (The number depends on the order of an op's overloads.)
// Nodes that differ only in their names get the same name.
std::string NodeName(const TapeNode& node) {
  std::string name(node.Name());
  while (!name.empty() && absl::ascii_isdigit(static_cast<unsigned char>(name.back()))) name.pop_back();
  name = std::string(absl::StripSuffix(absl::StripPrefix(name, "CppNode"), "Backward"));
  if (name == "Clone") return "Copy";
  return name == "Reshape" || name == "Flatten" ? "UnsafeView" : name;
}

}  // namespace

size_t Executor::EndOfFunction(size_t position) const {
  int depth = 0;
  for (; position < program_.body.size(); ++position) {
    if (program_.body[position].op == "fn") ++depth;
    if (program_.body[position].op == "end" && --depth == 0) break;
  }
  return position;
}

size_t Executor::ExecuteAt(size_t position) {
  const Instruction& instruction = program_.body[position];
  const bool is_function = instruction.op == "fn";
  const size_t end = is_function ? EndOfFunction(position) : position;
  if (CanRun(instruction)) {
    if (is_function) {
      CallFunction(position, end);
    } else if (instruction.op != "end") {
      Execute(instruction);
    }
  }
  return end + 1;
}

void Executor::ExecuteRange(size_t begin, size_t end) {
  for (size_t i = begin; i < end;) i = ExecuteAt(i);
}

void Executor::CallFunction(size_t position, size_t end) {
  const Instruction& head = program_.body[position];
  variable_list arguments;
  for (size_t i = 1; i < head.operands.size(); ++i) arguments.push_back(Register(head.operands[i].number));
  const func::TensorFunction f = [this, position, end, &head](const variable_list& parameters) {
    const std::map<int64_t, Variable> before = registers_;
    const auto restore = [&] {
      registers_ = before;
      --function_depth_;
    };
    ++function_depth_;
    for (size_t i = 0; i < parameters.size(); ++i) registers_[head.operands.at(i + 1).number] = parameters[i];
    variable_list results;
    try {
      ExecuteRange(position + 1, std::min(end, program_.body.size()));
      if (end < program_.body.size() && CanRun(program_.body[end])) {
        for (const Operand& result : program_.body[end].operands) results.push_back(Register(result.number));
      }
      if (results.empty()) throw Error(absl::InvalidArgumentError("a function without results"));
    } catch (...) {
      restore();
      throw;
    }
    restore();
    return results;
  };
  SetResults(head, CallTransform(head.operands.at(0).word, f, arguments));
}

bool Executor::ExecuteOnParts(const Instruction& instruction) {
  const std::string& op = instruction.op;
  const auto operand = [&](size_t i) { return Register(instruction.operands.at(i).number); };
  if (op == "set_data") {
    SetData(operand(0), operand(1));
  } else if (op == "set_") {
    SetInPlace(operand(0), operand(1));
  } else if (op == "no_requires_grad") {
    operand(0).set_requires_grad(false);
  } else if (op == "enter_dual") {
    if (!forward_level_.has_value()) forward_level_.emplace();
  } else if (op == "exit_dual") {
    forward_level_.reset();
  } else if (op == "make_dual") {
    SetResults(instruction, {MakeDual(operand(0), operand(1))});
  } else if (op == "primal") {
    SetResults(instruction, {UnpackDual(operand(0)).primal});
  } else if (op == "tangent") {
    SetResults(instruction, {UnpackDual(operand(0)).tangent});
  } else {
    return false;
  }
  return true;
}

void Executor::NoteMoved(const Instruction& instruction) {
  static constexpr absl::string_view kMoving[] = {"transpose_", "unsqueeze_", "squeeze_", "set_", "set_data"};
  if (std::find(std::begin(kMoving), std::end(kMoving), instruction.op) == std::end(kMoving)) return;
  moved_.insert(instruction.operands.at(0).number);
}

void Executor::LogPlace(int64_t number, const Variable& value) {
  const auto is_same = [&](int64_t other) {
    const Variable moved = Register(other);
    return moved.defined() && moved.is_same(value);
  };
  if (value.numel() == 0 || std::any_of(moved_.begin(), moved_.end(), is_same)) return;
  Event event{.repetition = repetition_, .label = absl::StrCat("place_v", number)};
  std::vector<std::string> strides;
  for (int64_t d = 0; d < value.dim(); ++d) {
    strides.push_back(value.size(d) == 1 ? "-" : absl::StrCat(value.stride(d)));
  }
  const std::shared_ptr<TapeNode> node = value.grad_fn();
  std::string place;
  if (value.is_view()) {
    // A view's node may be that of another view op with the same result.
    place = node == nullptr ? "/view" : "/view on tape";
  } else if (node != nullptr) {
    place = absl::StrCat("/", NodeName(*node), ".", value.output_nr());
  }
  const auto made = versions_.find(number);
  const int64_t writes = value.version() - (made == versions_.end() ? 0 : made->second);
  event.what = absl::StrCat("[", absl::StrJoin(strides, ","), "]");
  if (gradients_.contains(number)) {
    log_.push_back(std::move(event));
    return;
  }
  absl::StrAppend(&event.what, "+", value.storage_offset(), "/", writes, " writes",
                  value.retains_grad() && !value.is_leaf() ? "/retains" : "", place);
  log_.push_back(std::move(event));
}

}  // namespace backtape::tape_fuzz
