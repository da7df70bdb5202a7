#include "backtape/ir/op_table.h"

#include <algorithm>
#include <string>
#include <tuple>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/files/closest_name.h"
#include "backtape/ir/op_table_data.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

// Reduces every spelling used in graph texts to the form "aten.add.Tensor" or "operator.add".
absl::string_view Canonical(absl::string_view target) {
  target = absl::StripPrefix(target, "torch.ops.");
  if (absl::StartsWith(target, "_operator.")) target.remove_prefix(1);
  return target;
}

}  // namespace

const OpTable& OpTable::Builtin() {
  static const auto* const kTable = new OpTable(BuiltinOpSchemas());
  return *kTable;
}

OpTable::OpTable(absl::Span<const OpSchema> schemas) {
  ops_.reserve(schemas.size());
  by_target_.reserve(schemas.size());
  for (const OpSchema& schema : schemas) {
    ops_.push_back(&schema);
    by_target_.emplace(schema.QualifiedName(), &schema);
    if (by_id_.size() <= schema.id) by_id_.resize(schema.id + 1, nullptr);
    by_id_[schema.id] = &schema;
  }
}

const OpSchema* OpTable::Find(absl::string_view target) const {
  const auto it = by_target_.find(Canonical(target));
  return it == by_target_.end() ? nullptr : it->second;
}

const OpSchema* OpTable::Find(OpId id) const {
  const auto index = static_cast<size_t>(id);
  return index < by_id_.size() ? by_id_[index] : nullptr;
}

const OpSchema& OpTable::at(OpId id) const {
  const OpSchema* const op = Find(id);
  if (op == nullptr) {
    throw Error(absl::NotFoundError(
        absl::StrCat("the op table has no op `", Builtin().at(static_cast<int>(id)).QualifiedName(), "`")));
  }
  return *op;
}

std::vector<std::string> OpTable::Suggestions(absl::string_view target, int max_count) const {
  const absl::string_view wanted = Canonical(target);
  // Ops with exactly the wanted name rank first, with any overload.
  const absl::string_view wanted_name = wanted.substr(0, wanted.rfind('.'));
  std::vector<std::tuple<size_t, int, const OpSchema*>> ranked;  // (distance, id, op)
  for (const OpSchema* op : ops_) {
    const std::string name = op->QualifiedName();
    const bool same_name = !op->has_tag(kTagPython) && absl::StartsWith(name, wanted_name) &&
                           (name.size() == wanted_name.size() || name[wanted_name.size()] == '.');
    // A target with more than a third of its letters changed is not a misspelling.
    const size_t limit = std::max(wanted.size(), name.size()) / 3;
    const size_t distance = same_name ? 0 : EditDistance(wanted, name, limit);
    if (distance <= limit) ranked.emplace_back(distance, op->id, op);
  }
  std::sort(ranked.begin(), ranked.end());
  if (static_cast<int>(ranked.size()) > max_count) ranked.resize(std::max(max_count, 0));
  std::vector<std::string> out;
  for (const auto& entry : ranked) out.push_back(std::get<2>(entry)->Target());
  return out;
}

}  // namespace backtape
