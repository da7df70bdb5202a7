// Embedding bags and their gradients are native in every floating-point dtype.
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "backtape/tests/jit/compare_engines.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::ExpectSameAsInterpreter;
using testing::ToleranceOfDType;

// Rows shorter than a vector, rows of a few vectors, and rows of more vectors than are summed at once.
TEST(EmbeddingBags, Widths) {
  for (const char* dtype : {"f32", "f64", "bf16", "f16"}) {
    for (const char* width : {"1", "5", "8", "19", "27", "40"}) {
      SCOPED_TRACE(absl::StrCat(dtype, " ", width));
      ExpectSameAsInterpreter(absl::StrReplaceAll(R"(w: "TYPE[11, WIDTH]", i: "i64[12]", f: "TYPE[12]"):
        place = torch.ops.aten.remainder.Scalar(i, 11)
        offsets = torch.ops.aten.arange.start_step(0, 12, 3)
        mean = torch.ops.aten._embedding_bag_forward_only.default(w, place, offsets, False, 1)
        x = mean[0]
        sum = torch.ops.aten._embedding_bag_forward_only.default(w, place, offsets, False, 0, False, f)
        y = sum[0]
        return (x, y)
)",
                                                  {{"TYPE", dtype}, {"WIDTH", width}}),
                              ToleranceOfDType(dtype));
    }
  }
}

TEST(EmbeddingBags, ModesAndGradients) {
  for (const char* dtype : {"f32", "f64", "bf16"}) {
    for (const char* mode : {"0", "1"}) {
      for (const char* padding : {"-1", "2"}) {
        SCOPED_TRACE(absl::StrCat(dtype, mode, padding));
        ExpectSameAsInterpreter(absl::StrReplaceAll(R"(w: "TYPE[11, 5]", i: "i64[12]", g: "TYPE[4, 5]"):
        place = torch.ops.aten.remainder.Scalar(i, 11)
        offsets = torch.ops.aten.arange.start_step(0, 12, 3)
        bag = torch.ops.aten._embedding_bag.default(w, place, offsets, False, MODE, False, None, False, PADDING)
        y = bag[0]
        bags = bag[1]
        sizes = bag[2]
        maxima = bag[3]
        back = torch.ops.aten._embedding_bag_backward.default(g, place, offsets, bags, sizes, maxima, 11, False, MODE, False, None, PADDING)
        return (y, bags, sizes, maxima, back)
)",
                                                    {{"TYPE", dtype}, {"MODE", mode}, {"PADDING", padding}}),
                                ToleranceOfDType(dtype));
      }
    }
  }
}

}  // namespace
}  // namespace backtape
