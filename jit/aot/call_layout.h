#ifndef BACKTAPE_JIT_AOT_CALL_LAYOUT_H_
#define BACKTAPE_JIT_AOT_CALL_LAYOUT_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/autograd/variable/view_info.h"

namespace backtape::internal {

// The properties of a call's arguments, besides their sizes, that compiled code depends on: grad mode, dtypes, strides,
// whether they require grad, and which of them share memory.
struct CallLayout {
  struct Argument {
    DType dtype = DType::kFloat32;
    int64_t dim = 0;
    bool requires_grad = false;
    std::optional<size_t> duplicate_of;  // an earlier argument that is the same tensor
    std::optional<size_t> group;         // the group of arguments whose memory overlaps
    // Empty for a row-major argument at the beginning of its storage.
    std::vector<int64_t> geometry;
    bool operator==(const Argument&) const = default;
  };
  bool is_grad_mode = true;
  std::vector<bool> is_defined;     // for each argument of the program
  std::vector<Argument> arguments;  // the defined ones
  std::vector<std::string> groups;  // the memory of each group

  // True if some argument is not row-major, does not begin its storage, or overlaps another one: code is then compiled
  // for fixed sizes.
  bool has_static_sizes() const;
  std::vector<size_t> MembersOf(size_t group) const;
  // The position of a defined argument among all arguments of the program.
  size_t PositionOf(size_t defined) const;
  bool operator==(const CallLayout&) const = default;
};
CallLayout LayoutOf(absl::Span<const Variable> arguments);

// The tensor that the arguments of a group are views of.
struct GroupBase {
  Variable base;
  bool is_variable = false;                            // false for a new tensor over the group's memory
  std::vector<std::shared_ptr<const ViewStep>> views;  // for each member; null for the base itself
};
// Finds or makes the base of which the members of a group are views. Returns FailedPrecondition if an argument cannot
// be expressed as a view of the base.
absl::StatusOr<GroupBase> BaseOfGroup(const CallLayout& layout, absl::Span<const Variable> arguments,
                                      absl::Span<const size_t> members);

}  // namespace backtape::internal

#endif  // BACKTAPE_JIT_AOT_CALL_LAYOUT_H_
