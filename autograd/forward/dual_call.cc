#include "backtape/autograd/forward/dual_call.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/forward/tangent_storage.h"
#include "backtape/autograd/ops/internal_ops.h"
#include "backtape/autograd/tape/forward_call.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/geometry_writes.h"
#include "backtape/ir/op_id.h"
#include "backtape/tensor/error.h"

namespace backtape::internal {
namespace {

IValue TangentOfValue(const IValue& value, LevelId level) {
  if (value.is_tensor()) {
    const Variable tangent = GetTangent(ToVariable(value), level);
    if (!tangent.defined()) return {};
    CheckTangent(tangent, level);
    return IValue(tangent);
  }
  if (!value.is_list()) return {};
  IValueList items;
  bool any = false;
  for (const IValue& item : value.list()) {
    items.push_back(TangentOfValue(item, level));
    any = any || !items.back().is_none();
  }
  return any ? IValue(std::move(items)) : IValue();
}

// The tangents of the arguments at one level.
struct AtLevel {
  LevelId level = 0;
  IValueList tangents;
};

bool SharesStorage(const IValue& value, const Variable& with) {
  if (value.is_tensor()) return value.tensor().shares_storage(with);
  if (!value.is_list()) return false;
  return std::any_of(value.list().begin(), value.list().end(),
                     [&](const IValue& item) { return SharesStorage(item, with); });
}

// Whether the op overwrites its first argument by a constant. The new tangent is then zero.
bool WritesConstant(const OpSchema& op) { return op.is(OpId::zero_) || op.is(OpId::fill_Scalar_); }

// The op with which PyTorch clears the tangent of a tensor that `op` overwrites without a tangent. It is seen as the
// node of a tangent on the tape.
OpId OpToClear(const OpSchema& op) {
  const bool fills = op.is(OpId::copy_) || op.is(OpId::fill_Scalar_) || op.is(OpId::fill_Tensor_);
  return fills ? OpId::fill_Scalar_ : OpId::zero_;
}

class DualCall {
 public:
  DualCall(const OpLibrary& library, int op_id, absl::Span<const IValue> args)
      : library_(library), op_(library.ops->at(op_id)), args_(args), primals_(args.begin(), args.end()) {}

  IValue Run(ForwardFn jvp) {
    Collect();
    const bool is_inplace = op_.has_tag(kTagInplace);
    // Formulas use the value before the write.
    if (is_inplace && jvp != &NoTangents) CopyWritten();
    IValue result = CallWithoutTangents(library_, op_.id, args_);
    // Outer levels first, because the tangents of inner levels are dual tensors of outer ones.
    for (AtLevel& at : levels_) {
      IValue tangents;
      {
        const BelowLevelGuard below(at.level);
        if (op_.has_tag(kTagView) && op_.has_tag(kTagReadsStrides)) at.tangents[0] = InLayoutOfViewed(at);
        const int functional = is_inplace && op_.functional_id >= 0 ? op_.functional_id : op_.id;
        const IValueList before = is_inplace ? TangentsBefore(at) : IValueList();
        const ForwardCall call{library_, functional, primals_, result, is_inplace ? before : at.tangents};
        if (jvp != &NoTangents && !WritesConstant(op_)) tangents = jvp(call);
      }
      if (is_inplace) {
        const Variable self = ToVariable(args_[0]);
        UpdateTangent(self, at.level, ToVariable(at.tangents[0]), Unaliased(tangents, self, at), OpToClear(op_));
      } else {
        Set(result, tangents, at);
      }
    }
    return result;
  }

 private:
  void Collect() {
    std::vector<LevelId> levels;
    for (const IValue& arg : args_) AddLevelsOf(arg, levels);
    std::sort(levels.begin(), levels.end());
    for (const LevelId level : levels) {
      AtLevel at{level, {}};
      for (const IValue& arg : args_) at.tangents.push_back(TangentOfValue(arg, level));
      levels_.push_back(std::move(at));
    }
  }

  // Replaces the argument that the op is about to write, and all that share its memory, by copies.
  void CopyWritten() {
    const Variable written = ToVariable(args_[0]);
    for (IValue& primal : primals_) primal = CopyOf(primal, written);
  }
  static IValue CopyOf(const IValue& value, const Variable& written) {
    if (!SharesStorage(value, written)) return value;
    if (value.is_tensor()) return Clone(ToVariable(value));
    IValueList items;
    for (const IValue& item : value.list()) items.push_back(CopyOf(item, written));
    return IValue(std::move(items));
  }

  // The tangents; those that the op is about to write are copied, because the tape may save their old values.
  IValueList TangentsBefore(const AtLevel& at) const {
    IValueList tangents = at.tangents;
    if (!GradMode::is_enabled() || !tangents[0].is_tensor()) return tangents;
    const Variable written = ToVariable(at.tangents[0]);
    for (IValue& tangent : tangents) tangent = CopyOf(tangent, written);
    return tangents;
  }

  // The tangent of the viewed tensor, with strides that allow the view. Tangents that may alias can have any strides;
  // all others already have the strides of their tensors.
  IValue InLayoutOfViewed(const AtLevel& at) const {
    if (!at.tangents[0].is_tensor() || !TangentsMayAlias(at.level)) return at.tangents[0];
    const Variable viewed = ToVariable(args_[0]);
    const Variable tangent = InLayoutOf(viewed, ToVariable(at.tangents[0]));
    // as_strided addresses the memory by strides, so the tangent must have the strides of the viewed tensor.
    if (!op_.is(OpId::as_strided) || tangent.type().strides == viewed.type().strides) return IValue(tangent);
    const Variable same = NewEmptyStrided(tangent, viewed.sym_sizes(), viewed.sym_strides());
    return IValue(CopyInplace(same, tangent));
  }

  void Set(const IValue& output, const IValue& tangents, const AtLevel& at) {
    if (tangents.is_none() || output.is_none()) return;
    if (output.is_list()) {
      for (size_t i = 0; i < tangents.list().size(); ++i) Set(output.list()[i], tangents.list()[i], at);
      return;
    }
    const Variable variable = ToVariable(output);
    SetTangent(variable, at.level, Unaliased(tangents, variable, at));
  }

  // Tangents share memory if and only if their tensors do, so an op that writes a tensor in place can write its
  // tangent in place.
  Variable Unaliased(const IValue& tangent, const Variable& output, const AtLevel& at) const {
    if (tangent.is_none()) return {};
    Variable value = ToVariable(tangent);
    const bool is_view = !args_.empty() && SharesStorage(args_[0], output) && !op_.has_tag(kTagInplace);
    if (is_view || TangentsMayAlias(at.level)) return value;
    const BelowLevelGuard below(at.level);
    Variable matching = InLayoutOf(output, value);
    if (!matching.is_same(value)) return matching;
    const bool is_shared = std::any_of(at.tangents.begin(), at.tangents.end(),
                                       [&](const IValue& other) { return SharesStorage(other, value); });
    return is_shared ? Clone(value) : value;
  }

  const OpLibrary& library_;
  const OpSchema& op_;
  const absl::Span<const IValue> args_;
  IValueList primals_;
  std::vector<AtLevel> levels_;
};

}  // namespace

IValue CallDual(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const size_t id = static_cast<size_t>(op_id);
  const ForwardFn jvp = id < library.forward.size() ? library.forward[id] : nullptr;
  const OpSchema& op = library.ops->at(op_id);
  // An op that changes sizes in place turns the tensor into the result of a view op; that call sets its tangents.
  if (WritesGeometry(*library.ops, op)) return CallWithoutTangents(library, op_id, args);
  if (jvp == nullptr) {
    throw Error(
        absl::UnimplementedError(absl::StrCat("forward-mode formula of ", op.QualifiedName(), " is not implemented")));
  }
  const bool has_tangents = jvp != &TangentsOfCalls && (jvp != &NoTangents || op.has_tag(kTagInplace));
  return has_tangents ? DualCall(library, op_id, args).Run(jvp) : CallWithoutTangents(library, op_id, args);
}

}  // namespace backtape::internal
