// Recurrent layers over whole sequences, computed step by step, and their cells.
#include <algorithm>
#include <functional>
#include <tuple>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::decompositions {
namespace {

// Weights of one direction of one layer; biases may be undefined; w_hr is the weight of the projection, undefined if
// there is none.
struct CellWeights {
  Variable w_ih, w_hh, b_ih, b_hh, w_hr;
};

// The hidden state, and for an LSTM also the cell state.
using CellState = std::vector<Variable>;

// `gates` is the input's contribution to the gates, input W_ih^T + b_ih.
using CellStep = std::function<CellState(const Variable& gates, const CellState& state, const CellWeights& weights)>;

CellState StepLstm(const Variable& gates, const CellState& state, const CellWeights& weights) {
  const variable_list parts = Chunks("lstm", gates + linear(state[0], weights.w_hh, weights.b_hh), 4, 1);
  const Variable cell = ops::sigmoid(parts[1]) * state[1] + ops::sigmoid(parts[0]) * ops::tanh(parts[2]);
  Variable hidden = ops::sigmoid(parts[3]) * ops::tanh(cell);
  if (weights.w_hr.defined()) hidden = matmul(hidden, ops::t(weights.w_hr));
  return {hidden, cell};
}

CellState StepGru(const Variable& gates, const CellState& state, const CellWeights& weights) {
  const variable_list of_input = Chunks("gru", gates, 3, 1);
  const variable_list of_hidden = Chunks("gru", linear(state[0], weights.w_hh, weights.b_hh), 3, 1);
  const Variable reset = ops::sigmoid(of_hidden[0] + of_input[0]);
  const Variable update = ops::sigmoid(of_hidden[1] + of_input[1]);
  const Variable proposal = ops::tanh(of_input[2] + of_hidden[2] * reset);
  return {(state[0] - proposal) * update + proposal};
}

CellState StepTanh(const Variable& gates, const CellState& state, const CellWeights& weights) {
  return {ops::tanh(gates + linear(state[0], weights.w_hh, weights.b_hh))};
}
CellState StepRelu(const Variable& gates, const CellState& state, const CellWeights& weights) {
  return {ops::relu(gates + linear(state[0], weights.w_hh, weights.b_hh))};
}

struct LayerOptions {
  absl::string_view op;
  bool has_biases, bidirectional, batch_first, train, has_projections;
  int64_t num_layers;
  double dropout;
};

// One direction of one layer over a sequence [time, batch, features]: all outputs, and the last state.
std::pair<variable_list, CellState> RunDirection(const Variable& input, int64_t steps, const CellState& initial,
                                                 const CellWeights& weights, bool reverse, const CellStep& step) {
  const Variable gates = linear(input, weights.w_ih, weights.b_ih);
  variable_list of_steps;
  if (SymSizeOf(gates, 0).is_symbolic()) {
    for (int64_t i = 0; i < steps; ++i) of_steps.push_back(ops::select(gates, 0, i));
  } else {
    of_steps = ops::unbind(gates, 0);
  }
  variable_list outputs(static_cast<size_t>(steps));
  CellState state = initial;
  for (int64_t i = 0; i < steps; ++i) {
    const auto t = static_cast<size_t>(reverse ? steps - 1 - i : i);
    state = step(of_steps[t], state, weights);
    outputs[t] = state[0];
  }
  return {std::move(outputs), std::move(state)};
}

// Outputs [time, batch, features], then for each kind of state [layers * directions, batch, features].
variable_list RunLayers(const Variable& input_given, const std::vector<Variable>& initial,
                        absl::Span<const Variable> params, const LayerOptions& options, const CellStep& step) {
  const bool is_batched = input_given.dim() == 3;
  if (!is_batched) Reject(options.op, absl::StrCat("expected an input of 3 dims, got ", input_given.dim()));
  Variable input = options.batch_first ? ops::transpose(input_given, 0, 1) : input_given;
  const int64_t length = NumberOfCalls(options.op, "steps", SymSizeOf(input, 0));
  const int64_t directions = options.bidirectional ? 2 : 1;
  const size_t per_cell = (options.has_biases ? 4 : 2) + (options.has_projections ? 1 : 0);
  if (params.size() != per_cell * static_cast<size_t>(options.num_layers * directions)) {
    Reject(options.op, absl::StrCat("expected ", per_cell, " parameters for each layer and direction (layers: ",
                                    options.num_layers, ", directions: ", directions, "), got ", params.size()));
  }
  std::vector<variable_list> first, last(initial.size());
  for (const Variable& state : initial) first.push_back(ops::unbind(state, 0));
  for (int64_t layer = 0; layer < options.num_layers; ++layer) {
    variable_list of_directions;
    for (int64_t direction = 0; direction < directions; ++direction) {
      const auto cell = static_cast<size_t>(layer * directions + direction);
      const absl::Span<const Variable> own = params.subspan(cell * per_cell, per_cell);
      CellWeights weights{own[0], own[1], {}, {}, {}};
      if (options.has_biases) weights.b_ih = own[2], weights.b_hh = own[3];
      if (options.has_projections) weights.w_hr = own.back();
      CellState state;
      for (const variable_list& kind : first) {
        if (cell >= kind.size()) {
          Reject(options.op,
                 absl::StrCat("the initial state must have one entry for each layer and direction; expected ",
                              options.num_layers * directions, ", got ", kind.size()));
        }
        state.push_back(kind[cell]);
      }
      auto [outputs, end] = RunDirection(input, length, state, weights, direction == 1, step);
      of_directions.push_back(ops::stack(outputs, 0));
      for (size_t kind = 0; kind < end.size(); ++kind) last[kind].push_back(end[kind]);
    }
    input = directions == 1 ? of_directions[0] : ops::cat(of_directions, -1);
    if (options.dropout > 0 && options.train && layer + 1 < options.num_layers) {
      input = ops::dropout(input, options.dropout, true);
    }
  }
  variable_list results = {options.batch_first ? ops::transpose(input, 0, 1) : input};
  for (const variable_list& kind : last) results.push_back(ops::stack(kind, 0));
  return results;
}

std::tuple<Variable, Variable> RunWithOneState(absl::string_view op, const Variable& input, const Variable& hx,
                                               absl::Span<const Variable> params, bool has_biases, int64_t num_layers,
                                               double dropout, bool train, bool bidirectional, bool batch_first,
                                               const CellStep& step) {
  const LayerOptions options{.op = op,
                             .has_biases = has_biases,
                             .bidirectional = bidirectional,
                             .batch_first = batch_first,
                             .train = train,
                             .has_projections = false,
                             .num_layers = num_layers,
                             .dropout = dropout};
  const variable_list results = RunLayers(input, {hx}, params, options, step);
  return {results[0], results[1]};
}

Variable StepOnce(const Variable& input, const Variable& hx, const CellWeights& weights, const CellStep& step) {
  return step(linear(input, weights.w_ih, weights.b_ih), {hx}, weights)[0];
}

}  // namespace

std::tuple<Variable, Variable, Variable> lstm_input(const Variable& input, absl::Span<const Variable> hx,
                                                    absl::Span<const Variable> params, Flag has_biases,
                                                    int64_t num_layers, double dropout, Flag train, Flag bidirectional,
                                                    Flag batch_first) {
  if (hx.size() != 2) {
    Reject("lstm", absl::StrCat("expected a hidden state and a cell state, got ", hx.size(),
                                hx.size() == 1 ? " tensor" : " tensors"));
  }
  const LayerOptions options{.op = "lstm",
                             .has_biases = has_biases,
                             .bidirectional = bidirectional,
                             .batch_first = batch_first,
                             .train = train,
                             .has_projections = !SymEqual(SymSizeOf(hx[0], -1), SymSizeOf(hx[1], -1)),
                             .num_layers = num_layers,
                             .dropout = dropout};
  const variable_list results = RunLayers(input, {hx[0], hx[1]}, params, options, &StepLstm);
  return {results[0], results[1], results[2]};
}

std::tuple<Variable, Variable> gru_input(const Variable& input, const Variable& hx, absl::Span<const Variable> params,
                                         Flag has_biases, int64_t num_layers, double dropout, Flag train,
                                         Flag bidirectional, Flag batch_first) {
  return RunWithOneState("gru", input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first,
                         &StepGru);
}
std::tuple<Variable, Variable> rnn_tanh_input(const Variable& input, const Variable& hx,
                                              absl::Span<const Variable> params, Flag has_biases, int64_t num_layers,
                                              double dropout, Flag train, Flag bidirectional, Flag batch_first) {
  return RunWithOneState("rnn_tanh", input, hx, params, has_biases, num_layers, dropout, train, bidirectional,
                         batch_first, &StepTanh);
}
std::tuple<Variable, Variable> rnn_relu_input(const Variable& input, const Variable& hx,
                                              absl::Span<const Variable> params, Flag has_biases, int64_t num_layers,
                                              double dropout, Flag train, Flag bidirectional, Flag batch_first) {
  return RunWithOneState("rnn_relu", input, hx, params, has_biases, num_layers, dropout, train, bidirectional,
                         batch_first, &StepRelu);
}

std::tuple<Variable, Variable> lstm_cell(const Variable& input, absl::Span<const Variable> hx, const Variable& w_ih,
                                         const Variable& w_hh, const Variable& b_ih, const Variable& b_hh) {
  if (hx.size() != 2) {
    Reject("lstm_cell", absl::StrCat("expected a hidden state and a cell state, got ", hx.size(),
                                     hx.size() == 1 ? " tensor" : " tensors"));
  }
  const CellState end = StepLstm(linear(input, w_ih, b_ih), {hx[0], hx[1]}, {w_ih, w_hh, b_ih, b_hh, {}});
  return {end[0], end[1]};
}
Variable gru_cell(const Variable& input, const Variable& hx, const Variable& w_ih, const Variable& w_hh,
                  const Variable& b_ih, const Variable& b_hh) {
  return StepOnce(input, hx, {w_ih, w_hh, b_ih, b_hh, {}}, &StepGru);
}
Variable rnn_tanh_cell(const Variable& input, const Variable& hx, const Variable& w_ih, const Variable& w_hh,
                       const Variable& b_ih, const Variable& b_hh) {
  return StepOnce(input, hx, {w_ih, w_hh, b_ih, b_hh, {}}, &StepTanh);
}
Variable rnn_relu_cell(const Variable& input, const Variable& hx, const Variable& w_ih, const Variable& w_hh,
                       const Variable& b_ih, const Variable& b_hh) {
  return StepOnce(input, hx, {w_ih, w_hh, b_ih, b_hh, {}}, &StepRelu);
}

// `num_layers` and `bidirectional` describe the network to which this direction of a layer belongs. `mode` is oneDNN's
// number of the cell: 0 and 1 for RNNs, 2 for an LSTM, 3 for a GRU; PyTorch calls the op only for LSTMs. The input is
// [time, batch, features], even if `batch_first` is true.
std::tuple<Variable, Variable, Variable, Variable> mkldnn_rnn_layer(
    const Variable& input, const Variable& weight0, const Variable& weight1, const Variable& weight2,
    const Variable& weight3, const Variable& hx_, const Variable& cx_, Flag reverse, absl::Span<const int64_t>,
    int64_t mode, int64_t hidden_size, int64_t num_layers, Flag has_biases, Flag bidirectional, Flag, Flag train) {
  constexpr absl::string_view kOp = "mkldnn_rnn_layer";
  if (mode != 2) Reject(kOp, absl::StrCat("only LSTMs (mode 2) are supported, got mode ", mode));
  const int64_t length = NumberOfCalls(kOp, "steps", SymSizeOf(input, 0));
  CellWeights weights{weight0, weight1, {}, {}, {}};
  if (has_biases) weights.b_ih = weight2, weights.b_hh = weight3;
  const std::vector<SymInt> state = {SymSizeOf(input, 1), SymInt(hidden_size)};
  const auto [outputs, end] =
      RunDirection(input, length, {ops::reshape(hx_, state), ops::reshape(cx_, state)}, weights, reverse, &StepLstm);
  return {ops::stack(outputs, 0), ops::reshape(end[0], SymSizesOf(hx_)), ops::reshape(end[1], SymSizesOf(cx_)),
          ops::zeros({SymInt(0)}, DType::kUInt8)};
}

}  // namespace backtape::decompositions
