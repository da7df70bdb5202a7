#include "backtape/examples/gpt.h"

#include <cmath>
#include <vector>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::examples {
namespace {

struct Linear {
  Variable weight, bias;
  Variable operator()(const Variable& x) const { return ops::linear(x, weight, bias); }
};

struct LayerNorm {
  Variable weight, bias;
  Variable operator()(const Variable& x) const { return ops::layer_norm(x, {weight.size(0)}, weight, bias); }
};

struct Block {
  LayerNorm norm1, norm2;
  Linear attention, projection, expand, contract;
};

class Gpt : public Model {
 public:
  explicit Gpt(const GptSizes& sizes) : sizes_(sizes), init_(sizes.dtype) {
    const int64_t width = sizes.width;
    token_embedding_ = Add(init_.Normal({sizes.vocabulary, width}, 0.1));
    position_embedding_ = Add(init_.Normal({sizes.context, width}, 0.1));
    for (int64_t i = 0; i < sizes.layers; ++i) {
      blocks_.push_back({MakeNorm(), MakeNorm(), MakeLinear(width, 3 * width), MakeLinear(width, width),
                         MakeLinear(width, 4 * width), MakeLinear(4 * width, width)});
    }
    last_norm_ = MakeNorm();
    head_ = MakeLinear(width, sizes.vocabulary);
  }

  const variable_list& parameters() const override { return parameters_; }

  Variable Loss(const Variable& inputs, const Variable& targets) const override {
    Variable x = ops::embedding(token_embedding_, inputs) + position_embedding_;
    for (const Block& block : blocks_) {
      x = x + Attention(block, block.norm1(x));
      x = x + block.contract(ops::gelu(block.expand(block.norm2(x)), "tanh"));
    }
    const Variable logits = head_(last_norm_(x));
    return ops::cross_entropy(ops::reshape(logits, {-1, sizes_.vocabulary}), ops::reshape(targets, {-1}));
  }

 private:
  Variable Attention(const Block& block, const Variable& x) const {
    const SymInt batch = x.sym_size(0);
    const int64_t head_size = sizes_.width / sizes_.heads;
    // [batch, context, 3, heads, head_size] -> three of [batch, heads, context, head_size]
    const Variable parts = ops::permute(
        ops::reshape(block.attention(x), {batch, sizes_.context, 3, sizes_.heads, head_size}), {2, 0, 3, 1, 4});
    const variable_list qkv = ops::unbind(parts);
    const Variable mixed =
        ops::scaled_dot_product_attention(qkv[0], qkv[1], qkv[2], {}, /*dropout_p=*/0, /*is_causal=*/true);
    return block.projection(ops::reshape(ops::permute(mixed, {0, 2, 1, 3}), {batch, sizes_.context, sizes_.width}));
  }

  Variable Add(Variable parameter) {
    parameters_.push_back(parameter);
    return parameter;
  }
  LayerNorm MakeNorm() { return {Add(init_.Constant({sizes_.width}, 1.0)), Add(init_.Constant({sizes_.width}, 0.0))}; }
  Linear MakeLinear(int64_t in, int64_t out) {
    return {Add(init_.Normal({out, in}, 1.0 / std::sqrt(in))), Add(init_.Constant({out}, 0.0))};
  }

  GptSizes sizes_;
  Initialiser init_;
  variable_list parameters_;
  Variable token_embedding_, position_embedding_;
  std::vector<Block> blocks_;
  LayerNorm last_norm_;
  Linear head_;
};

}  // namespace

std::unique_ptr<Model> MakeGpt(const GptSizes& sizes) { return std::make_unique<Gpt>(sizes); }

}  // namespace backtape::examples
