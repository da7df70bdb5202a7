// Products and convolutions that are large enough for blocked products, Winograd's algorithm and the other forms that
// jit/dense chooses by size.
#include <algorithm>

#include "backtape/tests/fuzz/graph/composer.h"

namespace backtape::graph_fuzz {
namespace {

// A larger product would take most of the fuzzer's time, because the reference kernels compute it a dozen times.
constexpr int64_t kMaxTerms = 1 << 21;

}  // namespace

int64_t Composer::LargeSize() {
  return OneOf<int64_t>({9, 16, 31, 48, 64, 95, 96, 97, 128, 144, 200, 257, 512, 520, 801, 1000});
}

DType Composer::ProductDType() {
  return OneOf({DType::kFloat32, DType::kFloat32, DType::kFloat32, DType::kFloat64, DType::kBFloat16});
}

Node* Composer::Matrix(std::vector<int64_t> batch, int64_t rows, int64_t columns, DType dtype) {
  if (OneIn(3)) {
    batch.insert(batch.end(), {columns, rows});
    return Call("aten.transpose.int", {Input(batch, dtype), -2, -1});
  }
  batch.insert(batch.end(), {rows, columns});
  return Input(batch, dtype);
}

// Adds what may become the product's epilogue.
Node* Composer::AddEpilogue(Node* product) {
  Node* made = product;
  if (OneIn(3)) made = Call("aten.add.Tensor", {made, Input(SizesOf(made), TypeOf(made).dtype)});
  return OneIn(2) ? Call("aten.relu.default", {made}) : made;
}

Node* Composer::Matmuls() {
  const DType dtype = ProductDType();
  const std::vector<int64_t> batch = OneIn(3) ? std::vector<int64_t>{2 + Number(2)} : std::vector<int64_t>();
  int64_t m = LargeSize(), n = LargeSize(), k = LargeSize();
  while (m * n * k * (batch.empty() ? 1 : batch[0]) > kMaxTerms) (OneIn(3) ? m : OneIn(2) ? n : k) = LargeSize();
  Node* const a = Matrix(batch, m, k, dtype);
  Node* const b = Matrix(batch, k, n, dtype);
  Node* made = nullptr;
  if (batch.empty() && OneIn(2)) {
    made = Call("aten.addmm.default", {OneIn(2) ? Input({n}, dtype) : Input({m, n}, dtype), a, b});
  } else {
    made = Call(batch.empty() ? "aten.mm.default" : "aten.bmm.default", {a, b});
  }
  if (made == nullptr) return nullptr;
  made = AddEpilogue(made);
  return OneIn(4) ? Call("aten._softmax.default", {made, -1, false}) : made;
}

Node* Composer::Convolution() {
  const DType dtype = OneIn(4) ? DType::kFloat64 : DType::kFloat32;
  const int64_t groups = OneIn(4) ? 2 : 1;
  const bool is_depthwise = OneIn(6), is_transposed = OneIn(6);
  const int64_t padding = Number(2), stride = OneIn(4) ? 2 : 1;
  int64_t window, channels, made, pixels;
  do {
    window = OneOf<int64_t>({1, 3, 3, 3, 3, 5});
    channels = OneOf<int64_t>({16, 32, 33, 48, 64}) * groups;
    made = OneOf<int64_t>({16, 32, 40, 64}) * groups;
    pixels = OneOf<int64_t>({4, 7, 12, 13, 14, 16, 18});
  } while (channels / groups * made * pixels * pixels * window * window > 2 * kMaxTerms);
  if (is_depthwise) made = channels;
  const int64_t parts = is_depthwise ? channels : groups;
  const std::vector<int64_t> weight_sizes = is_transposed
                                                ? std::vector<int64_t>{channels, made / parts, window, window}
                                                : std::vector<int64_t>{made, channels / parts, window, window};
  Node* const image = Input({1 + Number(2), channels, pixels, pixels + Number(3)}, dtype);
  Node* const weight = Input(weight_sizes, dtype);
  const Argument bias = OneIn(2) ? Argument(Input({made}, dtype)) : Argument();
  Node* const result =
      Call("aten.convolution.default",
           {image, weight, bias, Argument::IntList({stride, stride}), Argument::IntList({padding, padding}),
            Argument::IntList({1, 1}), is_transposed, Argument::IntList({0, 0}), parts});
  return result == nullptr ? nullptr : AddEpilogue(result);
}

void Composer::ComposeProducts() {
  Node* const result = OneIn(2) ? Matmuls() : Convolution();
  if (result != nullptr) values_ = {result};
}

}  // namespace backtape::graph_fuzz
