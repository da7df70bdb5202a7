// Connectionist temporal classification (Graves et al., 2006): minus the log probability that the symbols drawn at each
// step yield a given label sequence once repetitions and blanks are removed. There are 2 L + 1 states: an even state s
// is a blank, and an odd one is label s / 2. log_alpha[n, t, s] is the log probability of reaching state s at step t.
#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/interp/kernel_declarations.h"
#include "backtape/interp/kernels/dense.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::kernels {
namespace {

using Ints = absl::Span<const int64_t>;

constexpr double kImpossible = -std::numeric_limits<double>::infinity();

double LogSum(std::initializer_list<double> terms) {
  const double largest = std::max(terms);
  if (largest == kImpossible) return kImpossible;
  double sum = 0;
  for (double term : terms) sum += std::exp(term - largest);
  return std::log(sum) + largest;
}

// One sample: its log probabilities [steps, classes], which point into the batch's buffer, and its labels.
struct Sequence {
  const double* log_probs = nullptr;
  int64_t row_stride = 0;
  int64_t steps = 0;
  std::vector<int64_t> labels;
  int64_t blank = 0;

  int64_t states() const { return 2 * static_cast<int64_t>(labels.size()) + 1; }
  int64_t ClassOf(int64_t state) const { return state % 2 == 0 ? blank : labels[state / 2]; }
  double LogProb(int64_t step, int64_t c) const { return log_probs[step * row_stride + c]; }
  // A step may skip the blank between two different labels.
  bool MaySkipTo(int64_t state) const { return state > 1 && ClassOf(state) != ClassOf(state - 2); }
};

struct Batch {
  std::vector<double> log_probs;
  std::vector<Sequence> sequences;
};

absl::StatusOr<Batch> ReadBatch(const Tensor& log_probs, const Tensor& targets, Ints input_lengths, Ints target_lengths,
                                int64_t blank) {
  Batch batch;
  batch.log_probs = ReadDense<double>(log_probs);
  const std::vector<int64_t> labels = ReadDense<int64_t>(targets);
  const int64_t samples = log_probs.size(1), classes = log_probs.size(2);
  int64_t next = 0;  // next index into concatenated targets
  for (int64_t n = 0; n < samples; ++n) {
    Sequence sequence;
    sequence.log_probs = batch.log_probs.data() + n * classes;
    sequence.row_stride = samples * classes;
    sequence.steps = input_lengths[n];
    sequence.blank = blank;
    const int64_t first = targets.dim() == 1 ? next : n * targets.size(1);
    next += target_lengths[n];
    sequence.labels.assign(labels.begin() + first, labels.begin() + first + target_lengths[n]);
    for (int64_t label : sequence.labels) {
      if (label < 0 || label >= classes) {
        return absl::OutOfRangeError(
            absl::StrCat("target ", label, " is out of range: the number of classes is ", classes));
      }
    }
    batch.sequences.push_back(std::move(sequence));
  }
  return batch;
}

struct Lengths {
  std::vector<int64_t> inputs, targets;
};

absl::StatusOr<Lengths> ReadLengths(const Tensor& log_probs, const Tensor& targets, const Tensor& input_lengths,
                                    const Tensor& target_lengths) {
  Lengths lengths = {ReadDense<int64_t>(input_lengths), ReadDense<int64_t>(target_lengths)};
  const int64_t steps = log_probs.size(0);
  int64_t longest = 0, total = 0;
  for (size_t n = 0; n < lengths.inputs.size(); ++n) {
    if (lengths.inputs[n] < 0 || lengths.inputs[n] > steps) {
      return absl::InvalidArgumentError(
          absl::StrCat("expected input_lengths between 0 and ", steps, ", but got ", lengths.inputs[n]));
    }
    if (lengths.targets[n] < 0 || lengths.targets[n] > INT32_MAX) {
      return absl::InvalidArgumentError(
          absl::StrCat("expected target_lengths between 0 and ", INT32_MAX, ", but got ", lengths.targets[n]));
    }
    longest = std::max(longest, lengths.targets[n]);
    total += lengths.targets[n];
  }
  if (targets.dim() == 1 && targets.size(0) != total) {
    return absl::InvalidArgumentError(
        absl::StrCat("targets has ", targets.size(0), " elements, but target_lengths add up to ", total));
  }
  if (targets.dim() == 2 && longest > targets.size(1)) {
    return absl::InvalidArgumentError(
        absl::StrCat("the rows of targets have length ", targets.size(1), ", but target_lengths contains ", longest));
  }
  return lengths;
}

}  // namespace

absl::Status _ctc_loss(const Tensor& log_probs, const Tensor& targets, Ints input_lengths, Ints target_lengths,
                       int64_t blank, bool zero_infinity, const Tensor& out0, const Tensor& out1) {
  BACKTAPE_ASSIGN_OR_RETURN(const Batch batch, ReadBatch(log_probs, targets, input_lengths, target_lengths, blank));
  const int64_t width = out1.size(2);
  std::vector<double> losses(out0.numel()), alphas(out1.numel(), kImpossible);
  for (size_t n = 0; n < batch.sequences.size(); ++n) {
    const Sequence& q = batch.sequences[n];
    double* alpha = alphas.data() + static_cast<int64_t>(n) * out1.size(1) * width;
    const int64_t states = q.states();
    if (q.steps == 0) {
      losses[n] = states == 1 ? 0 : -kImpossible;
      continue;
    }
    for (int64_t s = 0; s < std::min<int64_t>(states, 2); ++s) alpha[s] = q.LogProb(0, q.ClassOf(s));
    for (int64_t t = 1; t < q.steps; ++t) {
      const double* before = alpha + (t - 1) * width;
      for (int64_t s = 0; s < states; ++s) {
        alpha[t * width + s] =
            LogSum({before[s], s > 0 ? before[s - 1] : kImpossible, q.MaySkipTo(s) ? before[s - 2] : kImpossible}) +
            q.LogProb(t, q.ClassOf(s));
      }
    }
    const double* last = alpha + (q.steps - 1) * width;
    losses[n] = -LogSum({last[states - 1], states > 1 ? last[states - 2] : kImpossible});
  }
  WriteDense(losses, out0);
  WriteDense(alphas, out1);
  return absl::OkStatus();
}

// As in PyTorch, this is the gradient with respect to the input of the log_softmax that produced log_probs.
absl::Status _ctc_loss_backward(const Tensor& grad, const Tensor& log_probs, const Tensor& targets, Ints input_lengths,
                                Ints target_lengths, const Tensor& neg_log_likelihood, const Tensor& log_alpha,
                                int64_t blank, bool zero_infinity, const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(const Batch batch, ReadBatch(log_probs, targets, input_lengths, target_lengths, blank));
  const std::vector<double> grads = ReadDense<double>(grad), losses = ReadDense<double>(neg_log_likelihood);
  const std::vector<double> alphas = ReadDense<double>(log_alpha);
  const int64_t width = log_alpha.size(2), classes = log_probs.size(2);
  std::vector<double> result(out.numel());
  for (size_t n = 0; n < batch.sequences.size(); ++n) {
    const Sequence& q = batch.sequences[n];
    if (q.steps == 0 || (zero_infinity && losses[n] == -kImpossible)) continue;
    const double* alpha = alphas.data() + static_cast<int64_t>(n) * log_alpha.size(1) * width;
    const int64_t states = q.states();
    std::vector<double> after(states, kImpossible);  // like alpha, but from step t to the end
    for (int64_t t = q.steps - 1; t >= 0; --t) {
      std::vector<double> beta(states, kImpossible), reached(classes, kImpossible);
      for (int64_t s = 0; s < states; ++s) {
        const bool is_last = t == q.steps - 1;
        const double ways = is_last ? (s >= states - 2 ? 0 : kImpossible)
                                    : LogSum({after[s], s + 1 < states ? after[s + 1] : kImpossible,
                                              s + 2 < states && q.MaySkipTo(s + 2) ? after[s + 2] : kImpossible});
        beta[s] = ways + q.LogProb(t, q.ClassOf(s));
        double& sum = reached[q.ClassOf(s)];
        sum = LogSum({sum, alpha[t * width + s] + beta[s]});
      }
      after = std::move(beta);
      double* to = result.data() + t * q.row_stride + static_cast<int64_t>(n) * classes;
      for (int64_t c = 0; c < classes; ++c) {
        const double log_prob = q.LogProb(t, c);
        to[c] = (std::exp(log_prob) - std::exp(reached[c] + losses[n] - log_prob)) * grads[n];
      }
    }
  }
  WriteDense(result, out);
  return absl::OkStatus();
}

absl::Status _ctc_loss_Tensor(const Tensor& log_probs, const Tensor& targets, const Tensor& input_lengths,
                              const Tensor& target_lengths, int64_t blank, bool zero_infinity, const Tensor& out0,
                              const Tensor& out1) {
  BACKTAPE_ASSIGN_OR_RETURN(const Lengths lengths, ReadLengths(log_probs, targets, input_lengths, target_lengths));
  return _ctc_loss(log_probs, targets, lengths.inputs, lengths.targets, blank, zero_infinity, out0, out1);
}

absl::Status _ctc_loss_backward_Tensor(const Tensor& grad, const Tensor& log_probs, const Tensor& targets,
                                       const Tensor& input_lengths, const Tensor& target_lengths,
                                       const Tensor& neg_log_likelihood, const Tensor& log_alpha, int64_t blank,
                                       bool zero_infinity, const Tensor& out) {
  BACKTAPE_ASSIGN_OR_RETURN(const Lengths lengths, ReadLengths(log_probs, targets, input_lengths, target_lengths));
  for (const int64_t length : lengths.targets) {
    if (2 * length + 1 > log_alpha.size(2)) {
      return absl::InvalidArgumentError(absl::StrCat("the last size of log_alpha must be at least ", 2 * length + 1,
                                                     " for a target of length ", length, ", but is ",
                                                     log_alpha.size(2)));
    }
  }
  return _ctc_loss_backward(grad, log_probs, targets, lengths.inputs, lengths.targets, neg_log_likelihood, log_alpha,
                            blank, zero_infinity, out);
}

}  // namespace backtape::kernels
