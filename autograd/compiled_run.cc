#include "backtape/autograd/compiled_run.h"

#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/autograd/capture_cache.h"
#include "backtape/autograd/capture_tape.h"
#include "backtape/autograd/leaf_locks.h"
#include "backtape/autograd/tape_reading.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/error.h"

namespace backtape::internal {
namespace {

// A structure whose code could not be made this often, for different sizes, is the engine's for all sizes.
constexpr int kMaxFailures = 2;

// All sizes of a reading, those of tensors first.
std::vector<int64_t> AllSizes(const TapeReading& reading) {
  std::vector<int64_t> sizes;
  sizes.reserve(reading.tensor_sizes().size() + reading.saved_sizes().size());
  sizes.insert(sizes.end(), reading.tensor_sizes().begin(), reading.tensor_sizes().end());
  sizes.insert(sizes.end(), reading.saved_sizes().begin(), reading.saved_sizes().end());
  return sizes;
}

// The captured graph with the types that its placeholders have for these sizes.
std::unique_ptr<Graph> WithTypes(const Graph& captured, const TapeReading& reading, absl::Span<const SymInt> sizes) {
  std::unique_ptr<Graph> typed = captured.Clone();
  size_t next_size = 0;
  for (size_t i = 0; i < reading.tensors().size(); ++i) {
    const Tensor& tensor = reading.tensors()[i];
    const absl::Span<const SymInt> its_sizes = sizes.subspan(next_size, tensor.dim());
    next_size += tensor.dim();
    if (Node* node = typed->Find(absl::StrCat("inputs_", i))) node->set_type(TapeReading::TypeOf(tensor, its_sizes));
  }
  for (size_t i = 0; next_size + i < sizes.size(); ++i) {
    if (Node* node = typed->Find(absl::StrCat("sizes_", i))) node->set_type(sizes[next_size + i]);
  }
  return typed;
}

// Takes the reading of a CompiledBackward for a scope; a nested backward makes one of its own.
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

void CompiledRun::AddMiss(std::string reason) { owner_.AddMiss(std::move(reason)); }

std::shared_ptr<Structure> CompiledRun::AddStructure(const TapeReading& reading) {
  auto structure = std::make_shared<Structure>();
  structure->key.assign(reading.key().begin(), reading.key().end());
  structure->key_starts.assign(reading.key_starts().begin(), reading.key_starts().end());
  structure->captured = CaptureTape(reading);
  structure->is_dynamic_number.resize(reading.numbers().size());
  structure->is_dynamic.resize(reading.tensor_sizes().size() + reading.saved_sizes().size());
  owner_.stats_.evictions += owner_.cache_->Add(structure);
  return structure;
}

void CompiledRun::DescribeWhole(const TapePiece& whole) {
  is_described_ = true;
  const ReadingInUse use(owner_.spare_reading_);
  TapeReading& reading = *use;
  try {
    LeafLocks locks;
    AddLeaves(whole, locks);
    locks.Lock();
    reading.Read(whole);
  } catch (const Error&) {
    return;  // the piece that can't be read says so when its turn comes
  }
  if (owner_.cache_->Find(reading) != nullptr) return;
  is_new_ = true;
  AddMiss(owner_.cache_->MissReason(reading));
  owner_.LogNodes(reading);
  const std::shared_ptr<Structure> structure = AddStructure(reading);
  ++owner_.stats_.captures;
  if (owner_.on_capture_) owner_.on_capture_(*structure->captured.graph);
}

// Marks what has changed since the last specialisation, and says so.
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
    AddMiss(absl::StrCat("changed sizes: ", absl::StrJoin(changed_sizes, ", ")));
  } else if (!changed_numbers.empty()) {
    AddMiss(absl::StrCat("changed numbers: ", absl::StrJoin(changed_numbers, ", ")));
  } else {
    AddMiss("sizes break a guard of the compiled code");
  }
}

// Null when the compiler fails.
std::unique_ptr<Specialisation> CompiledRun::TryCompile(const TapeReading& reading, Structure& structure,
                                                        SizePattern sizes, NumberPattern numbers) {
  auto made = std::make_unique<Specialisation>(std::move(sizes), std::move(numbers));
  const std::unique_ptr<Graph> typed = WithTypes(*structure.captured.graph, reading, made->sizes.values());
  absl::Status status;
  try {
    absl::StatusOr<std::unique_ptr<BackwardFunction>> function = owner_.compiler_(
        {*typed, structure.captured, made->sizes.shape_env(), made->numbers, made->sizes.has_symbols()});
    status = function.status();
    if (function.ok()) made->function = *std::move(function);
  } catch (const Error& error) {
    status = error.status();
  }
  if (!status.ok()) {
    structure.last_failure = std::string(status.message());
    return nullptr;
  }
  for (const std::string& name : made->function->inputs()) {
    using Kind = Specialisation::Source::Kind;
    Specialisation::Source source;
    const size_t underscore = name.rfind('_');
    const absl::string_view kind = absl::string_view(name).substr(0, underscore);
    source.kind = kind == "sizes" ? Kind::kSize : kind == "numbers" ? Kind::kNumber : Kind::kTensor;
    BACKTAPE_CHECK(absl::SimpleAtoi(name.substr(underscore + 1), &source.index)) << name;
    made->sources.push_back(source);
  }
  return made;
}

Specialisation* CompiledRun::AddSpecialisation(const TapeReading& reading,
                                               const std::shared_ptr<Structure>& structure) {
  const std::vector<int64_t> sizes = AllSizes(reading);
  const Specialisation* last = structure->last_used();
  if (last != nullptr) MarkDynamic(reading, sizes, *structure);
  std::vector<int64_t> previous;  // a copy: the last specialisation may be evicted
  if (last != nullptr) previous.assign(last->sizes.sizes().begin(), last->sizes.sizes().end());
  is_compiled_ = true;
  ++owner_.stats_.pieces_compiled;
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
    if (owner_.log_) owner_.log_(absl::StrCat("not compiled for changing numbers: ", structure->last_failure));
    made = TryCompile(reading, *structure, size_pattern(!has_symbols), number_pattern(true));
    structure->has_only_constant_numbers = made != nullptr;
  }
  if (made == nullptr && has_symbols) {
    if (owner_.log_) owner_.log_(absl::StrCat("not compiled for changing sizes: ", structure->last_failure));
    made = TryCompile(reading, *structure, size_pattern(true), number_pattern(true));
    structure->has_only_constant_sizes = made != nullptr;
  }
  if (made == nullptr) {
    ++structure->num_failures;
    made = std::make_unique<Specialisation>(size_pattern(true), number_pattern(true));
  }
  owner_.stats_.evictions += owner_.cache_->AddSpecialisation(*structure, std::move(made));
  return structure->last_used();
}

Specialisation* CompiledRun::Find(const TapeReading& reading, std::shared_ptr<Structure>& structure) {
  structure = owner_.cache_->Find(reading);
  return structure == nullptr ? nullptr : structure->Find(AllSizes(reading), reading.numbers());
}

Specialisation* CompiledRun::Compile(const TapeReading& reading, std::shared_ptr<Structure>& structure) {
  if (structure != nullptr) {
    if (structure->num_failures >= kMaxFailures) return nullptr;
    return AddSpecialisation(reading, structure);
  }
  if (!is_described_) {
    is_new_ = true;
    AddMiss(owner_.cache_->MissReason(reading));
    owner_.LogNodes(reading);
  } else if (!is_new_) {
    AddMiss(absl::StrCat("other gradients or hooks for the nodes from ", reading.NodeCall(1), " on"));
  }
  structure = AddStructure(reading);
  if (!is_described_) {
    ++owner_.stats_.captures;
    if (owner_.on_capture_) owner_.on_capture_(*structure->captured.graph);
  }
  return AddSpecialisation(reading, structure);
}

// Reads the tape and finds its code, with the locks held when there is some. Logs and callbacks of the compiler are
// user code, so nothing is locked while it works; what other threads did to grad() meanwhile is read again.
const Specialisation* CompiledRun::ReadAndFind(const TapePiece& piece, TapeReading& reading, LeafLocks& locks) {
  AddLeaves(piece, locks);
  for (;;) {
    locks.Lock();
    try {
      reading.Read(piece);
    } catch (const Error& error) {
      locks.Unlock();
      // The engine meets the same error at the node where it belongs, or none.
      owner_.NoteEngineRun(error.status().message());
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
      owner_.NoteEngineRun(structure->last_failure);
      return nullptr;
    }
    if (is_current) return code;
    locks.Unlock();
  }
}

bool CompiledRun::RunPiece(const TapePiece& piece, absl::Span<Variable> gradients, variable_list& results,
                           bool keep_graph) {
  const ReadingInUse use(owner_.spare_reading_);
  TapeReading& reading = *use;
  LeafLocks locks;
  const Specialisation* code = ReadAndFind(piece, reading, locks);
  if (code == nullptr) return false;
  IValueList inputs;
  inputs.reserve(code->sources.size());
  for (const Specialisation::Source& source : code->sources) {
    switch (source.kind) {
      case Specialisation::Source::Kind::kTensor:
        inputs.emplace_back(reading.tensors()[source.index]);
        break;
      case Specialisation::Source::Kind::kSize:
        inputs.emplace_back(reading.saved_sizes()[source.index]);
        break;
      case Specialisation::Source::Kind::kNumber:
        inputs.emplace_back(Tensor::WrapNumber(reading.numbers()[source.index]));
        break;
    }
  }
  // From here on only the code's inputs hold what it reads, so that it can free them on the way.
  const TapeWalk& walk = *piece.walk;
  for (uint32_t position = piece.begin; position < piece.end; ++position) {
    if (!walk.is_reached(position)) continue;
    TapeNode& node = walk.node(position);
    for (size_t i = 0; i < node.num_inputs(); ++i) gradients[walk.first_input(position) + i] = Variable();
    if (!keep_graph && walk.runs(position)) node.ReleaseVariables();
  }
  for (const OutgoingGradient& place : reading.outgoing()) {
    gradients[walk.first_input(place.position) + place.input_nr] = Variable();
  }
  const std::shared_ptr<const BackwardFunction> function = code->function;
  reading.ReleaseTensors();
  absl::StatusOr<IValueList> outputs = function->Run(std::move(inputs));
  if (!outputs.ok()) throw Error(outputs.status());
  has_code_ = true;
  size_t next = 0;
  for (const ResultPlace& place : reading.results()) results[place.result] = ToVariable((*outputs)[next++]);
  for (const OutgoingGradient& place : reading.outgoing()) {
    gradients[walk.first_input(place.position) + place.input_nr] = ToVariable((*outputs)[next++]);
  }
  return true;
}

void CompiledRun::Finish() {
  CaptureStats& stats = owner_.stats_;
  if (is_compiled_) ++stats.compiles;
  if (is_new_ || is_compiled_ || !has_code_) return;
  ++stats.hits;
  if (owner_.log_) owner_.log_("cache hit");
}

}  // namespace backtape::internal
