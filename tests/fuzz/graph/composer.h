#ifndef BACKTAPE_TESTS_FUZZ_GRAPH_COMPOSER_H_
#define BACKTAPE_TESTS_FUZZ_GRAPH_COMPOSER_H_

#include <cstdint>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "backtape/ir/shape_env.h"
#include "backtape/tests/fuzz/graph/random_case.h"

namespace backtape::graph_fuzz {

// Builds a graph call by call, for graphs that no mutation of a corpus call yields. The type of each call is inferred
// at once, so that later calls can be valid; a call that its shape rule rejects is dropped, or sometimes ends the
// graph, so that both engines must reject it.
class Composer {
 public:
  explicit Composer(uint64_t seed);

  // Each fills the graph with calls of one kind.
  void WriteThroughViews();  // chains of views with writes between them
  void ComposeEmptySizes();  // broadcasting, reductions and products with sizes of 0 and 1
  void ComposeIntegers();    // integers near the limits of their dtypes, and indices computed from them
  void ComposePromotion();   // all pairs of dtypes, 0-dim tensors and Python numbers
  void ComposeSizes();       // sizes computed with //, %, max and min, used by views and creations
  void ComposeProducts();    // products and convolutions with sizes of some hundreds
  // The other kinds take inputs of all dtypes and layouts, with special values.
  void ComposeRows();         // any pointwise ops of the op table
  void ComposeReductions();   // reductions, sorts and scans of long rows, columns and tensors of 5 dims
  void ComposeImages();       // rows, images and volumes: convolutions, pools, resampling, normalisation
  void ComposePicks();        // reads and writes at negative, repeated and wrong positions
  void ComposeControlFlow();  // branches, loops and scans
  void ComposeLists();        // ops on lists of tensors
  void ComposeRandom();       // random numbers

  // Returns some of the values.
  RandomCase Finish(std::string description);

  int64_t Number(size_t below) { return below <= 1 ? 0 : static_cast<int64_t>(random_() % below); }
  bool OneIn(size_t n) { return Number(n) == 0; }

 private:
  template <typename T>
  const T& Pick(const std::vector<T>& from) {
    return from[static_cast<size_t>(Number(from.size()))];
  }
  template <typename T>
  T OneOf(std::initializer_list<T> from) {
    return from.begin()[Number(from.size())];
  }

  Node* Input(const Tensor& value);
  // Floating-point values are multiples of 1/4 between -3 and 3, so that sums and products of a few of them are exact.
  // Integers are between -12 and 12.
  Node* Input(const std::vector<int64_t>& sizes, DType dtype);
  std::vector<int64_t> Sizes(int64_t max_dim, std::initializer_list<int64_t> of);
  // Null if the shape rule rejects the call.
  Node* Call(absl::string_view op, ArgumentList args, KeywordArguments kwargs = {});
  // The same, and adds the tensor to those that later calls read.
  Node* Add(absl::string_view op, ArgumentList args, KeywordArguments kwargs = {});
  Node* Output(Node* list, int64_t index);

  static const TensorType& TypeOf(const Node* node) { return node->type().tensor(); }
  static int64_t Rank(const Node* node) { return TypeOf(node).dim(); }
  static int64_t Size(const Node* node, int64_t dim) { return TypeOf(node).sizes[dim].value(); }
  static std::vector<int64_t> SizesOf(const Node* node);
  int64_t DimOf(const Node* node) { return Number(static_cast<size_t>(Rank(node))) - (OneIn(3) ? Rank(node) : 0); }

  DType AnyDType();
  DType AnyFloat();
  std::vector<int64_t> AnySizes();
  std::vector<int64_t> BroadcastSizes(const std::vector<int64_t>& sizes);
  // The same values in memory of another layout: transposed, channels-last, expanded, with gaps, or row-major.
  Tensor WithLayout(const Tensor& tensor);
  // Random values. Unless is_plain, some tensors contain NaN, infinities and numbers at the limits of the dtype.
  Tensor AnyValues(const std::vector<int64_t>& sizes, DType dtype, bool is_plain);
  Node* AnyInput(const std::vector<int64_t>& sizes, DType dtype, bool is_plain = false);

  void AddView(Node* x);
  void AddWrite(Node* x);
  // Sizes with the same number of elements.
  std::vector<int64_t> Refactored(const std::vector<int64_t>& sizes);
  Node* OperandFor(const Node* x);
  void AddReduction(Node* x);
  Node* IntegerInput(DType dtype);
  void AddIntegerCall();
  void AddIndexing();
  Argument NumberOperand();
  void AddPromotingCall();
  Node* AddSize();
  Argument SizeArgument();
  void AddSizedCall();
  int64_t LargeSize();
  DType ProductDType();
  // A new input of these sizes, or the transpose of one.
  Node* Matrix(std::vector<int64_t> batch, int64_t rows, int64_t columns, DType dtype);
  Node* AddEpilogue(Node* product);
  Argument ArgumentFor(const ArgSchema& schema, const std::vector<int64_t>& sizes, DType dtype);
  Node* AddCallOf(const OpSchema& op, const std::vector<int64_t>& sizes, DType dtype);
  Argument Spatial(int64_t dims, std::initializer_list<int64_t> of);
  void AddConvolution(Node* x, int64_t dims);
  void AddPool(Node* x, int64_t dims);
  void AddResampling(Node* x, int64_t dims);
  void AddNormalisation(Node* x);
  Node* Positions(const std::vector<int64_t>& sizes, int64_t size, bool may_be_negative, bool may_repeat);
  void AddRowPick(Node* x, int64_t dim);
  void AddElementPick(Node* x, int64_t dim);
  void AddIndices(Node* x);
  void AddFlatPick(Node* x);
  Node* Subgraph(const std::vector<ValueType>& types,
                 const std::function<std::vector<Argument>(Graph&, const std::vector<Node*>&)>& finish);
  Node* Step(Graph& graph, std::vector<Node*> values, int64_t count);
  void AddHigherOrder(absl::string_view name, ArgumentList args, const std::vector<ValueType>& types);
  void AddControlFlow();
  void AddScan(const ValueType& type, Node* x);
  void AddListCall(const std::vector<std::vector<Node*>>& lists);
  // Null if the call is invalid.
  Node* Matmuls();
  Node* Convolution();

  std::mt19937_64 random_;
  RandomCase made_;
  ShapeEnv env_;
  std::vector<Node*> values_;       // tensors
  std::vector<Argument> integers_;  // sizes and numbers computed from them
  bool has_large_values_ = false;   // whether inputs may have values whose sums and products overflow
  bool has_failed_ = false;         // the last call is one that its shape rule rejects
};

}  // namespace backtape::graph_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_GRAPH_COMPOSER_H_
