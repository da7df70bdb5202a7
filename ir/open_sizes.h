#ifndef BACKTAPE_IR_OPEN_SIZES_H_
#define BACKTAPE_IR_OPEN_SIZES_H_

#include <cstdint>
#include <functional>

#include "absl/strings/string_view.h"
#include "backtape/ir/open_size.h"
#include "backtape/ir/shape_env.h"
#include "backtape/ir/value_type.h"
#include "backtape/tensor/ivalue.h"

namespace backtape {

// True if a result of a shape rule has open sizes.
bool HasOpenSizes(const IValue& type);
// The result with OpenSize(k) replaced by value_of(k).
IValue WithOpenSizes(const IValue& type, const std::function<SymInt(int)>& value_of);

// Replaces the open sizes of a call's result: each by the size that the node's stated type has in the same place, else
// by the symbol "u<k>_<name>". A graph therefore always gets the same symbols. Records in `env` that sizes are at least
// 0; a result that is a number, such as that of item(), may be negative.
IValue WithSymbols(const IValue& type, const ValueType& stated, absl::string_view name, ShapeEnv& env);

}  // namespace backtape

#endif  // BACKTAPE_IR_OPEN_SIZES_H_
