#include "backtape/interp/control_flow.h"

#include <cstring>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/ir/higher_order_types.h"
#include "backtape/ir/infer_types.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

constexpr absl::string_view kCountedFromZero = " (counted from 0)";
constexpr absl::string_view kKeepsType = "; a carried value must keep its dtype and sizes";

absl::StatusOr<bool> Truth(const IValue& value, absl::string_view what) {
  if (value.is_bool()) return value.bool_value();
  if (value.is_int() && !value.sym_int().is_symbolic()) return value.sym_int().value() != 0;
  if (value.is_tensor() && value.tensor().numel() == 1) return value.tensor().item().to_bool();
  return absl::InvalidArgumentError(
      absl::StrCat(what, " is ", value.KindName(), "; expected a bool tensor of one element"));
}

bool HasType(const Tensor& tensor, DType dtype, absl::Span<const int64_t> sizes) {
  return tensor.dtype() == dtype && tensor.sizes() == sizes;
}

// A view of slice `i` along the first dimension.
absl::StatusOr<Tensor> SliceOf(const Tensor& tensor, int64_t i) {
  return tensor.TryAsStrided(tensor.sizes().subspan(1), tensor.strides().subspan(1),
                             tensor.storage_offset() + i * tensor.stride(0));
}

// A row-major tensor to which each step adds one slice.
class StackOfSteps {
 public:
  // Reserves memory for `num_steps` slices; more slices are allowed.
  explicit StackOfSteps(int64_t num_steps = 0) : capacity_(num_steps) {}

  // `index` is the slice's position among the results of its step, for errors.
  absl::Status Add(const Tensor& slice, size_t index) {
    if (count_ == 0) {
      dtype_ = slice.dtype();
      sizes_.assign(slice.sizes().begin(), slice.sizes().end());
      slice_bytes_ = static_cast<size_t>(slice.numel() * ItemSize(dtype_));
      BACKTAPE_ASSIGN_OR_RETURN(stack_, Allocate(std::max<int64_t>(capacity_, 1)));
    } else if (!HasType(slice, dtype_, sizes_)) {
      return absl::InvalidArgumentError(
          absl::StrCat("result ", index, " is ", TypeText(dtype_, sizes_), " in step 0, but ", slice.type().ToString(),
                       " in step ", count_, kCountedFromZero, "; it must have the same dtype and sizes in every step"));
    }
    if (count_ == stack_.size(0)) {
      BACKTAPE_ASSIGN_OR_RETURN(const Tensor larger, Allocate(2 * count_));
      if (slice_bytes_ > 0)
        std::memcpy(larger.raw_data(), stack_.raw_data(), slice_bytes_ * static_cast<size_t>(count_));
      stack_ = larger;
    }
    BACKTAPE_ASSIGN_OR_RETURN(const Tensor row_major, slice.TryContiguous());
    if (slice_bytes_ > 0) {
      std::memcpy(stack_.raw_data() + slice_bytes_ * static_cast<size_t>(count_), row_major.raw_data(), slice_bytes_);
    }
    ++count_;
    return absl::OkStatus();
  }

  // Returns the stack of the added slices, of which there must be at least one.
  absl::StatusOr<Tensor> Take() const {
    if (stack_.size(0) == count_) return stack_;
    BACKTAPE_ASSIGN_OR_RETURN(const Tensor exact, Allocate(count_));
    if (slice_bytes_ > 0) std::memcpy(exact.raw_data(), stack_.raw_data(), slice_bytes_ * static_cast<size_t>(count_));
    return exact;
  }

  static std::string TypeText(DType dtype, absl::Span<const int64_t> sizes) {
    return TensorType::Contiguous(dtype, SymIntVector(sizes.begin(), sizes.end())).ToString();
  }

 private:
  absl::StatusOr<Tensor> Allocate(int64_t count) const {
    DimVector sizes = {count};
    sizes.insert(sizes.end(), sizes_.begin(), sizes_.end());
    return Tensor::TryEmpty(sizes, dtype_);
  }

  int64_t capacity_;
  int64_t count_ = 0;
  size_t slice_bytes_ = 0;
  DType dtype_ = DType::kFloat32;
  DimVector sizes_;
  Tensor stack_;
};

// Replaces each result that is not row-major, or shares memory with another value, by a copy.
absl::Status MakeFresh(absl::Span<const IValue* const> others, IValueList& results) {
  for (size_t i = 0; i < results.size(); ++i) {
    if (!results[i].is_tensor()) continue;
    const Tensor& result = results[i].tensor();
    bool is_shared = !result.is_contiguous();
    for (const IValue* other : others) is_shared |= other->is_tensor() && other->tensor().shares_storage(result);
    for (size_t k = 0; k < i; ++k) is_shared |= results[k].is_tensor() && results[k].tensor().shares_storage(result);
    if (!is_shared) continue;
    BACKTAPE_ASSIGN_OR_RETURN(Tensor copy, result.TryTo(result.dtype()));
    results[i] = IValue(std::move(copy));
  }
  return absl::OkStatus();
}

absl::Status CheckKept(const IValueList& first, const IValueList& now, int64_t step) {
  for (size_t k = 0; k < first.size(); ++k) {
    if (first[k].is_tensor() && now[k].is_tensor()) {
      const Tensor& before = first[k].tensor();
      if (HasType(now[k].tensor(), before.dtype(), before.sizes())) continue;
      return absl::InvalidArgumentError(absl::StrCat("carried value ", k, " is ", before.type().ToString(),
                                                     " initially, but ", now[k].tensor().type().ToString(),
                                                     " after step ", step, kCountedFromZero, kKeepsType));
    }
    if (first[k].is_tensor() != now[k].is_tensor()) {
      return absl::InvalidArgumentError(absl::StrCat("carried value ", k, " is ", first[k].KindName(),
                                                     " initially, but ", now[k].KindName(), " after step ", step,
                                                     kCountedFromZero, kKeepsType));
    }
  }
  return absl::OkStatus();
}

void Append(const IValueList& from, IValueList& to) { to.insert(to.end(), from.begin(), from.end()); }

absl::StatusOr<int64_t> StepsOf(const IValueList& scanned) {
  for (size_t i = 0; i < scanned.size(); ++i) {
    const IValue& value = scanned[i];
    if (!value.is_tensor() || value.tensor().dim() == 0) {
      return absl::InvalidArgumentError(
          absl::StrCat("scanned value ", i, " is ", value.KindName(), ", which has no dimension to scan"));
    }
    if (value.tensor().size(0) != scanned[0].tensor().size(0)) {
      return absl::InvalidArgumentError(
          absl::StrCat("the scanned tensors must have equal sizes in dim 0, but these are ",
                       scanned[0].tensor().size(0), " and ", value.tensor().size(0)));
    }
  }
  return scanned[0].tensor().size(0);
}

}  // namespace

absl::StatusOr<std::unique_ptr<ControlFlow>> ControlFlow::Make(const Node& node, CompileSubgraph compile) {
  auto flow = std::unique_ptr<ControlFlow>(new ControlFlow());
  BACKTAPE_ASSIGN_OR_RETURN(flow->call_, ReadHigherOrderCall(node));
  flow->random_ = RandomCallOf(node.name());
  for (size_t i = 0; i < flow->call_.graphs.size(); ++i) {
    const std::string& name = flow->call_.names[i];
    absl::StatusOr<std::unique_ptr<Executable>> executable = compile(name, *flow->call_.graphs[i]);
    if (!executable.ok()) {
      return absl::Status(executable.status().code(),
                          absl::StrCat("in the subgraph ", name, ": ", executable.status().message()));
    }
    flow->executables_.push_back(*std::move(executable));
  }
  return flow;
}

absl::StatusOr<IValue> ControlFlow::Run(absl::Span<const IValue> args, uint64_t seed) const {
  const HigherOrderPositions& at = PositionsOf(call_.kind);
  Operands operands;
  const auto group = [&](int position) {
    const bool is_given = position >= 0 && static_cast<size_t>(position) < args.size() && args[position].is_list();
    return is_given ? args[position].list() : IValueList();
  };
  if (at.predicate >= 0) operands.predicate = args[at.predicate];
  operands.carried = group(at.carried);
  operands.scanned = group(at.scanned);
  operands.additional = group(at.additional);
  const RandomStream random = random_.StreamOf(seed);
  const uint64_t own_seed = random.DoubleWord(0);
  absl::StatusOr<IValueList> results = absl::InternalError("unknown kind of higher-order op");
  switch (call_.kind) {
    case HigherOrderKind::kCond:
      results = RunCond(operands, own_seed);
      break;
    case HigherOrderKind::kWhileLoop:
    case HigherOrderKind::kWhileLoopStackOutput:
      results = RunWhile(operands, own_seed);
      break;
    case HigherOrderKind::kScan:
    case HigherOrderKind::kMap:
      results = RunScan(operands, own_seed);
      break;
    case HigherOrderKind::kAssociativeScan:
      results = RunAssociativeScan(operands, own_seed);
      break;
  }
  if (!results.ok()) return results.status();
  std::vector<const IValue*> others;
  for (const IValueList* list : {&operands.carried, &operands.scanned, &operands.additional}) {
    for (const IValue& value : *list) others.push_back(&value);
  }
  BACKTAPE_RETURN_IF_ERROR(MakeFresh(others, *results));
  return IValue(*std::move(results));
}

absl::StatusOr<IValueList> ControlFlow::RunGraph(size_t graph, IValueList inputs, uint64_t seed, int64_t step) const {
  RunOptions options;
  options.seed = seed + static_cast<uint64_t>(step) * kCallSeedStep;
  absl::StatusOr<IValueList> results = executables_[graph]->Run(std::move(inputs), options);
  if (results.ok()) return results;
  return absl::Status(results.status().code(),
                      absl::StrCat("in the subgraph ", call_.names[graph],
                                   call_.is_loop() ? absl::StrCat(", step ", step, kCountedFromZero) : "", ": ",
                                   results.status().message()));
}

absl::StatusOr<IValueList> ControlFlow::RunCond(const Operands& operands, uint64_t seed) const {
  BACKTAPE_ASSIGN_OR_RETURN(const bool taken, Truth(operands.predicate, "the predicate"));
  return RunGraph(taken ? 0 : 1, operands.additional, seed, 0);
}

absl::StatusOr<IValueList> ControlFlow::RunWhile(const Operands& operands, uint64_t seed) const {
  const bool stacks = call_.kind == HigherOrderKind::kWhileLoopStackOutput;
  IValueList carried = operands.carried;
  std::vector<StackOfSteps> stacked(stacks ? carried.size() : 0);
  const auto stack = [&]() -> absl::Status {
    for (size_t k = 0; k < stacked.size(); ++k) {
      if (!carried[k].is_tensor())
        return absl::InvalidArgumentError(
            absl::StrCat("carried value ", k, " is ", carried[k].KindName(), ", which cannot be stacked"));
      BACKTAPE_RETURN_IF_ERROR(stacked[k].Add(carried[k].tensor(), k));
    }
    return absl::OkStatus();
  };
  for (int64_t step = 0;; ++step) {
    IValueList inputs = carried;
    Append(operands.additional, inputs);
    // The condition and the body of a step draw from different seeds.
    BACKTAPE_ASSIGN_OR_RETURN(const IValueList condition, RunGraph(0, inputs, ~seed, step));
    BACKTAPE_ASSIGN_OR_RETURN(const bool goes_on,
                              Truth(condition[0], absl::StrCat("the result of the subgraph ", call_.names[0])));
    if (!goes_on) {
      // As in PyTorch, the stack of a loop without steps consists of the initial values.
      if (step == 0) BACKTAPE_RETURN_IF_ERROR(stack());
      break;
    }
    BACKTAPE_ASSIGN_OR_RETURN(carried, RunGraph(1, std::move(inputs), seed, step));
    BACKTAPE_RETURN_IF_ERROR(CheckKept(operands.carried, carried, step));
    BACKTAPE_RETURN_IF_ERROR(stack());
  }
  if (!stacks) return carried;
  IValueList results;
  for (const StackOfSteps& values : stacked) {
    BACKTAPE_ASSIGN_OR_RETURN(Tensor value, values.Take());
    results.emplace_back(std::move(value));
  }
  return results;
}

// The types of the values that each step of a scan would stack, for a scan over tensors without slices.
absl::StatusOr<std::vector<TensorType>> ControlFlow::TypesWithoutSteps(const Operands& operands) const {
  const std::unique_ptr<Graph> body = call_.graphs[0]->Clone();
  IValueList inputs = operands.carried;
  for (const IValue& scanned : operands.scanned) {
    TensorType type = scanned.tensor().type();
    type.sizes.erase(type.sizes.begin());
    inputs.emplace_back(TensorType::Contiguous(type.dtype, type.sizes));
  }
  Append(operands.additional, inputs);
  const std::vector<Node*> placeholders = body->placeholders();
  for (size_t i = 0; i < placeholders.size(); ++i) {
    placeholders[i]->set_type(inputs[i].is_tensor() ? ValueType(inputs[i].tensor().type()) : ValueType::Of(inputs[i]));
  }
  ShapeEnv env;
  BACKTAPE_RETURN_IF_ERROR(InferTypes(*body, env, {.overwrite = true}));
  std::vector<TensorType> types;
  const std::vector<ValueType> returned = StatedOutputTypes(*body);
  for (size_t k = operands.carried.size(); k < returned.size(); ++k) {
    if (!returned[k].is_tensor() || returned[k].tensor().is_symbolic()) {
      return absl::UnimplementedError(
          absl::StrCat("there are no slices to scan, and the type of result ", k, " is unknown"));
    }
    types.push_back(returned[k].tensor());
  }
  return types;
}

absl::StatusOr<IValueList> ControlFlow::RunScan(const Operands& operands, uint64_t seed) const {
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t num_steps, StepsOf(operands.scanned));
  const size_t num_carried = operands.carried.size();
  IValueList results = operands.carried;
  if (num_steps == 0) {
    BACKTAPE_ASSIGN_OR_RETURN(const std::vector<TensorType> types, TypesWithoutSteps(operands));
    for (const TensorType& type : types) {
      DimVector sizes = {0};
      for (const SymInt& size : type.sizes) sizes.push_back(size.value());
      BACKTAPE_ASSIGN_OR_RETURN(Tensor empty, Tensor::TryEmpty(sizes, type.dtype));
      results.emplace_back(std::move(empty));
    }
    return results;
  }
  std::vector<StackOfSteps> stacked;
  std::vector<bool> is_none;  // results that are None in every step
  for (int64_t step = 0; step < num_steps; ++step) {
    IValueList inputs;
    inputs.reserve(num_carried + operands.scanned.size() + operands.additional.size());
    inputs.insert(inputs.end(), std::make_move_iterator(results.begin()),
                  std::make_move_iterator(results.begin() + num_carried));
    for (const IValue& scanned : operands.scanned) {
      BACKTAPE_ASSIGN_OR_RETURN(Tensor slice, SliceOf(scanned.tensor(), step));
      inputs.emplace_back(std::move(slice));
    }
    Append(operands.additional, inputs);
    BACKTAPE_ASSIGN_OR_RETURN(results, RunGraph(0, std::move(inputs), seed, step));
    BACKTAPE_RETURN_IF_ERROR(CheckKept(operands.carried, results, step));
    if (step == 0) {
      stacked.assign(results.size() - num_carried, StackOfSteps(num_steps));
      for (size_t k = num_carried; k < results.size(); ++k) is_none.push_back(results[k].is_none());
    }
    for (size_t k = 0; k < stacked.size(); ++k) {
      const IValue& result = results[num_carried + k];
      if (is_none[k] && result.is_none()) continue;
      if (!result.is_tensor()) {
        return absl::InvalidArgumentError(absl::StrCat("result ", num_carried + k, " of step ", step, kCountedFromZero,
                                                       " is ", result.KindName(), ", which cannot be stacked"));
      }
      BACKTAPE_RETURN_IF_ERROR(stacked[k].Add(result.tensor(), num_carried + k));
    }
  }
  for (size_t k = 0; k < stacked.size(); ++k) {
    if (is_none[k]) continue;
    BACKTAPE_ASSIGN_OR_RETURN(Tensor value, stacked[k].Take());
    results[num_carried + k] = IValue(std::move(value));
  }
  return results;
}

absl::StatusOr<IValueList> ControlFlow::RunAssociativeScan(const Operands& operands, uint64_t seed) const {
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t num_steps, StepsOf(operands.scanned));
  if (num_steps == 0) return operands.scanned;
  std::vector<StackOfSteps> stacked(operands.scanned.size(), StackOfSteps(num_steps));
  IValueList combined;
  for (int64_t step = 0; step < num_steps; ++step) {
    IValueList slices;
    for (const IValue& scanned : operands.scanned) {
      BACKTAPE_ASSIGN_OR_RETURN(Tensor slice, SliceOf(scanned.tensor(), step));
      slices.emplace_back(std::move(slice));
    }
    if (step == 0) {
      combined = std::move(slices);
    } else {
      Append(slices, combined);
      Append(operands.additional, combined);
      BACKTAPE_ASSIGN_OR_RETURN(combined, RunGraph(0, std::move(combined), seed, step));
    }
    for (size_t k = 0; k < stacked.size(); ++k) {
      if (!combined[k].is_tensor()) {
        return absl::InvalidArgumentError(absl::StrCat("result ", k, " of step ", step, kCountedFromZero, " is ",
                                                       combined[k].KindName(), "; expected a tensor"));
      }
      BACKTAPE_RETURN_IF_ERROR(stacked[k].Add(combined[k].tensor(), k));
    }
  }
  IValueList results;
  for (const StackOfSteps& values : stacked) {
    BACKTAPE_ASSIGN_OR_RETURN(Tensor value, values.Take());
    results.emplace_back(std::move(value));
  }
  return results;
}

}  // namespace backtape
