#include "backtape/autograd/capture/compiled_run.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/cleanup/cleanup.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/autograd/capture/capture_tape.h"
#include "backtape/autograd/ops/internal_ops.h"
#include "backtape/autograd/ops/op_observer.h"
#include "backtape/autograd/tape/leaf_locks.h"
#include "backtape/autograd/tape/saved_variable.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/error.h"

namespace backtape::internal {
namespace {

// After this many failed compiles, the structure is not compiled again: the engine runs it for all other sizes.
constexpr int kMaxFailures = 2;

constexpr char kNewHook[] = "a hook was added to the tape while the backward ran";

// Whether the graph calls hooks. The graph that describes a whole backward may call hooks. The graph of a piece calls
// them only if other threads, or callbacks of the compiler, have added hooks since the engine chose the piece.
bool CallsHooks(const CapturedBackward& captured) {
  return std::any_of(captured.inputs.begin(), captured.inputs.end(),
                     [](const auto& input) { return input.second.kind == CapturedInput::Kind::kHook; });
}

// Sets the types of the captured graph's placeholders for these sizes.
void SetTypes(const CapturedBackward& captured, const TapeReading& reading, absl::Span<const SymInt> sizes,
              Graph& graph) {
  size_t next_size = 0;
  std::vector<size_t> first_sizes;
  for (const Tensor& tensor : reading.tensors()) {
    first_sizes.push_back(next_size);
    next_size += tensor.dim();
  }
  for (Node* node : graph.placeholders()) {
    const CapturedInput input = captured.InputOf(*node);
    if (input.kind == CapturedInput::Kind::kTensor) {
      const Tensor& tensor = reading.tensors()[input.index];
      node->set_type(TapeReading::TypeOf(tensor, sizes.subspan(first_sizes[input.index], tensor.dim())));
    } else if (input.kind == CapturedInput::Kind::kSize) {
      node->set_type(sizes[next_size + input.index]);
    }
  }
}

// Takes the reusable TapeReading for a scope. A nested backward makes one of its own.
class ReadingInUse {
 public:
  explicit ReadingInUse(std::unique_ptr<TapeReading>& spare) : spare_(spare), reading_(std::move(spare)) {
    if (reading_ == nullptr) reading_ = std::make_unique<TapeReading>();
  }
  ~ReadingInUse() {
    reading_->Clear();
    spare_ = std::move(reading_);
  }
  ReadingInUse(const ReadingInUse&) = delete;
  ReadingInUse& operator=(const ReadingInUse&) = delete;
  TapeReading& operator*() const { return *reading_; }

 private:
  std::unique_ptr<TapeReading>& spare_;
  std::unique_ptr<TapeReading> reading_;
};

}  // namespace

bool IsCached(CaptureState& state, const TapePiece& piece) {
  const ReadingInUse use(state.spare_reading);
  TapeReading& reading = *use;
  reading.Read(piece);
  const std::shared_ptr<Structure> structure = state.cache.Find(reading);
  return structure != nullptr && structure->Find(reading.all_sizes(), reading.numbers()) != nullptr;
}

std::shared_ptr<Structure> CompiledRun::AddStructure(const TapeReading& reading) {
  std::optional<CapturedBackward> captured = CaptureTape(reading);
  if (!captured.has_value()) return nullptr;
  auto structure = std::make_shared<Structure>();
  structure->key.assign(reading.key().begin(), reading.key().end());
  structure->key_starts.assign(reading.key_starts().begin(), reading.key_starts().end());
  structure->captured = *std::move(captured);
  structure->is_dynamic_number.resize(reading.numbers().size());
  structure->is_dynamic.resize(reading.tensor_sizes().size() + reading.saved_sizes().size());
  state_.stats.evictions += state_.cache.Add(structure);
  return structure;
}

void CompiledRun::DescribeWhole(const TapePiece& whole) {
  is_described_ = true;
  const ReadingInUse use(state_.spare_reading);
  TapeReading& reading = *use;
  try {
    LeafLocks locks;
    AddLeaves(whole, locks);
    locks.Lock();
    reading.Read(whole);
  } catch (const Error&) {
    return;  // the engine reports the error when it reaches the piece
  }
  if (state_.cache.Find(reading) != nullptr) return;
  is_new_ = true;
  state_.AddMiss(state_.cache.MissReason(reading));
  state_.LogNodes(reading);
  const std::shared_ptr<Structure> structure = AddStructure(reading);
  if (structure == nullptr) return;
  ++state_.stats.captures;
  if (state_.on_capture) state_.on_capture(*structure->captured.graph);
}

// Marks the sizes and numbers that differ from the last specialisation as dynamic, and reports them.
void CompiledRun::MarkDynamic(const TapeReading& reading, absl::Span<const int64_t> sizes, Structure& structure) {
  const Specialisation& last = *structure.last_used();
  const absl::Span<const double> numbers = reading.numbers();
  std::vector<std::string> changed_sizes, changed_numbers;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (!last.sizes.is_static(i) || last.sizes.sizes()[i] == sizes[i]) continue;
    structure.is_dynamic[i] = true;
    changed_sizes.push_back(absl::StrCat("marking ", reading.NameOfSize(i), " as dynamic (", last.sizes.sizes()[i],
                                         ", then ", sizes[i], ")"));
  }
  for (size_t i = 0; i < numbers.size(); ++i) {
    if (last.numbers.is_lifted(i) || last.numbers.numbers()[i] == numbers[i]) continue;
    structure.is_dynamic_number[i] = true;
    changed_numbers.push_back(absl::StrCat("marking ", reading.NameOfNumber(i), " as dynamic (",
                                           last.numbers.numbers()[i], ", then ", numbers[i], ")"));
  }
  if (!changed_sizes.empty()) {
    state_.AddMiss(absl::StrCat("changed sizes: ", absl::StrJoin(changed_sizes, ", ")));
  } else if (!changed_numbers.empty()) {
    state_.AddMiss(absl::StrCat("changed numbers: ", absl::StrJoin(changed_numbers, ", ")));
  } else {
    state_.AddMiss("sizes or numbers violate a guard of the compiled code");
  }
}

// Null when the compiler fails.
std::unique_ptr<Specialisation> CompiledRun::TryCompile(const TapeReading& reading, Structure& structure,
                                                        SizePattern sizes, NumberPattern numbers) {
  auto made = std::make_unique<Specialisation>(std::move(sizes), std::move(numbers));
  // A long tape has a large graph, so it is not copied. But the compiler may call user code (the callback `dump`), and
  // if that runs a backward of the same structure, each needs its own types.
  const bool is_nested = structure.is_being_compiled;
  const std::unique_ptr<Graph> copy = is_nested ? structure.captured.graph->Clone() : nullptr;
  Graph& typed = is_nested ? *copy : *structure.captured.graph;
  structure.is_being_compiled = true;
  const absl::Cleanup end = [&] {
    structure.is_being_compiled = is_nested;
    for (Node* node : typed.placeholders()) node->set_type(ValueType());
  };
  SetTypes(structure.captured, reading, made->sizes.values(), typed);
  absl::Status status;
  try {
    absl::StatusOr<std::unique_ptr<BackwardFunction>> function =
        state_.compiler({typed, structure.captured, made->sizes.shape_env(), made->numbers, made->sizes.has_symbols(),
                         /*is_one_of_several=*/is_described_});
    status = function.status();
    if (function.ok()) made->function = *std::move(function);
  } catch (const Error& error) {
    status = error.status();
  }
  if (!status.ok()) {
    structure.last_failure = std::string(status.message());
    return nullptr;
  }
  return made;
}

Specialisation* CompiledRun::AddSpecialisation(const TapeReading& reading,
                                               const std::shared_ptr<Structure>& structure) {
  const absl::Span<const int64_t> sizes = reading.all_sizes();
  const Specialisation* last = structure->last_used();
  if (last != nullptr) MarkDynamic(reading, sizes, *structure);
  std::vector<int64_t> previous;  // a copy: the last specialisation may be evicted
  if (last != nullptr) previous.assign(last->sizes.sizes().begin(), last->sizes.sizes().end());
  is_compiled_ = true;
  ++state_.stats.pieces_compiled;
  const auto size_pattern = [&](bool is_constant) {
    return SizePattern(sizes, is_constant ? std::vector<bool>(sizes.size(), false) : structure->is_dynamic, previous);
  };
  const auto number_pattern = [&](bool is_constant) {
    const std::vector<bool> none(reading.numbers().size(), false);
    return NumberPattern(reading.numbers(), is_constant ? none : structure->is_dynamic_number);
  };
  const bool lifts = !structure->has_only_constant_numbers && number_pattern(false).has_lifted();
  const bool has_symbols = !structure->has_only_constant_sizes && size_pattern(false).has_symbols();
  std::unique_ptr<Specialisation> made =
      TryCompile(reading, *structure, size_pattern(!has_symbols), number_pattern(!lifts));
  if (made == nullptr && lifts) {
    state_.Log(absl::StrCat("cannot compile with numbers as inputs: ", structure->last_failure));
    made = TryCompile(reading, *structure, size_pattern(!has_symbols), number_pattern(true));
    structure->has_only_constant_numbers = made != nullptr;
  }
  if (made == nullptr && has_symbols) {
    state_.Log(absl::StrCat("cannot compile with symbolic sizes: ", structure->last_failure));
    made = TryCompile(reading, *structure, size_pattern(true), number_pattern(true));
    structure->has_only_constant_sizes = made != nullptr;
  }
  if (made == nullptr) {
    ++structure->num_failures;
    made = std::make_unique<Specialisation>(size_pattern(true), number_pattern(true));
  }
  state_.stats.evictions += state_.cache.AddSpecialisation(*structure, std::move(made));
  return structure->last_used();
}

Specialisation* CompiledRun::Find(const TapeReading& reading, std::shared_ptr<Structure>& structure) {
  structure = state_.cache.Find(reading);
  return structure == nullptr ? nullptr : structure->Find(reading.all_sizes(), reading.numbers());
}

Specialisation* CompiledRun::Compile(const TapeReading& reading, std::shared_ptr<Structure>& structure) {
  if (structure == nullptr) {
    if (!is_described_) {
      is_new_ = true;
      state_.AddMiss(state_.cache.MissReason(reading));
      state_.LogNodes(reading);
    } else if (!is_new_) {
      state_.AddMiss(absl::StrCat("different gradients or hooks in the part of the backward that starts at ",
                                  reading.NodeCall(1)));
    }
    structure = AddStructure(reading);
    if (structure == nullptr) return nullptr;
    if (!is_described_) {
      ++state_.stats.captures;
      if (state_.on_capture) state_.on_capture(*structure->captured.graph);
    }
  }
  if (CallsHooks(structure->captured)) {
    structure->last_failure = kNewHook;
    return nullptr;
  }
  return structure->num_failures >= kMaxFailures ? nullptr : AddSpecialisation(reading, structure);
}

// Reads the tape and finds its code; the locks are held on return if there is code. The compiler's logs and callbacks
// are user code, so nothing is locked while it compiles. If other threads have changed grad() meanwhile, the tape is
// read again.
const Specialisation* CompiledRun::ReadAndFind(const TapePiece& piece, TapeReading& reading, LeafLocks& locks) {
  AddLeaves(piece, locks);
  for (;;) {
    locks.Lock();
    try {
      reading.Read(piece);
    } catch (const Error& error) {
      locks.Unlock();
      // The engine reports the error at the node that causes it, if that node runs.
      state_.NoteEngineRun(error.status().message());
      return nullptr;
    }
    std::shared_ptr<Structure> structure;
    const Specialisation* code = Find(reading, structure);
    bool is_current = true;
    if (code == nullptr) {
      locks.Unlock();
      code = Compile(reading, structure);
      locks.Lock();
      is_current = reading.HasCurrentGrads();
    }
    if (code == nullptr || code->function == nullptr) {
      locks.Unlock();
      state_.NoteEngineRun(structure == nullptr ? kNewHook : structure->last_failure);
      return nullptr;
    }
    if (is_current) return code;
    locks.Unlock();
  }
}

bool CompiledRun::RunPiece(TapePiece& piece, absl::Span<Variable> gradients, variable_list& results, bool keep_graph) {
  const ReadingInUse use(state_.spare_reading);
  TapeReading& reading = *use;
  LeafLocks locks;
  const Specialisation* code = ReadAndFind(piece, reading, locks);
  if (code != nullptr && !locks.empty() && code->function->MayRunUserCode()) {
    // TapeNode::may_run_user_code() does not cover ops of a user's library that a traceable custom function calls, so
    // only the compiled code shows that it runs user code. No lock may be held then: the engine accumulates the
    // gradients of leaves.
    locks.Clear();
    piece.excludes_leaves = true;
    code = ReadAndFind(piece, reading, locks);
  }
  if (code == nullptr) return false;
  OpNotifications notifications;  // observers are called when the locks are released
  IValueList inputs;
  inputs.reserve(code->function->inputs().size());
  for (const CapturedInput& input : code->function->inputs()) {
    switch (input.kind) {
      case CapturedInput::Kind::kTensor:
        inputs.emplace_back(reading.tensors()[input.index]);
        break;
      case CapturedInput::Kind::kSize:
        inputs.emplace_back(reading.saved_sizes()[input.index]);
        break;
      case CapturedInput::Kind::kNumber:
        inputs.emplace_back(Tensor::WrapNumber(reading.numbers()[input.index]));
        break;
      case CapturedInput::Kind::kHook:
        BACKTAPE_CHECK(false) << "compiled code has a hook among its inputs";
    }
  }
  // From here on only `inputs` hold the values, so the code can free them during the run.
  UnpackedValues::ReleaseCurrent();
  const TapeWalk& walk = *piece.walk;
  std::vector<TapeNode*> released_later;  // destroying their values may run user code
  for (uint32_t position = piece.begin; position < piece.end; ++position) {
    if (!walk.is_wanted(position) || !piece.Includes(position)) continue;
    TapeNode& node = walk.node(position);
    for (size_t i = 0; i < node.num_inputs(); ++i) gradients[walk.first_input(position) + i] = Variable();
    if (keep_graph || !walk.runs(position)) continue;
    if (node.MayOwnUserObjects() || node.HasPackedValues()) {
      released_later.push_back(&node);
    } else {
      node.ReleaseVariables();
    }
  }
  for (const OutgoingGradient& place : reading.outgoing()) {
    gradients[walk.first_input(place.position) + place.input_nr] = Variable();
  }
  const std::shared_ptr<const BackwardFunction> function = code->function;
  reading.ReleaseTensors();
  absl::StatusOr<IValueList> outputs = function->Run(std::move(inputs));
  locks.Unlock();
  for (TapeNode* node : released_later) node->ReleaseVariables();
  if (!outputs.ok()) throw Error(outputs.status());
  notifications.Deliver();
  has_code_ = true;
  size_t next = 0;
  // Returns the next output, or an alias of it if the engine would return a view. Grad mode is off here, so the alias
  // is a view made in no-grad mode: writing it is an error, as it is after a run of the engine.
  const auto next_output = [&] {
    // Moves the output out of the list, because the engine uses a gradient as grad() without a copy only if it holds
    // the only handle.
    const Variable output = ToVariable(std::exchange((*outputs)[next], IValue()));
    return function->ReturnsView(next++) ? CallForTensor(OpId::alias, {output}) : output;
  };
  for (const ResultPlace& place : reading.results()) results[place.result] = next_output();
  for (const OutgoingGradient& place : reading.outgoing()) {
    gradients[walk.first_input(place.position) + place.input_nr] = next_output();
  }
  return true;
}

void CompiledRun::Finish() {
  CaptureStats& stats = state_.stats;
  if (is_compiled_) ++stats.compiles;
  if (is_new_ || is_compiled_ || !has_code_) return;
  ++stats.hits;
  state_.Log("cache hit");
}

}  // namespace backtape::internal
