#ifndef BACKTAPE_AUTOGRAD_TAPE_EXTENDED_LIBRARY_H_
#define BACKTAPE_AUTOGRAD_TAPE_EXTENDED_LIBRARY_H_

#include <memory>
#include <vector>

#include "absl/types/span.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/tape/node_form.h"
#include "backtape/interp/kernel.h"
#include "backtape/ir/op_table.h"
#include "backtape/ir/shape_rule.h"

namespace backtape {

// The builtin library with ops appended. The code that backtape_add_derivatives generates contains one.
class ExtendedLibrary {
 public:
  // Each span except `node_forms` has one element for every added op, in the order of ids. The ids follow those of the
  // builtin ops. The objects that the elements point to must outlive the library; the spans need not.
  ExtendedLibrary(absl::Span<const OpSchema> schemas, KernelTable kernels, ShapeRuleTable shape_rules,
                  absl::Span<const AutogradFn> autograd, absl::Span<const ForwardFn> forward,
                  absl::Span<const NodeForm> node_forms);
  ExtendedLibrary(const ExtendedLibrary&) = delete;
  ExtendedLibrary& operator=(const ExtendedLibrary&) = delete;

  const OpLibrary& library() const { return library_; }

 private:
  std::vector<OpSchema> schemas_;
  std::vector<KernelFn> kernels_;
  std::vector<ShapeRuleFn> shape_rules_;
  std::vector<AutogradFn> autograd_;
  std::vector<ForwardFn> forward_;
  std::vector<NodeForm> node_forms_;
  std::unique_ptr<const OpTable> ops_;
  OpLibrary library_;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_EXTENDED_LIBRARY_H_
