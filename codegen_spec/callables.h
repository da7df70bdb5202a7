#ifndef BACKTAPE_CODEGEN_SPEC_CALLABLES_H_
#define BACKTAPE_CODEGEN_SPEC_CALLABLES_H_

#include <deque>
#include <map>
#include <set>
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
    kHelper,    // a free function that a file of helper functions declares
    kFunction,  // a built-in free function
    kMethod,    // a built-in method of its first parameter
  };
  Kind kind = Kind::kOp;
  Schema schema;
  const Op* op = nullptr;   // kOp
  bool may_reject = false;  // kHelper: see HelperFunctionRow
  std::string library;      // kHelper: the C++ function is in <library>::formulas
  std::string cpp;          // kFunction, kMethod: the C++ text, with $0, $1 for the arguments

  FormulaType result() const { return FormulaType::Of(schema.returns); }
};

// Everything that formulas may call, by name.
class Callables {
 public:
  // `ops` must outlive this object. `refused` has the ops that formulas must not call, with the reasons.
  Callables(absl::Span<const OpSet* const> ops, absl::Span<const HelperFunctionRow> helpers,
            std::map<std::string, std::string> refused = {});

  // Overloads of a free function; `name` excludes "at::" and "std::". Ops come first, in their order.
  std::vector<const Callable*> Functions(absl::string_view name) const;
  // Overloads of a method, for all object types.
  std::vector<const Callable*> Methods(absl::string_view name) const;
  // True if this is the name of an op or helper function whose row has mistakes.
  bool IsBroken(absl::string_view name) const { return broken_.count(std::string(name)) != 0; }
  // Why the op of that name cannot be called; empty for any other name.
  std::string WhyRefused(absl::string_view name) const;
  // The known name closest to an unknown one; empty if none is close.
  std::string ClosestFunction(absl::string_view name) const;
  std::string ClosestMethod(absl::string_view name) const;

 private:
  void Add(Callable callable);
  std::vector<const Callable*> Find(absl::string_view name, bool as_method) const;
  std::deque<Callable> all_;
  std::map<std::string, std::vector<const Callable*>, std::less<>> by_name_;
  std::map<std::string, std::string> refused_;
  std::set<std::string> broken_;
  std::vector<std::string> function_names_;
  std::vector<std::string> method_names_;
};

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_CALLABLES_H_
