#ifndef BACKTAPE_PASSES_TAPE_REPLAY_H_
#define BACKTAPE_PASSES_TAPE_REPLAY_H_

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/signature.h"
#include "backtape/passes/graph_on_tape.h"

namespace backtape::internal {

// Runs a graph with autograd on symbolic tensors, and records what runs in another graph, the joint graph. For
// differentiate.h and differentiate_forward.h. Forward calls keep their names, if they are still a single call, and
// their stacks; everything that a node records has the node as its origin. Errors name the node and its source line.
class TapeReplay {
 public:
  // `purpose` is what is computed, in the plural: "gradients".
  TapeReplay(const Graph& forward, const OpLibrary& library, std::string purpose);

  // In this order. The last two are called while tracer() is the thread's.
  absl::Status MakePlaceholders();
  // Sets wrt(), as DifferentiateOptions::wrt describes.
  absl::Status ChooseInputs(const std::optional<std::vector<std::string>>& names);
  absl::Status RunNodes();
  // Sets chosen(): these outputs, all of which must depend on the inputs; nullopt means all that do.
  absl::Status ChooseOutputs(const std::optional<std::vector<int>>& indices,
                             const std::function<bool(const Variable&)>& depends);

  // A placeholder after the others, contiguous. Its name is made unique, and added to tangent_names().
  Variable AddTangentPlaceholder(const std::string& name, const TensorType& of);

  // What the forward's placeholders and outputs are; those that its signature does not name are the user's.
  Signature SignatureOfForward() const;

  Tracer& tracer() { return tracer_; }
  std::unique_ptr<Graph>& joint() { return joint_; }
  const std::vector<const Node*>& wrt() const { return wrt_; }
  const std::vector<size_t>& chosen() const { return chosen_; }
  const std::vector<std::string>& tangent_names() const { return tangent_names_; }
  const IValueList& outputs() const { return outputs_; }
  IValue& ValueOfNode(const Node* node) { return values_[node]; }

 private:
  static bool IsFloating(const IValue& value);
  const Node* FindPlaceholder(absl::string_view name) const;
  absl::Status RunNode(const Node& node);
  absl::StatusOr<IValue> Attribute(const Node& node);
  absl::Status ReadOutputs();

  const Graph& forward_;
  const OpLibrary& library_;
  const std::string purpose_;
  std::unique_ptr<Graph> joint_;
  ShapeEnv shape_env_;
  Tracer tracer_;
  NodeValues values_;
  std::vector<const Node*> wrt_;
  IValueList outputs_;
  std::vector<size_t> chosen_;
  std::vector<std::string> tangent_names_;
};

}  // namespace backtape::internal

#endif  // BACKTAPE_PASSES_TAPE_REPLAY_H_
