#ifndef BACKTAPE_TESTS_IR_TEXT_TEST_OPS_H_
#define BACKTAPE_TESTS_IR_TEXT_TEST_OPS_H_

#include "backtape/ir/op_table.h"

namespace backtape {

// A small op table, so that tests of the text forms do not depend on the builtin ops. It has add.Tensor, mul.Tensor,
// relu.default, gelu.default, div.Tensor_mode, empty.memory_format, einsum.default, sum.dim_IntList, and
// operator.getitem, .add, .neg.
const OpTable& TestOps();

}  // namespace backtape

#endif  // BACKTAPE_TESTS_IR_TEXT_TEST_OPS_H_
