#include "backtape/jit/aot/call_layout.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/capture/memory_overlap.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/tape/view_replay.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/aot/strided_views.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::internal {
namespace {

// The chain of views that begins with view([numel]) and continues with `views`.
std::shared_ptr<const ViewStep> AfterFlattening(int64_t numel, const ViewStep& views) {
  auto flat = std::make_shared<ViewStep>();
  flat->library = &BuiltinLibrary();
  flat->op_id = static_cast<uint16_t>(OpId::view);
  flat->args = {IValue(), IValue(IValueList{SymInt(numel)})};
  return JoinSteps(std::move(flat), views);
}

Variable BaseVariable(const Variable& argument) { return argument.is_view() ? argument.base() : argument; }

}  // namespace

bool CallLayout::has_static_sizes() const {
  return std::any_of(arguments.begin(), arguments.end(),
                     [](const Argument& a) { return a.group.has_value() || !a.geometry.empty(); });
}

std::vector<size_t> CallLayout::MembersOf(size_t group) const {
  std::vector<size_t> members;
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i].group == group && !arguments[i].duplicate_of.has_value()) members.push_back(i);
  }
  return members;
}

size_t CallLayout::PositionOf(size_t defined) const {
  for (size_t i = 0; i < is_defined.size(); ++i) {
    if (is_defined[i] && defined-- == 0) return i;
  }
  return defined;
}

CallLayout LayoutOf(absl::Span<const Variable> arguments) {
  CallLayout layout;
  layout.is_grad_mode = GradMode::is_enabled();
  for (size_t i = 0; i < arguments.size(); ++i) {
    const Variable& variable = arguments[i];
    CallLayout::Argument& argument = layout.arguments.emplace_back();
    argument.dtype = variable.dtype();
    argument.dim = variable.dim();
    argument.requires_grad = variable.requires_grad();
    for (size_t k = 0; k < i && !argument.duplicate_of.has_value(); ++k) {
      if (!variable.is_same(arguments[k])) continue;
      argument.duplicate_of = k;
      argument.group = layout.arguments[k].group;
    }
    if (!variable.is_contiguous() || variable.storage_offset() != 0) {
      argument.geometry.assign(variable.strides().begin(), variable.strides().end());
      argument.geometry.push_back(variable.storage_offset());
    }
  }
  // Arguments are in the same group if a chain of overlaps connects them.
  for (size_t i = 0; i < arguments.size(); ++i) {
    for (size_t k = 0; k < i; ++k) {
      if (layout.arguments[i].duplicate_of.has_value() || layout.arguments[k].duplicate_of.has_value()) continue;
      if (!MemoryOverlaps(arguments[i], arguments[k])) continue;
      std::optional<size_t>& mine = layout.arguments[i].group;
      std::optional<size_t>& other = layout.arguments[k].group;
      if (!mine.has_value() && !other.has_value()) {
        mine = other = layout.groups.size();
        layout.groups.emplace_back();
      } else if (!mine.has_value() || !other.has_value()) {
        mine = other = mine.has_value() ? mine : other;
      } else if (mine != other) {
        const size_t from = *mine, to = *other;
        for (CallLayout::Argument& argument : layout.arguments) {
          if (argument.group == from) argument.group = to;
        }
      }
    }
  }
  for (size_t i = 0; i < arguments.size(); ++i) {
    CallLayout::Argument& argument = layout.arguments[i];
    if (argument.duplicate_of.has_value()) argument.group = layout.arguments[*argument.duplicate_of].group;
    if (!argument.group.has_value()) continue;
    absl::StrAppend(&layout.groups[*argument.group], i, ":", arguments[i].type().ToString(true), "+",
                    arguments[i].storage_offset(), " of ", BaseVariable(arguments[i]).type().ToString(true), "+",
                    BaseVariable(arguments[i]).storage_offset(), " in ", arguments[i].storage()->nbytes(), "; ");
  }
  return layout;
}

absl::StatusOr<GroupBase> BaseOfGroup(const CallLayout& layout, absl::Span<const Variable> arguments,
                                      absl::Span<const size_t> members) {
  GroupBase group;
  size_t viewer = 0;
  for (const size_t i : members) {
    if (!arguments[i].requires_grad()) continue;
    const Variable base = BaseVariable(arguments[i]);
    if (group.base.defined() && !base.is_same(group.base)) {
      return absl::FailedPreconditionError(
          absl::StrCat("argument ", layout.PositionOf(i),
                       " shares memory with other arguments, but is not a view of the same tensor"));
    }
    group.base = base;
    viewer = i;
  }
  const Variable& first = arguments[members[0]];
  int64_t offset = 0;  // storage offset of the base
  if (group.base.defined()) {
    group.is_variable = true;
    offset = group.base.storage_offset();
    if (!group.base.is_contiguous()) {
      return absl::FailedPreconditionError(absl::StrCat("argument ", layout.PositionOf(viewer), " is a view of ",
                                                        group.base.type().ToString(true), ", which is not row-major"));
    }
  } else {
    const int64_t numel = first.storage()->nbytes() / static_cast<int64_t>(ItemSize(first.dtype()));
    BACKTAPE_ASSIGN_OR_RETURN(group.base, Tensor::TryFromStorage(first.storage(), {numel}, {1}, 0, first.dtype()));
  }
  const int64_t numel = group.base.numel();
  for (const size_t i : members) {
    const Variable& member = arguments[i];
    if (member.is_same(group.base)) {
      group.views.push_back(nullptr);
      continue;
    }
    const std::shared_ptr<const ViewStep> views =
        member.dtype() == group.base.dtype() && member.storage_offset() >= offset
            ? StridedViews(numel, member.sizes(), member.strides(), member.storage_offset() - offset)
            : nullptr;
    if (views == nullptr) {
      return absl::FailedPreconditionError(
          absl::StrCat("argument ", layout.PositionOf(i),
                       " shares memory with other arguments and cannot be expressed as a view of their common base"));
    }
    group.views.push_back(AfterFlattening(numel, *views));
  }
  return group;
}

}  // namespace backtape::internal
