#include "backtape/jit/aot_function.h"

#include <algorithm>
#include <cstdio>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/autograd/variable/anomaly_mode.h"
#include "backtape/autograd/variable/hooks.h"
#include "backtape/autograd/variable/tangents.h"
#include "backtape/jit/aot/aot_call.h"
#include "backtape/jit/aot/aot_version.h"
#include "backtape/tensor/out_of_memory.h"

namespace backtape {
namespace {

std::vector<int64_t> SizesOfArguments(absl::Span<const Variable> arguments) {
  std::vector<int64_t> sizes;
  for (const Variable& argument : arguments) {
    sizes.insert(sizes.end(), argument.sizes().begin(), argument.sizes().end());
  }
  return sizes;
}

// Why compiled code cannot be used for these arguments; empty if it can.
std::string ReasonOfArguments(absl::Span<const Variable> arguments) {
  if (Tracer::Current() != nullptr) return "the call itself is being traced";
  if (AnomalyMode::is_enabled()) return "anomaly mode";
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (!arguments[i].defined()) continue;
    if (arguments[i].is_symbolic()) return absl::StrCat("argument ", i, " is symbolic");
    if (internal::ForwardMode::is_active() && internal::MayHaveTangent(arguments[i])) {
      return absl::StrCat("argument ", i, " has a tangent");
    }
  }
  return "";
}

// The program as a function of its defined arguments.
VariableProgram OfDefinedArguments(const std::shared_ptr<const VariableProgram>& program,
                                   const std::vector<bool>& is_defined) {
  return [program, is_defined](const variable_list& defined) {
    variable_list arguments(is_defined.size());
    auto next = defined.begin();
    for (size_t i = 0; i < arguments.size(); ++i) {
      if (is_defined[i]) arguments[i] = *next++;
    }
    return (*program)(arguments);
  };
}

VariableProgram MakeAotFunction(VariableProgram program, const AotOptions& options) {
  const auto function = std::make_shared<AotFunction>(std::move(program), options);
  return [function](const variable_list& arguments) { return (*function)(arguments); };
}

}  // namespace

AotFunction::AotFunction(VariableProgram program, AotOptions options)
    : program_(std::make_shared<const VariableProgram>(std::move(program))), stats_(std::make_shared<AotStats>()) {
  const EngineOptions engine = options.engine;
  const auto compile = [engine](const Graph& graph) { return CompileGraph(graph, engine); };
  if (!options.compile_forward) options.compile_forward = compile;
  if (!options.compile_backward) options.compile_backward = compile;
  if (!options.warn)
    options.warn = [](const std::string& text) { std::fprintf(stderr, "warning: %s\n", text.c_str()); };
  options_ = std::make_shared<const AotOptions>(std::move(options));
}
AotFunction::~AotFunction() = default;
AotFunction::AotFunction(AotFunction&&) noexcept = default;

const AotStats& AotFunction::stats() const {
  static const AotStats* const kOfMovedFunction = new AotStats();
  return stats_ == nullptr ? *kOfMovedFunction : *stats_;
}
const AotMetadata* AotFunction::metadata() const { return last_ == nullptr ? nullptr : &last_->program.metadata; }
const Graph* AotFunction::joint() const { return last_ == nullptr ? nullptr : last_->program.joint.get(); }

void AotFunction::Find(absl::Span<const Variable> arguments, const std::vector<bool>& is_defined) {
  internal::CallLayout layout = internal::LayoutOf(arguments);
  layout.is_defined = is_defined;
  const std::vector<int64_t> sizes = SizesOfArguments(arguments);
  for (size_t i = versions_.size(); i-- > 0;) {
    if (!(versions_[i]->layout == layout) || versions_[i]->sizes.sizes().size() != sizes.size() ||
        !versions_[i]->sizes.Fits(sizes)) {
      continue;
    }
    std::rotate(versions_.begin() + static_cast<int64_t>(i), versions_.begin() + static_cast<int64_t>(i) + 1,
                versions_.end());
    ++stats_->hits;
    return;
  }
  absl::Span<const int64_t> previous;
  if (!versions_.empty() && versions_.back()->sizes.sizes().size() == sizes.size() && !layout.has_static_sizes()) {
    const SizePattern& last = versions_.back()->sizes;
    previous = last.sizes();
    is_dynamic_.resize(sizes.size(), false);
    for (size_t i = 0; i < sizes.size(); ++i) {
      if (last.is_static(i) && previous[i] != sizes[i]) is_dynamic_[i] = true;
    }
  } else {
    is_dynamic_.assign(sizes.size(), false);
  }
  const auto compile = [&](const std::vector<bool>& is_dynamic) {
    auto version = std::make_shared<internal::AotVersion>(layout, SizePattern(sizes, is_dynamic, previous), options_,
                                                          stats_, MakeAotFunction);
    version->Compile(OfDefinedArguments(program_, is_defined), arguments);
    return version;
  };
  std::shared_ptr<internal::AotVersion> version = compile(is_dynamic_);
  if (!version->reason.empty() && version->sizes.has_symbols()) {
    version = compile(std::vector<bool>(sizes.size(), false));
  }
  while (versions_.size() >= std::max<size_t>(options_->max_specialisations, 1)) versions_.erase(versions_.begin());
  versions_.push_back(std::move(version));
}

void AotFunction::Check(absl::Span<const Variable> arguments, const std::vector<bool>& is_defined) {
  internal::AotVersion& version = *versions_.back();
  if (!version.checks.IsDue(options_->checks)) {
    ++version.checks.runs;
    return;
  }
  ++stats_->checks;
  const VariableProgram program = OfDefinedArguments(program_, is_defined);
  const absl::StatusOr<std::string> change = version.ChangeOf(program, arguments);
  if (!change.ok()) {
    // The program has not necessarily changed: the cause may be a new hook, for example. An eager run is correct in any
    // case.
    version.reason = absl::StrCat("can no longer be traced: ", change.status().message());
    return;
  }
  const int64_t unchecked = version.checks.NoteCheck();
  ++version.checks.runs;
  if (change->empty()) return;
  for (const auto& other : versions_) other->checks.next_check = 0;
  last_change_ = absl::StrCat("the program changes between calls: ", *change);
  if (unchecked > 0) {
    num_changes_ = internal::kMaxProgramChanges;
    throw Error(internal::LateChangeError("an AotFunction", *change, unchecked));
  }
  ++num_changes_;
  auto now = std::make_shared<internal::AotVersion>(version.layout, version.sizes, options_, stats_, MakeAotFunction);
  now->Compile(program, arguments);
  versions_.back() = std::move(now);
}

variable_list AotFunction::RunProgram(absl::Span<const Variable> arguments, const std::string& reason) {
  internal::CountEagerRun(reason, stats_->eager_runs, stats_->eager_reasons);
  last_ = nullptr;
  return (*program_)(variable_list(arguments.begin(), arguments.end()));
}

variable_list AotFunction::operator()(absl::Span<const Variable> arguments) {
  if (program_ == nullptr || !*program_) internal::ThrowNotCallable();  // null after a move
  return ErrorIfOutOfMemory([&] { return Run(arguments); });
}

variable_list AotFunction::Run(absl::Span<const Variable> arguments) {
  if (const std::string reason = ReasonOfArguments(arguments); !reason.empty()) return RunProgram(arguments, reason);
  if (num_changes_ >= internal::kMaxProgramChanges && options_->checks != StepChecks::kEveryCall) {
    return RunProgram(arguments, last_change_);
  }
  std::vector<bool> is_defined;
  variable_list defined;
  for (const Variable& argument : arguments) {
    is_defined.push_back(argument.defined());
    if (argument.defined()) defined.push_back(argument);
  }
  const int64_t hits = stats_->hits;
  std::string reason;
  try {
    Find(defined, is_defined);
    reason = versions_.back()->ReasonAgainst(defined);
    if (reason.empty() && stats_->hits > hits) {
      Check(defined, is_defined);
      reason = versions_.back()->ReasonAgainst(defined);
    }
  } catch (const internal::ProgramThrew&) {
    reason = internal::kProgramThrew;
  }
  if (!reason.empty()) return RunProgram(arguments, reason);
  last_ = versions_.back();
  return internal::CallVersion(last_, defined);
}

}  // namespace backtape
