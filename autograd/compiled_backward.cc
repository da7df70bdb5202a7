#include "backtape/autograd/compiled_backward.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/hash/hash.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/autograd/capture_tape.h"
#include "backtape/autograd/size_pattern.h"
#include "backtape/autograd/tape_reading.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

using internal::BackwardRequest;
using internal::TapeReading;

thread_local constinit CompiledBackward* current = nullptr;

// Code for all sizes that ever come is kept up to this many; then the oldest goes.
constexpr size_t kMaxSpecialisations = 8;

// All sizes of a reading, those of tensors first.
std::vector<int64_t> AllSizes(const TapeReading& reading) {
  std::vector<int64_t> sizes(reading.tensor_sizes().begin(), reading.tensor_sizes().end());
  sizes.insert(sizes.end(), reading.saved_sizes().begin(), reading.saved_sizes().end());
  return sizes;
}

}  // namespace

// Code for one structure and certain sizes.
struct CompiledBackward::Specialisation {
  SizePattern sizes;
  std::shared_ptr<const BackwardFunction> function;
  struct Source {
    bool is_size = false;
    uint32_t index = 0;
  };
  std::vector<Source> sources;  // of the function's inputs
};

struct CompiledBackward::Structure {
  std::vector<uint64_t> key;
  std::vector<uint32_t> key_starts;
  CapturedBackward captured;
  std::vector<bool> is_dynamic;  // of each size: it has changed once
  std::vector<std::unique_ptr<Specialisation>> specialisations;
};

struct CompiledBackward::Cache {
  absl::flat_hash_map<size_t, std::vector<std::unique_ptr<Structure>>> by_hash;
};

CompiledBackward::CompiledBackward(BackwardCompiler compiler)
    : compiler_(std::move(compiler)), cache_(std::make_unique<Cache>()), reading_(std::make_unique<TapeReading>()) {}

CompiledBackward::~CompiledBackward() = default;

CompiledBackward* CompiledBackward::Current() { return current; }

CompiledBackward::Scope::Scope(CompiledBackward* backward) : previous_(current) { current = backward; }
CompiledBackward::Scope::~Scope() { current = previous_; }

void CompiledBackward::Clear() { cache_->by_hash.clear(); }

CompiledBackward::Specialisation* CompiledBackward::Find(const TapeReading& reading, Structure*& structure) {
  structure = nullptr;
  const auto found = cache_->by_hash.find(absl::HashOf(reading.key()));
  if (found == cache_->by_hash.end()) return nullptr;
  for (const auto& candidate : found->second) {
    if (absl::MakeConstSpan(candidate->key) == reading.key()) structure = candidate.get();
  }
  if (structure == nullptr) return nullptr;
  const std::vector<int64_t> sizes = AllSizes(reading);
  for (size_t i = structure->specialisations.size(); i-- > 0;) {
    if (structure->specialisations[i]->sizes.Fits(sizes)) return structure->specialisations[i].get();
  }
  return nullptr;
}

bool CompiledBackward::Lookup(const BackwardRequest& request) {
  reading_->Read(request);
  Structure* structure;
  const bool is_known = Find(*reading_, structure) != nullptr;
  reading_->Clear();
  return is_known;
}

// The structure that has the most nodes in common from the start, and where it ends.
std::string CompiledBackward::MissReason(const TapeReading& reading) const {
  size_t common = 0;
  std::vector<size_t> key_sizes;
  // Of the i-th call; the first is what is asked for.
  const auto call_key = [](absl::Span<const uint64_t> key, absl::Span<const uint32_t> starts, size_t i) {
    const size_t begin = i == 0 ? 0 : starts[i - 1];
    return key.subspan(begin, (i < starts.size() ? starts[i] : key.size()) - begin);
  };
  for (const auto& [hash, structures] : cache_->by_hash) {
    for (const auto& structure : structures) {
      const size_t count = std::min(structure->key_starts.size(), reading.key_starts().size()) + 1;
      size_t same = 0;
      while (same < count && call_key(structure->key, structure->key_starts, same) ==
                                 call_key(reading.key(), reading.key_starts(), same)) {
        ++same;
      }
      if (same > common) key_sizes.clear();
      common = std::max(common, same);
      if (same == common && same <= structure->key_starts.size()) {
        key_sizes.push_back(call_key(structure->key, structure->key_starts, same).size());
      }
    }
  }
  // Of nodes that lead nowhere only the number counts.
  if (common > reading.walk().size()) return "fewer autograd nodes than known structures have";
  std::sort(key_sizes.begin(), key_sizes.end());
  return absl::StrCat("new autograd node: ", reading.NodeCall(common), " with key size ",
                      call_key(reading.key(), reading.key_starts(), common).size(), ", previous key sizes=[",
                      absl::StrJoin(key_sizes, ", "), "]");
}

void CompiledBackward::AddMiss(std::string reason) {
  if (log_) log_(absl::StrCat("cache miss: ", reason));
  stats_.miss_reasons.push_back(std::move(reason));
}

CompiledBackward::Specialisation& CompiledBackward::Compile(const BackwardRequest& request, const TapeReading& reading,
                                                            Structure* structure) {
  const std::vector<int64_t> sizes = AllSizes(reading);
  if (structure == nullptr) {
    AddMiss(MissReason(reading));
    if (log_) {
      for (size_t i = 0; i <= reading.walk().size(); ++i) log_(reading.NodeCall(i));
    }
    auto made = std::make_unique<Structure>();
    made->key.assign(reading.key().begin(), reading.key().end());
    made->key_starts.assign(reading.key_starts().begin(), reading.key_starts().end());
    made->captured = internal::CaptureTape(request, reading);
    made->is_dynamic.resize(sizes.size());
    ++stats_.captures;
    if (on_capture_) on_capture_(*made->captured.graph);
    structure = cache_->by_hash[absl::HashOf(reading.key())].emplace_back(std::move(made)).get();
  } else {
    const Specialisation& last = *structure->specialisations.back();
    std::vector<std::string> changed;
    for (size_t i = 0; i < sizes.size(); ++i) {
      if (!last.sizes.is_static(i) || last.sizes.sizes()[i] == sizes[i]) continue;
      structure->is_dynamic[i] = true;
      changed.push_back(absl::StrCat("marking ", reading.NameOfSize(i), " as dynamic (", last.sizes.sizes()[i],
                                     ", then ", sizes[i], ")"));
    }
    AddMiss(changed.empty() ? "sizes break a guard of the compiled code"
                            : absl::StrCat("changed sizes: ", absl::StrJoin(changed, ", ")));
  }

  absl::Span<const int64_t> previous;
  if (!structure->specialisations.empty()) previous = structure->specialisations.back()->sizes.sizes();
  auto made = std::make_unique<Specialisation>(
      Specialisation{.sizes = SizePattern(sizes, structure->is_dynamic, previous), .function = {}, .sources = {}});
  const absl::Span<const SymInt> values = made->sizes.values();
  const std::unique_ptr<Graph> typed = structure->captured.graph->Clone();
  size_t next_size = 0;
  for (size_t i = 0; i < reading.tensors().size(); ++i) {
    const Tensor& tensor = reading.tensors()[i];
    const absl::Span<const SymInt> its_sizes = values.subspan(next_size, tensor.dim());
    next_size += tensor.dim();
    if (Node* node = typed->Find(absl::StrCat("inputs_", i))) node->set_type(TapeReading::TypeOf(tensor, its_sizes));
  }
  for (size_t i = 0; next_size + i < values.size(); ++i) {
    if (Node* node = typed->Find(absl::StrCat("sizes_", i))) node->set_type(values[next_size + i]);
  }
  ++stats_.compiles;
  absl::StatusOr<std::unique_ptr<BackwardFunction>> function =
      compiler_({*typed, structure->captured, made->sizes.shape_env()});
  if (!function.ok()) throw Error(function.status());
  made->function = *std::move(function);
  for (const std::string& name : made->function->inputs()) {
    Specialisation::Source source;
    const size_t underscore = name.rfind('_');
    source.is_size = name.compare(0, underscore, "sizes") == 0;
    BACKTAPE_CHECK(absl::SimpleAtoi(name.substr(underscore + 1), &source.index)) << name;
    made->sources.push_back(source);
  }
  auto& all = structure->specialisations;
  if (all.size() == kMaxSpecialisations) all.erase(all.begin());
  return *all.emplace_back(std::move(made));
}

variable_list CompiledBackward::Execute(BackwardRequest& request, bool keep_graph,
                                        absl::FunctionRef<void()> before_callees) {
  // A hook may run another backward meanwhile.
  std::unique_ptr<TapeReading> reading = std::move(reading_);
  if (reading == nullptr) reading = std::make_unique<TapeReading>();
  reading->Read(request);
  Structure* structure = nullptr;
  Specialisation* code = Find(*reading, structure);
  if (code != nullptr) {
    ++stats_.hits;
    if (log_) log_("cache hit");
  } else {
    code = &Compile(request, *reading, structure);
  }
  IValueList inputs;
  inputs.reserve(code->sources.size());
  for (const Specialisation::Source& source : code->sources) {
    if (source.is_size) {
      inputs.emplace_back(reading->saved_sizes()[source.index]);
    } else {
      inputs.emplace_back(reading->tensors()[source.index]);
    }
  }
  std::vector<OpaqueCallee> callees = reading->TakeCallees();
  const internal::TapeWalk& walk = reading->walk();
  std::vector<std::shared_ptr<TapeNode>> released_after;
  if (!keep_graph) {
    for (size_t i = 0; i < walk.size(); ++i) {
      if (!walk.runs(i)) continue;
      TapeNode& node = walk.node(i);
      if (node.functional_ivalue() != nullptr) {
        node.ReleaseVariables();
      } else {
        released_after.push_back(node.shared_from_this());
      }
    }
  }
  reading->Clear();
  request.seeds.clear();
  reading_ = std::move(reading);
  if (!callees.empty()) before_callees();
  // A nested backward may forget the code.
  const std::shared_ptr<const BackwardFunction> function = code->function;
  absl::StatusOr<IValueList> results = function->Run(std::move(inputs), callees);
  for (const auto& node : released_after) node->ReleaseVariables();
  if (!results.ok()) throw Error(results.status());
  return ToVariableList(*std::move(results));
}

}  // namespace backtape
