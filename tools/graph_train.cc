// graph-train: trains the parameters of a graph.
#include <unistd.h>

#include <cmath>
#include <iostream>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "backtape/interp/copy_values.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/placeholder_types.h"
#include "backtape/ir/problem_list.h"
#include "backtape/ir/shape_env.h"
#include "backtape/ir/signature.h"
#include "backtape/jit/compiler.h"
#include "backtape/model_files/safetensors.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tools/command_line.h"
#include "backtape/tools/compiled_graph.h"
#include "backtape/tools/files.h"
#include "backtape/tools/graph_input.h"
#include "backtape/tools/graph_json.h"
#include "backtape/tools/optimizer.h"
#include "backtape/tools/training_data.h"
#include "backtape/tools/training_step.h"
#include "backtape/tools/values.h"
#include "nlohmann/json.hpp"

namespace backtape::tools {
namespace {

constexpr const char* kExamples = R"help(Examples:
  graph-train model.pt2 --data=batches.safetensors --steps=100 --optimizer=adam --lr=1e-3 -o trained.safetensors
  graph-train forward.code --params=model.safetensors --data=batches.npz --steps=100 --losses=losses.csv
                                             the loss is the only floating-point scalar output, or output N with --of=N
  graph-train model.pt2 --data=batches.npz --loss=cross_entropy --target=label --steps=100
                                             computes the loss between the first output and the array named label
  graph-train model.pt2 --data=batches.npz --steps=1000 --checkpoint=run.safetensors --save-every=100
  graph-train model.pt2 --data=batches.npz --steps=2000 --checkpoint=run.safetensors --resume=run.safetensors
                                             continues from the checkpoint, up to step 2000

The keys of the data are the names of the placeholders that are not parameters or buffers. An array with as many dims as
its placeholder is used in every step. An array with an additional leading dim holds one batch for each index of
that dim; the steps use the batches in turn. A forward graph is differentiated first, as by graph-grad; a joint graph
must state which inputs are tangents and which outputs are gradients ("TangentAOTInput(...)",
"GradAOTOutput(...)").)help";

struct TrainOptions {
  GraphInput input;
  std::string params;
  std::string data;
  std::vector<std::string> train;
  std::string loss;
  std::string target;
  std::optional<int> of;
  std::string optimizer = "sgd";
  OptimizerOptions settings;
  int64_t steps = 0;
  std::string losses;
  std::string output;
  std::string checkpoint;
  int64_t save_every = 0;
  std::string resume;
  std::string backend = "jit";
  int threads = 1;
  uint64_t seed = 0;
};

// Validates the decay rate of a moment: at 1, its bias correction would divide by zero.
CLI::Validator Decay() {
  const auto check = [](const std::string& text) -> std::string {
    double number = 0;
    if (absl::SimpleAtod(text, &number) && number >= 0 && number < 1) return "";
    return absl::StrCat("expected a number >= 0 and < 1, found ", text);
  };
  return CLI::Validator(check, "");
}

// Wrong usage if an option would be ignored because of another one.
absl::Status CheckTrainOptions(const CLI::App& app, const TrainOptions& options) {
  const auto only_for = [&](const char* option, std::initializer_list<const char*> optimizers) -> absl::Status {
    if (app.count(option) == 0) return absl::OkStatus();
    for (const char* optimizer : optimizers) {
      if (options.optimizer == optimizer) return absl::OkStatus();
    }
    return WrongUsage(absl::StrCat(option, " does not apply to --optimizer=", options.optimizer));
  };
  BACKTAPE_RETURN_IF_ERROR(only_for("--momentum", {"momentum"}));
  for (const char* option : {"--beta1", "--beta2", "--eps"}) {
    BACKTAPE_RETURN_IF_ERROR(only_for(option, {"adam", "adamw"}));
  }
  if (options.backend == "interp" && app.count("--threads") > 0) {
    return WrongUsage("--threads applies only to native code; use --backend=jit");
  }
  BACKTAPE_RETURN_IF_ERROR(CheckNoRepetition("--train", options.train));
  BACKTAPE_RETURN_IF_ERROR(CheckOutputFiles(
      {{"--output", options.output}, {"--checkpoint", options.checkpoint}, {"--losses", options.losses}},
      {{"FILE", options.input.path}, {"--data", options.data}}));
  if (!options.checkpoint.empty() && !absl::EndsWith(options.checkpoint, ".safetensors")) {
    return WrongUsage(
        absl::StrCat("--checkpoint: expected a name that ends in .safetensors, found ", options.checkpoint));
  }
  return absl::OkStatus();
}

// The training loop: the graph, and the values that persist from step to step.
class Training {
 public:
  Training(const TrainOptions& options, TrainingStep step, TrainingData data, StateValues state)
      : options_(options), step_(std::move(step)), data_(std::move(data)), state_(std::move(state)) {}

  absl::Status Prepare() {
    BACKTAPE_RETURN_IF_ERROR(OwnState());
    std::vector<Tensor> parameters;
    std::vector<std::string> names;
    for (const std::string& name : step_.trained) {
      parameters.push_back(state_.at(name));
      names.push_back(NameInModel(name));
    }
    optimizer_ = std::make_unique<Optimizer>(options_.settings, std::move(names), std::move(parameters));
    if (!options_.resume.empty()) BACKTAPE_RETURN_IF_ERROR(Resume());
    if (options_.backend == "interp") {
      auto interpreted = CompileForInterpreter(*step_.graph);
      if (!interpreted.ok()) return InFile(options_.input.path, interpreted.status());
      executable_ = *std::move(interpreted);
      return absl::OkStatus();
    }
    NativeOptions native;
    native.num_threads = options_.threads;
    absl::StatusOr<std::unique_ptr<NativeExecutable>> compiled = CompileNative(*step_.graph, native);
    if (!compiled.ok()) return InFile(options_.input.path, compiled.status());
    std::unique_ptr<NativeExecutable> executable = *std::move(compiled);
    if (const CompileReport report = executable->Report(); !report.is_native) {
      const std::string& reason = report.interpreter_reason;
      std::cerr << "graph-train: note: no native code; the interpreter runs instead: "
                << reason.substr(0, reason.find('\n')) << '\n';
    }
    executable_ = std::move(executable);
    return absl::OkStatus();
  }

  absl::Status Run() {
    const int64_t first = optimizer_->num_steps() + 1;
    if (first > options_.steps) {
      return absl::InvalidArgumentError(absl::StrCat(options_.resume, " is already at step ", first - 1,
                                                     "; --steps=", options_.steps, " leaves nothing to do"));
    }
    const bool shows_progress = isatty(STDERR_FILENO) == 1;
    for (int64_t step = first; step <= options_.steps; ++step) {
      BACKTAPE_ASSIGN_OR_RETURN(const double loss, TakeStep(step));
      losses_.emplace_back(step, loss);
      if (shows_progress) absl::FPrintF(stderr, "\rstep %d of %d, loss %.6g \033[K", step, options_.steps, loss);
      const bool saves = options_.save_every > 0 && step % options_.save_every == 0 && step < options_.steps;
      if (saves) BACKTAPE_RETURN_IF_ERROR(SaveCheckpoint());
    }
    if (shows_progress) absl::FPrintF(stderr, "\n");
    if (!options_.checkpoint.empty()) BACKTAPE_RETURN_IF_ERROR(SaveCheckpoint());
    if (!options_.output.empty()) BACKTAPE_RETURN_IF_ERROR(WriteArrays(options_.output, ModelState()));
    if (!options_.losses.empty()) BACKTAPE_RETURN_IF_ERROR(WriteFile(options_.losses, LossesText()));
    if (losses_.size() == 1) {
      absl::PrintF("step %d: loss %.6g\n", first, losses_.front().second);
      return absl::OkStatus();
    }
    absl::PrintF("steps %d to %d: loss %.6g to %.6g\n", first, options_.steps, losses_.front().second,
                 losses_.back().second);
    return absl::OkStatus();
  }

 private:
  std::string NameInModel(const std::string& placeholder) const {
    const InputSpec* input = step_.graph->signature().FindPlaceholder(placeholder);
    return input != nullptr && IsState(*input) ? input->target : placeholder;
  }

  // Copies the state into the layouts that the graph states, because steps write it. The error lists all trained
  // parameters without a value.
  absl::Status OwnState() {
    ProblemList problems;
    IValueList values(step_.graph->placeholders().size());
    BACKTAPE_RETURN_IF_ERROR(SetState(*step_.graph, state_, &values));
    values = CopyValues(values);
    size_t i = 0;
    for (const Node* node : step_.graph->placeholders()) {
      const IValue& value = values[i++];
      if (value.is_tensor()) {
        state_.insert_or_assign(node->name(), value.tensor());
      } else if (value.is_scalar()) {
        state_.erase(node->name());
      }
    }
    for (const std::string& name : step_.trained) {
      if (!state_.contains(name)) problems.Add(name, absl::StrCat("no value for the parameter ", NameInModel(name)));
    }
    if (problems.empty()) return absl::OkStatus();
    return absl::InvalidArgumentError(
        absl::StrCat("expected values of the trained parameters (--params):", problems.ToString()));
  }

  absl::StatusOr<double> TakeStep(int64_t number) {
    IValueList inputs;
    for (const Node* node : step_.graph->placeholders()) {
      BACKTAPE_ASSIGN_OR_RETURN(IValue value, InputFor(*node, (number - 1) % data_.num_batches()));
      inputs.push_back(std::move(value));
    }
    RunOptions run;
    run.seed = options_.seed + static_cast<uint64_t>(number);
    absl::StatusOr<IValueList> outputs = executable_->Run(std::move(inputs), run);
    if (!outputs.ok()) return InFile(options_.input.path, AtStep(number, outputs.status()));
    const double loss = (*outputs)[step_.loss].tensor().item().to_double();
    if (!std::isfinite(loss)) {
      return AtStep(number, absl::InvalidArgumentError(absl::StrCat("expected a finite loss, found ", loss)));
    }
    for (const auto& [output, input] : step_.updates) CopyElements((*outputs)[output].tensor(), state_.at(input));
    std::vector<Tensor> gradients;
    for (const size_t output : step_.gradients) {
      gradients.push_back((*outputs)[output].is_tensor() ? (*outputs)[output].tensor() : Tensor());
    }
    BACKTAPE_RETURN_IF_ERROR(optimizer_->Step(gradients));
    return loss;
  }

  static absl::Status AtStep(int64_t number, const absl::Status& status) {
    return absl::Status(status.code(), absl::StrCat("step ", number, ": ", status.message()));
  }

  absl::StatusOr<IValue> InputFor(const Node& node, int64_t batch) const {
    const auto state = state_.find(node.name());
    if (state != state_.end()) return IValue(state->second);
    if (data_.Has(node.name())) return data_.Value(node, batch);
    if (!node.type().is_tensor()) return IValue();
    // The input is a tangent, or nothing uses it.
    std::vector<int64_t> sizes;
    for (const SymInt& size : node.type().tensor().sizes) {
      if (!size.constant().has_value()) {
        return absl::InvalidArgumentError(
            absl::StrCat("%", node.name(), " ", node.type().ToString(), ": the size of this input is unknown"));
      }
      sizes.push_back(*size.constant());
    }
    const bool is_one = node.name() == step_.loss_tangent;
    BACKTAPE_ASSIGN_OR_RETURN(Tensor value,
                              Tensor::TryFull(sizes, Scalar(is_one ? 1.0 : 0.0), node.type().tensor().dtype));
    return IValue(std::move(value));
  }

  // Parameters and buffers by their names in the model.
  NamedTensors ModelState() const {
    NamedTensors tensors;
    for (const Node* node : step_.graph->placeholders()) {
      const Signature& signature = step_.graph->signature();
      const InputSpec* input = signature.FindPlaceholder(node->name());
      const bool is_tied = input != nullptr && !input->tied_to.empty();
      const auto state = state_.find(is_tied ? signature.FindTarget(input->tied_to)->placeholder : node->name());
      if (state == state_.end()) continue;
      const bool is_saved = input == nullptr || (input->kind != InputKind::kConstant && input->persistent);
      if (!is_saved) continue;
      Tensor row_major = Tensor::Empty(state->second.sizes(), state->second.dtype());
      CopyElements(state->second, row_major);
      tensors.emplace_back(NameInModel(node->name()), row_major);
    }
    return tensors;
  }

  absl::Status SaveCheckpoint() const {
    NamedTensors tensors = ModelState();
    const NamedTensors state = optimizer_->State();
    tensors.insert(tensors.end(), state.begin(), state.end());
    return WriteSafetensors(options_.checkpoint, tensors,
                            {{"backtape.optimizer", std::string(NameOf(options_.settings.kind))},
                             {"backtape.step", absl::StrCat(optimizer_->num_steps())},
                             {"format", "pt"}});
  }

  // Restores the state of the optimiser and the number of steps from the checkpoint. Its parameters have been read
  // already, like those of --params.
  absl::Status Resume() {
    BACKTAPE_ASSIGN_OR_RETURN(const Safetensors file, ReadSafetensors(options_.resume));
    const auto find = [&file](const char* key) {
      const auto text = file.metadata.find(key);
      return text == file.metadata.end() ? "" : text->second;
    };
    const std::string stated = find("backtape.step");
    int64_t steps = 0;
    if (!absl::SimpleAtoi(stated, &steps) || steps < 0) {
      return absl::InvalidArgumentError(absl::StrCat(
          options_.resume, " is not a checkpoint of graph-train: expected the number of steps under the metadata ",
          "key backtape.step, found ", stated.empty() ? "none" : stated));
    }
    if (find("backtape.optimizer") != NameOf(options_.settings.kind)) {
      return absl::InvalidArgumentError(absl::StrCat(options_.resume,
                                                     " was trained with --optimizer=", find("backtape.optimizer"),
                                                     ", not ", NameOf(options_.settings.kind)));
    }
    const absl::Status restored = optimizer_->Restore(file.tensors, steps);
    return restored.ok() ? restored
                         : absl::Status(restored.code(), absl::StrCat(options_.resume, ": ", restored.message()));
  }

  std::string LossesText() const {
    if (absl::EndsWith(options_.losses, ".json")) {
      nlohmann::ordered_json json = {{"backtape", kJsonVersion}, {"losses", nlohmann::ordered_json::array()}};
      for (const auto& [step, loss] : losses_) json["losses"].push_back({{"step", step}, {"loss", loss}});
      return json.dump(1) + "\n";
    }
    std::string text = "step,loss\n";
    for (const auto& [step, loss] : losses_) {
      // The fewest digits from which a float32 or float64 can be restored.
      const int digits = static_cast<double>(static_cast<float>(loss)) == loss ? 9 : 17;
      absl::StrAppendFormat(&text, "%d,%.*g\n", step, digits, loss);
    }
    return text;
  }

  const TrainOptions& options_;
  TrainingStep step_;
  TrainingData data_;
  StateValues state_;  // keyed by placeholder
  std::unique_ptr<Optimizer> optimizer_;
  std::unique_ptr<Executable> executable_;
  std::vector<std::pair<int64_t, double>> losses_;
};

absl::Status Train(const TrainOptions& options) {
  BACKTAPE_ASSIGN_OR_RETURN(const GraphText text, ReadGraphInput(options.input));
  Graph& graph = *text.graph;
  BACKTAPE_RETURN_IF_ERROR(InFile(options.input.path, CheckPlaceholderTypes(graph)));
  BACKTAPE_ASSIGN_OR_RETURN(StateValues state,
                            ReadState(graph, options.resume.empty() ? options.params : options.resume));
  TrainingStepOptions make;
  make.train = options.train;
  make.loss_output = options.of;
  make.loss = options.loss;
  make.target = options.target;
  BACKTAPE_RETURN_IF_ERROR(ResolveTargets(graph, options.input.path));
  if (!options.loss.empty()) {
    ShapeEnv env;
    BACKTAPE_RETURN_IF_ERROR(InFile(options.input.path, InferTypes(graph, env)));
    BACKTAPE_ASSIGN_OR_RETURN(make.target_type,
                              TypeOfTarget(graph, options.of.value_or(0), options.data, options.target, options.loss));
  }
  absl::StatusOr<TrainingStep> made = MakeTrainingStep(graph, make);
  if (!made.ok()) return InFile(options.input.path, made.status());
  TrainingStep step = *std::move(made);
  std::vector<std::string> inputs;
  for (const Node* node : step.graph->placeholders()) {
    const InputSpec* input = step.graph->signature().FindPlaceholder(node->name());
    const bool is_tangent = input != nullptr && input->kind == InputKind::kTangent;
    if (!is_tangent && !state.contains(node->name())) inputs.push_back(node->name());
  }
  BACKTAPE_ASSIGN_OR_RETURN(TrainingData data, TrainingData::Of(*step.graph, inputs, options.data));
  Training training(options, std::move(step), std::move(data), std::move(state));
  BACKTAPE_RETURN_IF_ERROR(training.Prepare());
  return training.Run();
}

}  // namespace
}  // namespace backtape::tools

int main(int argc, char** argv) {
  using namespace backtape::tools;
  CLI::App app("Trains the parameters of a forward or joint FX graph.", "graph-train");
  app.footer(kExamples);
  TrainOptions options;
  options.input.AddTo(app);
  app.add_option("--data", options.data, "values of the inputs that are not parameters or buffers")
      ->type_name("DATA.safetensors")
      ->check(NamedFile())
      ->required();
  app.add_option("--steps", options.steps, "total number of steps, including those of the run that --resume continues")
      ->type_name("N")
      ->check(CLI::Range(int64_t{1}, int64_t{1} << 40))
      ->required();
  auto* params =
      app.add_option("--params", options.params,
                     "values of parameters and buffers; the keys are their names in the model if the graph "
                     "states them, else the names of placeholders (default: the values in the .pt2 archive)");
  params->type_name("MODEL.safetensors")->check(NamedFile());
  app.add_option("--train", options.train,
                 "parameters to train: names in the model, or names of placeholders; may be repeated (default: all "
                 "that the graph names, except those that a .pt2 archive marks as not requiring grad and, in a joint "
                 "graph, those without a gradient)")
      ->delimiter(',')
      ->type_name("NAMES");
  app.add_option("--of", options.of,
                 "output that is the loss, counted from 0 (default: the one that the graph marks, else the only "
                 "floating-point scalar); with --loss: output to compare with --target (default: 0)")
      ->type_name("N")
      ->check(NotNegativeInteger());
  auto* target = app.add_option("--target", options.target, "with --loss: the array to compare the output with");
  target->type_name("NAME");
  auto* loss = app.add_option("--loss", options.loss,
                              "compute the loss of an output: mse or cross_entropy, both with mean reduction");
  loss->check(CLI::IsMember({"mse", "cross_entropy"}))->type_name("LOSS")->needs(target);
  target->needs(loss);
  app.add_option("--optimizer", options.optimizer, "sgd (default), momentum, adam or adamw, as in torch.optim")
      ->check(CLI::IsMember({"sgd", "momentum", "adam", "adamw"}))
      ->type_name("NAME");
  app.add_option("--lr", options.settings.lr, "learning rate (default: 1e-3)")
      ->type_name("NUMBER")
      ->check(NotNegative());
  app.add_option("--momentum", options.settings.momentum, "momentum of --optimizer=momentum (default: 0.9)")
      ->type_name("NUMBER")
      ->check(NotNegative());
  app.add_option("--beta1", options.settings.beta1, "beta1 of adam and adamw (default: 0.9)")
      ->type_name("NUMBER")
      ->check(Decay());
  app.add_option("--beta2", options.settings.beta2, "beta2 of adam and adamw (default: 0.999)")
      ->type_name("NUMBER")
      ->check(Decay());
  app.add_option("--eps", options.settings.eps, "epsilon of adam and adamw (default: 1e-8)")
      ->type_name("NUMBER")
      ->check(NotNegative());
  auto* decay =
      app.add_option("--weight-decay", options.settings.weight_decay, "weight decay (default: 0; 0.01 for adamw)");
  decay->type_name("NUMBER")->check(NotNegative());
  app.add_option("--losses", options.losses,
                 "write the loss of each step, as CSV, or as JSON if the name ends in .json")
      ->type_name("FILE");
  app.add_option("-o,--output", options.output, "write the trained parameters and buffers")
      ->type_name("OUT.safetensors")
      ->check(NamedFile());
  auto* checkpoint =
      app.add_option("--checkpoint", options.checkpoint,
                     "write parameters, buffers and the optimiser's state after the last step and every --save-every "
                     "steps; an interrupted write leaves the previous checkpoint intact");
  checkpoint->type_name("FILE.safetensors")->check(NamedFile());
  app.add_option("--save-every", options.save_every, "steps between checkpoints")
      ->type_name("N")
      ->check(CLI::Range(int64_t{1}, int64_t{1} << 40))
      ->needs(checkpoint);
  app.add_option("--resume", options.resume, "continue from this checkpoint")
      ->type_name("FILE.safetensors")
      ->check(NamedFile())
      ->excludes(params);
  app.add_option("--backend", options.backend, "jit: native code (default); interp: the reference interpreter")
      ->check(CLI::IsMember({"jit", "interp"}))
      ->type_name("ENGINE");
  app.add_option("--threads", options.threads, "threads of native code (default: 1)")
      ->type_name("N")
      ->check(CLI::Range(1, 1024));
  app.add_option("--seed", options.seed, "seed for random ops (default: 0)")
      ->type_name("N")
      ->check(NotNegativeInteger());
  return RunGraphTool(argc, argv, app, [&]() -> absl::Status {
    options.settings.kind = options.optimizer == "sgd"        ? OptimizerKind::kSgd
                            : options.optimizer == "momentum" ? OptimizerKind::kMomentum
                            : options.optimizer == "adam"     ? OptimizerKind::kAdam
                                                              : OptimizerKind::kAdamW;
    if (options.settings.kind == OptimizerKind::kAdamW && decay->count() == 0) options.settings.weight_decay = 0.01;
    BACKTAPE_RETURN_IF_ERROR(CheckTrainOptions(app, options));
    return Train(options);
  });
}
