#include "backtape/model_files/pt2.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "absl/strings/escaping.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/problem_list.h"
#include "backtape/model_files/export_types.h"
#include "backtape/model_files/json_text.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tensor/zip_archive.h"

namespace backtape {
namespace {

constexpr absl::string_view kModels = "models/";
constexpr absl::string_view kOldProgram = "serialized_exported_program.json";

// The entries of an archive by their paths below its root folder.
class Entries {
 public:
  static absl::StatusOr<Entries> Of(const ZipArchive& archive) {
    Entries entries(archive);
    for (int64_t i = 0; i < archive.num_entries(); ++i) {
      BACKTAPE_ASSIGN_OR_RETURN(const std::string entry, archive.EntryName(i));
      const size_t slash = entry.find('/');
      // Archives of PyTorch 2.2 to 2.7 have no root folder.
      const bool has_root = slash != std::string::npos && !absl::StartsWith(entry, kModels);
      if (!entries.indices_.emplace(has_root ? entry.substr(slash + 1) : entry, i).second) {
        return absl::InvalidArgumentError(
            absl::StrCat("the archive has more than one entry ", absl::Utf8SafeCHexEscape(entry)));
      }
    }
    return entries;
  }

  bool Has(const std::string& path) const { return indices_.contains(path); }

  // The names between `prefix` and `suffix`.
  std::vector<std::string> Between(absl::string_view prefix, absl::string_view suffix) const {
    std::vector<std::string> names;
    for (const auto& [path, index] : indices_) {
      absl::string_view name = path;
      if (absl::ConsumePrefix(&name, prefix) && absl::ConsumeSuffix(&name, suffix)) names.emplace_back(name);
    }
    return names;
  }

  absl::StatusOr<std::string> Text(const std::string& path) const {
    std::string text;
    BACKTAPE_RETURN_IF_ERROR(Read(path, [&text](ByteReader read, int64_t bytes) {
      text.resize(static_cast<size_t>(bytes));
      return read(text.data(), bytes);
    }));
    return text;
  }

  absl::Status Read(const std::string& path,
                    absl::FunctionRef<absl::Status(ByteReader read, int64_t bytes)> consume) const {
    const auto index = indices_.find(path);
    if (index == indices_.end()) return absl::NotFoundError(absl::StrCat("the archive has no entry ", path));
    const absl::Status status = archive_->ReadEntry(index->second, consume);
    return status.ok() ? status : absl::Status(status.code(), absl::StrCat(path, ": ", status.message()));
  }

 private:
  explicit Entries(const ZipArchive& archive) : archive_(&archive) {}

  const ZipArchive* archive_;
  std::map<std::string, int64_t> indices_;
};

// Reads a tensor of this type from the archive, with its whole storage. Tensors that share a storage get copies.
absl::StatusOr<Tensor> ReadPayload(const Entries& entries, const std::string& path, const TensorType& type) {
  DimVector sizes;
  DimVector strides;
  const auto constant = [](const SymInt& size) { return size.constant().value_or(-1); };
  for (const SymInt& size : type.sizes) sizes.push_back(constant(size));
  for (const SymInt& stride : *type.strides) strides.push_back(constant(stride));
  std::shared_ptr<Storage> storage;
  BACKTAPE_RETURN_IF_ERROR(entries.Read(path, [&storage](ByteReader read, int64_t bytes) -> absl::Status {
    BACKTAPE_ASSIGN_OR_RETURN(storage, Storage::Allocate(bytes));
    return read(reinterpret_cast<char*>(storage->data()), bytes);
  }));
  if (type.dtype == DType::kBool) {
    std::byte* data = storage->data();
    std::transform(data, data + storage->nbytes(), data,
                   [](std::byte b) { return b == std::byte{0} ? b : std::byte{1}; });
  }
  absl::StatusOr<Tensor> tensor =
      Tensor::TryFromStorage(storage, sizes, strides, constant(type.storage_offset), type.dtype);
  if (tensor.ok()) return tensor;
  return absl::Status(tensor.status().code(), absl::StrCat(path, ": ", tensor.status().message()));
}

// Replaces the uses of parameters that are the same tensor as an earlier one.
void TieParameters(const std::map<std::string, std::vector<std::string>>& names_of_tensors, Graph& graph) {
  Signature signature = graph.signature();
  for (const auto& [tensor, names] : names_of_tensors) {
    InputSpec* first = nullptr;
    for (InputSpec& input : signature.inputs) {
      if (input.kind != InputKind::kParameter || std::find(names.begin(), names.end(), input.target) == names.end()) {
        continue;
      }
      if (first == nullptr) {
        first = &input;
        continue;
      }
      input.tied_to = first->target;
      graph.ReplaceAllUsesWith(graph.Find(input.placeholder), graph.Find(first->placeholder));
    }
  }
  graph.set_signature(std::move(signature));
}

void FreezeParameters(const std::set<std::string>& names, Graph& graph) {
  Signature signature = graph.signature();
  for (InputSpec& input : signature.inputs) {
    if (input.kind == InputKind::kParameter && names.contains(input.target)) input.is_frozen = true;
  }
  graph.set_signature(std::move(signature));
}

// The payloads of data/FOLDER, described by its JSON file.
absl::Status ReadPayloads(const Entries& entries, const std::string& folder, const std::string& config_name,
                          Pt2Program* pt2) {
  const std::string path = absl::StrCat(folder, config_name);
  if (!entries.Has(path)) return absl::OkStatus();
  BACKTAPE_ASSIGN_OR_RETURN(const std::string text, entries.Text(path));
  const auto with_path = [&path](const absl::Status& status) {
    return absl::Status(status.code(), absl::StrCat(path, ": ", status.message()));
  };
  const absl::StatusOr<nlohmann::json> config = ParseJson(text);
  if (!config.ok()) return with_path(config.status());
  absl::Status status;
  std::map<std::string, std::vector<std::string>> names_of_tensors;
  std::set<std::string> frozen;
  for (const auto& [name, payload] : JsonView(*config, &status)["config"].Members()) {
    const bool is_pickled = payload["use_pickle"].Bool();
    const std::string& file = payload["path_name"].Text();
    if (!status.ok()) break;
    if (is_pickled) {
      pt2->unread.push_back(absl::StrCat(name, " is not read, because it is pickled (", folder, file, ")"));
      continue;
    }
    const TensorType type = ExportTensorType(payload["tensor_meta"]);
    if (!status.ok()) break;
    names_of_tensors[absl::StrCat(file, " ", type.ToString(true))].push_back(name);
    const std::optional<JsonView> requires_grad = payload["tensor_meta"].Find("requires_grad");
    if (requires_grad.has_value() && !requires_grad->Bool()) frozen.insert(name);
    absl::StatusOr<Tensor> tensor = ReadPayload(entries, absl::StrCat(folder, file), type);
    if (!tensor.ok()) {
      return absl::Status(tensor.status().code(), absl::StrCat(name, ": ", tensor.status().message()));
    }
    pt2->program.graph->attributes().insert_or_assign(name, *std::move(tensor));
  }
  if (status.ok()) {
    FreezeParameters(frozen, *pt2->program.graph);
    TieParameters(names_of_tensors, *pt2->program.graph);
  }
  return status.ok() ? status : with_path(status);
}

absl::StatusOr<std::string> ChooseModel(const Entries& entries, std::optional<int> index) {
  std::vector<std::string> models = entries.Between(kModels, ".json");
  if (models.empty()) {
    return absl::InvalidArgumentError(absl::StrCat("the archive has neither models/NAME.json nor ", kOldProgram,
                                                   entries.Between("data/aotinductor/", "").empty()
                                                       ? "; expected an archive of torch.export"
                                                       : "; this is a program compiled by AOTInductor"));
  }
  if (!index.has_value() && models.size() == 1) return models[0];
  if (index.has_value() && *index >= 0 && static_cast<size_t>(*index) < models.size()) return models[*index];
  std::string list;
  const size_t num_listed = std::min(models.size(), kMaxListed);
  for (size_t i = 0; i < num_listed; ++i) absl::StrAppend(&list, "\n  ", i, ": ", models[i]);
  if (num_listed < models.size()) absl::StrAppend(&list, "\n  and ", models.size() - num_listed, " more");
  return absl::InvalidArgumentError(
      index.has_value()
          ? absl::StrCat("the archive has no model ", *index, "; it holds:", list)
          : absl::StrCat("the archive holds ", models.size(), " models; choose one by its number:", list));
}

absl::StatusOr<ExportedProgram> ReadProgram(const Entries& entries, const std::string& path,
                                            const ExportReadOptions& options) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::string text, entries.Text(path));
  absl::StatusOr<ExportedProgram> program = ReadExportedProgram(text, options);
  if (program.ok()) return program;
  return absl::Status(program.status().code(), absl::StrCat(path, ": ", program.status().message()));
}

absl::StatusOr<Pt2Program> ReadArchive(const Entries& entries, const ExportReadOptions& options,
                                       std::optional<int> chosen) {
  Pt2Program pt2;
  if (entries.Has("byteorder")) {
    BACKTAPE_ASSIGN_OR_RETURN(const std::string order, entries.Text("byteorder"));
    if (order != "little") {
      return absl::UnimplementedError(
          absl::StrCat("byteorder: expected \"little\", found \"", absl::CHexEscape(order.substr(0, 20)), "\""));
    }
  }
  if (entries.Has(std::string(kOldProgram))) {
    if (chosen.value_or(0) != 0) {
      return absl::InvalidArgumentError(absl::StrCat("the archive has no model ", *chosen, "; it holds:\n  0: model"));
    }
    BACKTAPE_ASSIGN_OR_RETURN(pt2.program, ReadProgram(entries, std::string(kOldProgram), options));
    pt2.model = "model";
    for (const char* pickled : {"serialized_state_dict.pt", "serialized_constants.pt"}) {
      if (entries.Has(pickled))
        pt2.unread.push_back(absl::StrCat("tensors are not read, because they are pickled (", pickled, ")"));
    }
    return pt2;
  }
  BACKTAPE_ASSIGN_OR_RETURN(pt2.model, ChooseModel(entries, chosen));
  BACKTAPE_ASSIGN_OR_RETURN(pt2.program, ReadProgram(entries, absl::StrCat(kModels, pt2.model, ".json"), options));
  BACKTAPE_RETURN_IF_ERROR(
      ReadPayloads(entries, "data/weights/", absl::StrCat(pt2.model, "_weights_config.json"), &pt2));
  BACKTAPE_RETURN_IF_ERROR(
      ReadPayloads(entries, "data/constants/", absl::StrCat(pt2.model, "_constants_config.json"), &pt2));
  return pt2;
}

}  // namespace

bool IsPt2(absl::string_view bytes) { return absl::StartsWith(bytes, "PK\3\4"); }

absl::StatusOr<Pt2Program> ReadPt2(absl::string_view bytes, const std::string& name, const ExportReadOptions& options,
                                   std::optional<int> index) {
  BACKTAPE_ASSIGN_OR_RETURN(const ZipArchive archive, ZipArchive::OpenBytes(bytes, name));
  absl::StatusOr<Entries> entries = Entries::Of(archive);
  absl::StatusOr<Pt2Program> pt2 = entries.ok() ? ReadArchive(*entries, options, index) : entries.status();
  if (pt2.ok()) return pt2;
  return absl::Status(pt2.status().code(), absl::StrCat(name, ": ", pt2.status().message()));
}

}  // namespace backtape
