#include "backtape/jit/captured_step.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/cleanup/cleanup.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/capture/memory_overlap.h"
#include "backtape/autograd/capture/size_pattern.h"
#include "backtape/autograd/ops/generator.h"
#include "backtape/autograd/ops/op_observer.h"
#include "backtape/autograd/tape/accumulate_grad.h"
#include "backtape/autograd/tape/leaf_locks.h"
#include "backtape/autograd/tape/replace_data.h"
#include "backtape/autograd/tape/saved_tensors_hooks.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/autograd/variable/anomaly_mode.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/autograd/variable/hooks.h"
#include "backtape/autograd/variable/store_grad.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/print_graph_text.h"
#include "backtape/ir/user_code.h"
#include "backtape/jit/input_layout.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/check_traced_ranks.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/out_of_memory.h"

namespace backtape {
namespace {

std::vector<int64_t> SizesOf(absl::Span<const Variable> inputs) {
  std::vector<int64_t> sizes;
  for (const Variable& input : inputs) sizes.insert(sizes.end(), input.sizes().begin(), input.sizes().end());
  return sizes;
}

// For each placeholder, whether the graph may write it, through views too.
std::vector<bool> WrittenPlaceholders(const Graph& graph) {
  const AliasAnalysis aliases(graph);
  std::vector<bool> written;
  for (const Node* placeholder : graph.placeholders()) written.push_back(aliases.IsWritten(placeholder));
  return written;
}

// Why a graph cannot be used for these inputs; empty if it can.
std::string ReasonOfInputs(absl::Span<const Variable> inputs) {
  if (Tracer::Current() != nullptr) return "the call itself is being traced";
  if (AnomalyMode::is_enabled()) return "anomaly mode";
  if (internal::DefaultSavedTensorsHooks::Current() != nullptr) return "saved-tensor hooks are in effect";
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (!inputs[i].defined()) return absl::StrCat("input ", i, " is undefined");
    if (inputs[i].is_symbolic()) return absl::StrCat("input ", i, " is symbolic");
    const AutogradMeta* meta = AutogradMeta::Get(inputs[i]);
    if (meta == nullptr) continue;
    if (inputs[i].requires_grad() || meta->grad.defined()) {
      return absl::StrCat("input ", i, inputs[i].requires_grad() ? " requires grad" : " has a grad()");
    }
  }
  return "";
}

bool IsSameGrad(const TracedGrad& a, const TracedGrad& b) {
  // Whether a grad() was defined matters only if the program reads it.
  return a.variable.is_same(b.variable) && a.is_read == b.is_read && (!a.is_read || a.had_grad == b.had_grad) &&
         a.state == b.state && a.after == b.after && a.output == b.output && a.tensor.is_same(b.tensor);
}

bool IsSameResult(const TracedResult& a, const TracedResult& b) {
  return a.kind == b.kind && a.index == b.index && a.tensor.is_same(b.tensor);
}

// Describes the memory of an output that has been moved out of the list of outputs. An executable keeps a handle to
// each tensor that it returns, and reuses the tensor once that handle is the only one.
GradientMemory MemoryOfOutput(const Variable& output, absl::Span<const Variable> inputs, const variable_list& state) {
  if (output.use_count() > 2 || output.storage().use_count() > 1) return GradientMemory::kAsCounted;
  const auto is_same = [&](const Variable& other) { return other.is_same(output); };
  const bool is_known =
      std::any_of(inputs.begin(), inputs.end(), is_same) || std::any_of(state.begin(), state.end(), is_same);
  return is_known ? GradientMemory::kAsCounted : GradientMemory::kOwn;
}

}  // namespace

// The step as traced for certain inputs.
struct CapturedStep::Version {
  explicit Version(SizePattern pattern) : sizes(std::move(pattern)) {}

  std::vector<TensorType> types;
  std::vector<internal::InputLayout> layouts;
  SizePattern sizes;
  bool is_grad_mode = true;
  std::vector<TracedGrad> grads;
  // Locked while the executable runs, because other threads may run backward to the leaves whose grad() the program
  // uses.
  std::vector<std::shared_ptr<TapeNode>> accumulators;
  LeafLocks locks;
  bool runs_user_code = false;  // which runs without locks
  variable_list state;
  std::vector<TensorType> state_types;  // when the program was traced
  int64_t num_replacements = 0;         // internal::NumDataReplacements() when the state was last checked
  // If empty, the executable replaces the program; otherwise the program runs eagerly, for this reason.
  std::string reason;
  bool has_failed = false;       // tracing or compilation failed
  std::unique_ptr<Graph> graph;  // as traced, for checks
  std::unique_ptr<Executable> executable;
  internal::CheckSchedule checks;
  std::vector<bool> is_written;  // inputs, then state
  std::vector<TracedResult> results;
  uint64_t num_draws = 0;

  bool TakesInputs(absl::Span<const Variable> inputs, absl::Span<const int64_t> given) const {
    if (inputs.size() != types.size() || sizes.sizes().size() != given.size()) return false;
    if (is_grad_mode != GradMode::is_enabled()) return false;
    for (size_t i = 0; i < inputs.size(); ++i) {
      if (inputs[i].dtype() != types[i].dtype || inputs[i].dim() != types[i].dim()) return false;
      if (internal::InputLayoutOf(inputs[i]) != layouts[i]) return false;
    }
    return sizes.Fits(given);
  }

  void SetTypes(absl::Span<const Variable> inputs) {
    size_t next_size = 0;
    for (const Variable& input : inputs) {
      layouts.push_back(internal::InputLayoutOf(input));
      types.push_back(
          internal::TypeWithLayout(input.dtype(), sizes.values().subspan(next_size, input.dim()), layouts.back()));
      next_size += input.dim();
    }
  }

  // How `now`, a second trace of the program, differs from this version; empty if it does not.
  std::string ChangeTo(const absl::StatusOr<TracedProgram>& now) const {
    if (!now.ok()) return absl::StrCat("it can no longer be traced: ", now.status().message());
    if (!now->reasons.empty()) return now->reasons.front();
    if (std::string change = internal::ChangeOfGraph(*graph, *now->graph); !change.empty()) return change;
    if (std::string change = internal::ChangeOfState(state, now->state); !change.empty()) return change;
    if (!std::equal(results.begin(), results.end(), now->results.begin(), now->results.end(), IsSameResult)) {
      return "it returns different tensors";
    }
    if (!std::equal(grads.begin(), grads.end(), now->grads.begin(), now->grads.end(), IsSameGrad)) {
      return "it reads or sets grad() differently";
    }
    return "";
  }

  void HoldAccumulators() {
    for (const TracedGrad& grad : grads) {
      if (!grad.is_read && grad.after == TracedGrad::After::kUnchanged) continue;
      std::shared_ptr<TapeNode> accumulator = grad.variable.grad_accumulator();
      if (accumulator == nullptr) continue;
      if (!runs_user_code) locks.Add(static_cast<AccumulateGrad&>(*accumulator));
      accumulators.push_back(std::move(accumulator));
    }
  }

  void ReleaseAccumulators() {
    locks.Clear();
    accumulators.clear();
  }

  bool WritesState(size_t i) const { return is_written[types.size() + i]; }

  // A tensor that the program writes and another tensor of the program that it overlaps; nullopt if there are none.
  std::optional<std::pair<size_t, size_t>> OverlappingState() const {
    for (size_t i = 0; i < state.size(); ++i) {
      for (size_t j = 0; j < state.size() && WritesState(i) && state[i].storage().use_count() > 1; ++j) {
        if (i != j && internal::MemoryOverlaps(state[i], state[j])) return std::make_pair(i, j);
      }
    }
    return std::nullopt;
  }

  // An input that shares memory with another input or with a tensor of the program, if one of the two is written.
  std::optional<size_t> OverlappingInput(absl::Span<const Variable> inputs) const {
    for (size_t i = 0; i < inputs.size(); ++i) {
      for (size_t j = 0; j < i; ++j) {
        if ((is_written[i] || is_written[j]) && internal::MemoryOverlaps(inputs[i], inputs[j])) return i;
      }
      for (size_t j = 0; j < state.size(); ++j) {
        if ((is_written[i] || WritesState(j)) && internal::MemoryOverlaps(inputs[i], state[j])) return i;
      }
    }
    return std::nullopt;
  }

  // Whether the state has the types that the program was traced with, and does not overlap. Only replacing the data of
  // a tensor (autograd/tape/replace_data.h) changes that.
  bool StateFits() {
    const int64_t now = internal::NumDataReplacements();
    if (now == num_replacements) return true;
    for (size_t i = 0; i < state.size(); ++i) {
      if (state[i].type() != state_types[i]) return false;
    }
    if (OverlappingState().has_value()) return false;
    num_replacements = now;
    return true;
  }

  // Why the program itself has to run; empty if the executable may run instead.
  std::string ReasonAgainst(absl::Span<const Variable> inputs) const {
    if (!reason.empty()) return reason;
    if (const std::optional<size_t> i = OverlappingInput(inputs)) {
      return absl::StrCat("input ", *i, " shares memory with another tensor, and one of them is written");
    }
    for (size_t i = 0; i < inputs.size(); ++i) {
      if (is_written[i] && !inputs[i].is_contiguous()) {
        return absl::StrCat("input ", i, " is written in place but is not contiguous");
      }
    }
    return "";
  }
};

CapturedStep::CapturedStep(VariableProgram program, EngineOptions engine, const CaptureOptions& options,
                           StepChecks checks)
    : program_(std::move(program)), engine_(std::move(engine)), options_(options), checks_(checks) {}
CapturedStep::~CapturedStep() = default;
CapturedStep::CapturedStep(CapturedStep&&) noexcept = default;

bool CapturedStep::TakeGrads(Version& version) {
  const auto handles_of = [this](const Variable& tensor) {
    int64_t count = 0;
    for (const auto& other : versions_) {
      for (const Variable& state : other->state) count += state.is_same(tensor) ? 1 : 0;
    }
    return count;
  };
  bool fits = true;
  std::vector<std::pair<size_t, Variable>> replaced;
  for (const TracedGrad& grad : version.grads) {
    if (!grad.is_read) continue;
    const Variable now = grad.variable.grad();
    fits = fits && now.defined() == grad.had_grad;
    if (!fits || !grad.state.has_value() || now.is_same(version.state[*grad.state])) continue;
    // grad() is a different tensor now. If another handle to the old tensor exists, the program itself may hold it and
    // would keep using the old tensor, so the version does not fit.
    const Variable& before = version.state[*grad.state];
    fits = now.strides() == before.strides() && before.use_count() == handles_of(before);
    replaced.emplace_back(*grad.state, now);
  }
  for (size_t a = 0; a < replaced.size(); ++a) {
    for (size_t b = 0; b < a; ++b) {
      fits = fits && (replaced[a].first != replaced[b].first || replaced[a].second.is_same(replaced[b].second));
    }
  }
  if (!fits) return false;
  for (auto& [state, tensor] : replaced) version.state[state] = std::move(tensor);
  return true;
}

CapturedStep::Version* CapturedStep::Find(absl::Span<const Variable> inputs, absl::Span<const int64_t> sizes) {
  for (size_t i = versions_.size(); i-- > 0;) {
    Version& version = *versions_[i];
    if (!version.TakesInputs(inputs, sizes)) continue;
    version.locks.Lock();
    if (!TakeGrads(version) || !version.StateFits()) {
      version.locks.Unlock();
      continue;
    }
    std::rotate(versions_.begin() + static_cast<int64_t>(i), versions_.begin() + static_cast<int64_t>(i) + 1,
                versions_.end());
    return &version;
  }
  return nullptr;
}

CapturedStep::Version& CapturedStep::Capture(absl::Span<const Variable> inputs, absl::Span<const int64_t> sizes) {
  absl::Span<const int64_t> previous;
  if (!versions_.empty() && versions_.back()->sizes.sizes().size() == sizes.size()) {
    const Version& last = *versions_.back();
    previous = last.sizes.sizes();
    for (size_t i = 0; i < sizes.size(); ++i) {
      if (last.sizes.is_static(i) && previous[i] != sizes[i]) is_dynamic_[i] = true;
    }
  } else {
    is_dynamic_.assign(sizes.size(), false);
  }
  // Where strides are constants of the code, so are the sizes.
  size_t next_size = 0;
  for (const Variable& input : inputs) {
    const auto end = static_cast<size_t>(input.dim()) + next_size;
    for (; next_size < end; ++next_size)
      is_dynamic_[next_size] = is_dynamic_[next_size] && internal::InputLayoutOf(input).strides.empty();
  }
  auto version = std::make_unique<Version>(SizePattern(sizes, is_dynamic_, previous));
  version->SetTypes(inputs);
  Compile(*version, Trace(*version));
  if (version->has_failed && version->sizes.has_symbols()) {
    version = std::make_unique<Version>(SizePattern(sizes, std::vector<bool>(sizes.size(), false), previous));
    version->SetTypes(inputs);
    Compile(*version, Trace(*version));
  }
  for (; versions_.size() >= std::max<size_t>(options_.max_specialisations, 1); ++stats_.evictions) {
    versions_.erase(versions_.begin());
  }
  return *versions_.emplace_back(std::move(version));
}

absl::StatusOr<TracedProgram> CapturedStep::Trace(Version& version) {
  version.is_grad_mode = GradMode::is_enabled();
  return TraceProgram(internal::ForTrace(program_), version.types, version.sizes.shape_env(), *engine_.library);
}

void CapturedStep::Compile(Version& version, absl::StatusOr<TracedProgram> traced) {
  CompileTraced(version, std::move(traced));
  if (version.reason.empty()) return;
  // The program runs eagerly, so the version does not need the program's tensors.
  version.grads.clear();
  version.ReleaseAccumulators();
  version.state.clear();
}

void CapturedStep::CompileTraced(Version& version, absl::StatusOr<TracedProgram> traced) {
  if (!traced.ok()) {
    version.reason = absl::StrCat("cannot be traced: ", traced.status().message());
    version.has_failed = true;
    return;
  }
  if (engine_.dump) engine_.dump("traced", PrintGraph(*traced->graph, TextStyle::Code()));
  version.grads = std::move(traced->grads);
  version.runs_user_code = internal::MayRunUserCode(*traced->graph);
  version.HoldAccumulators();
  version.state = std::move(traced->state);
  version.is_written = WrittenPlaceholders(*traced->graph);
  version.results = std::move(traced->results);
  version.num_draws = traced->num_draws;
  if (!traced->reasons.empty()) {
    version.reason = traced->reasons.front();
    return;
  }
  if (const auto overlap = version.OverlappingState()) {
    version.reason = absl::StrCat("the program writes a tensor (", version.state[overlap->first].type().ToString(),
                                  ") that overlaps another tensor that the program uses (",
                                  version.state[overlap->second].type().ToString(), ")");
    return;
  }
  version.reason = internal::ReasonOfTemporaries(version.state, [&](size_t i) { return version.WritesState(i); });
  if (!version.reason.empty()) return;
  const absl::Status ranks = version.sizes.has_symbols()
                                 ? CheckTracedRanks(*traced->graph, version.sizes.shape_env(), *engine_.library)
                                 : absl::OkStatus();
  absl::StatusOr<std::unique_ptr<Executable>> executable =
      ranks.ok() ? CompileGraph(*traced->graph, engine_) : absl::StatusOr<std::unique_ptr<Executable>>(ranks);
  if (!executable.ok()) {
    version.reason = absl::StrCat("cannot be compiled: ", executable.status().message());
    version.has_failed = true;
    return;
  }
  version.executable = *std::move(executable);
  version.graph = std::move(traced->graph);
  for (const Variable& state : version.state) version.state_types.push_back(state.type());
  version.num_replacements = internal::NumDataReplacements();
  ++stats_.captures;
}

bool CapturedStep::IsCheckDue(const Version& version) const {
  return version.executable != nullptr && version.checks.IsDue(checks_);
}

CapturedStep::Version& CapturedStep::Check(Version& version) {
  ++stats_.checks;
  auto now = std::make_unique<Version>(version.sizes);
  now->types = version.types;
  now->layouts = version.layouts;
  absl::StatusOr<TracedProgram> traced = Trace(*now);
  if (absl::IsResourceExhausted(traced.status())) throw Error(traced.status());
  const std::string change = version.ChangeTo(traced);
  const int64_t unchecked = version.checks.NoteCheck();
  if (change.empty()) return version;
  for (const auto& other : versions_) other->checks.next_check = 0;
  last_change_ = absl::StrCat("the program changes between calls: ", change);
  if (unchecked > 0) {
    num_changes_ = internal::kMaxProgramChanges;
    throw Error(internal::LateChangeError("a CapturedStep", change, unchecked));
  }
  ++num_changes_;
  Compile(*now, std::move(traced));
  const auto place =
      std::find_if(versions_.begin(), versions_.end(), [&](const auto& v) { return v.get() == &version; });
  *place = std::move(now);
  return **place;
}

variable_list CapturedStep::RunProgram(absl::Span<const Variable> inputs, const std::string& reason) {
  internal::CountEagerRun(reason, stats_.eager_runs, stats_.eager_reasons);
  last_executable_ = nullptr;
  return program_(variable_list(inputs.begin(), inputs.end()));
}

variable_list CapturedStep::RunVersion(Version& version, absl::Span<const Variable> inputs) {
  IValueList values;
  values.reserve(inputs.size() + version.state.size());
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (version.is_written[i]) inputs[i].storage()->BumpVersion();
    values.push_back(ToIValue(inputs[i]));
  }
  for (size_t i = 0; i < version.state.size(); ++i) {
    if (version.WritesState(i)) version.state[i].storage()->BumpVersion();
    values.push_back(ToIValue(version.state[i]));
  }
  RunOptions options;
  if (version.num_draws > 0) options.seed = Generator::Default().TakeCalls(version.num_draws);
  absl::StatusOr<IValueList> outputs = version.executable->Run(std::move(values), options);
  if (!outputs.ok()) throw Error(outputs.status());
  last_executable_ = version.executable.get();
  variable_list results;
  results.reserve(version.results.size());
  for (const TracedResult& result : version.results) {
    switch (result.kind) {
      case TracedResult::Kind::kUndefined:
        results.emplace_back();
        break;
      case TracedResult::Kind::kOutput:
        results.push_back(ToVariable((*outputs)[result.index]));
        break;
      case TracedResult::Kind::kInput:
        results.push_back(inputs[result.index]);
        break;
      case TracedResult::Kind::kTensor:
        results.push_back(result.tensor);
        break;
    }
  }
  for (const TracedGrad& grad : version.grads) {
    switch (grad.after) {
      case TracedGrad::After::kUnchanged:
        break;
      case TracedGrad::After::kUndefined:
        grad.variable.set_grad({});
        break;
      case TracedGrad::After::kOutput: {
        grad.variable.set_grad({});
        Variable gradient = ToVariable(std::exchange((*outputs)[grad.output], IValue()));
        const GradientMemory memory = MemoryOfOutput(gradient, inputs, version.state);
        const NoGradGuard no_grad;
        AccumulateInto(grad.variable, std::move(gradient), memory);
        break;
      }
      case TracedGrad::After::kTensor:
        internal::StoreGrad(grad.variable, grad.tensor);
        break;
    }
  }
  return results;
}

variable_list CapturedStep::operator()(absl::Span<const Variable> inputs) {
  internal::CheckCallable(program_);  // empty after a move, too
  return ErrorIfOutOfMemory([&] { return Run(inputs); });
}

// An accumulator keeps the sizes that its leaf had when it was made. If the data of a leaf is replaced, the next tape
// makes a new accumulator, but only if nothing holds the old one.
void CapturedStep::NoteDataReplacements() {
  const int64_t now = internal::NumDataReplacements();
  if (now == num_replacements_) return;
  num_replacements_ = now;
  for (const auto& version : versions_) version->ReleaseAccumulators();
  for (const auto& version : versions_) version->HoldAccumulators();
}

variable_list CapturedStep::Run(absl::Span<const Variable> inputs) {
  NoteDataReplacements();
  if (const std::string reason = ReasonOfInputs(inputs); !reason.empty()) return RunProgram(inputs, reason);
  const std::vector<int64_t> sizes = SizesOf(inputs);
  if (num_changes_ >= internal::kMaxProgramChanges && checks_ != StepChecks::kEveryCall)
    return RunProgram(inputs, last_change_);
  Version* version = Find(inputs, sizes);
  std::string reason;
  Version* const known = version;
  const bool is_check = known != nullptr && IsCheckDue(*known);
  if (known == nullptr || is_check) {
    if (is_check) known->locks.Unlock();  // user code runs without locks
    try {
      version = is_check ? &Check(*known) : &Capture(inputs, sizes);
    } catch (const internal::ProgramThrew&) {
      return RunProgram(inputs, internal::kProgramThrew);
    }
    version->locks.Lock();
    if (!TakeGrads(*version)) reason = "another thread changed a grad() while the program was being captured";
  }
  if (version == known && version->executable != nullptr) ++stats_.hits;
  {
    internal::OpNotifications notifications;
    absl::Cleanup unlock = [version] { version->locks.Unlock(); };
    if (reason.empty()) reason = version->ReasonAgainst(inputs);
    if (reason.empty()) {
      if (version == known) ++version->checks.runs;
      variable_list results = RunVersion(*version, inputs);
      std::move(unlock).Invoke();
      notifications.Deliver();
      return results;
    }
  }
  return RunProgram(inputs, reason);
}

}  // namespace backtape
