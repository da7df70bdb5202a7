#ifndef BACKTAPE_CODEGEN_SPEC_CALLABLES_H_
#define BACKTAPE_CODEGEN_SPEC_CALLABLES_H_

#include <deque>
#include <map>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/codegen_spec/derivative_file.h"
#include "backtape/codegen_spec/formula_type.h"
#include "backtape/codegen_spec/op_set.h"

namespace backtape::codegen_spec {

// Anything that a formula may call.
struct Callable {
  enum class Kind {
    kOp,        // an op, called as a free function or as a method of its first argument
    kHelper,    // a free function from derivative_functions.yaml
    kFunction,  // a built-in free function
    kMethod,    // a built-in method of its first parameter
  };
  Kind kind = Kind::kOp;
  Schema schema;
  const Op* op = nullptr;  // kOp
  std::string library;     // kHelper: the C++ function is in <library>::formulas
  std::string cpp;         // kFunction, kMethod: the C++ text, with $0, $1 for the arguments

  FormulaType result() const { return FormulaType::Of(schema.returns); }
};

// Everything that formulas may call, by name.
class Callables {
 public:
  // `ops` must outlive this object.
  Callables(absl::Span<const OpSet* const> ops, absl::Span<const HelperFunctionRow> helpers);

  // Overloads of a free function; `name` excludes "at::" and "std::". Ops come first, in their order.
  std::vector<const Callable*> Functions(absl::string_view name) const;
  // Overloads of a method, for all object types.
  std::vector<const Callable*> Methods(absl::string_view name) const;
  // The known name closest to an unknown one; empty if none is close.
  std::string ClosestFunction(absl::string_view name) const;
  std::string ClosestMethod(absl::string_view name) const;

 private:
  void Add(Callable callable);
  std::vector<const Callable*> Find(absl::string_view name, bool as_method) const;
  std::deque<Callable> all_;
  std::map<std::string, std::vector<const Callable*>, std::less<>> by_name_;
  std::vector<std::string> function_names_;
  std::vector<std::string> method_names_;
};

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_CALLABLES_H_
