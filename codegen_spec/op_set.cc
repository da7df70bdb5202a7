#include "backtape/codegen_spec/op_set.h"

#include <algorithm>
#include <map>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "backtape/codegen_spec/op_row_checks.h"

namespace backtape::codegen_spec {
namespace {

struct Word {
  absl::string_view spelling;
  absl::string_view enumerator;
};

constexpr Word kTags[] = {
    {"pointwise", "kTagPointwise"},
    {"view", "kTagView"},
    {"reduction", "kTagReduction"},
    {"nondeterministic", "kTagNondeterministic"},
    {"python", "kTagPython"},
    {"core", "kTagCore"},
    {"metadata", "kTagMetadata"},
    {"composite", "kTagComposite"},
    {"view_or_copy", "kTagViewOrCopy"},
    {"expensive", "kTagExpensive"},
    {"collective", "kTagCollective"},
    {"operands_apart", "kTagOperandsApart"},
    {"commutative", "kTagCommutative"},
    {"cheap", "kTagCheap"},
    {"reads_strides", "kTagReadsStrides"},
    {"ignores_values", "kTagIgnoresValues"},
    {"picks_by_tensor", "kTagPicksByTensor"},
    {"writes_in_training", "kTagWritesInTraining"},
    {"no_native_form", "kTagNoNativeForm"},
};
constexpr Word kPromotions[] = {
    {"default", "kDefault"}, {"int_to_float", "kIntToFloat"}, {"bool", "kBool"}, {"first", "kFirst"}};
constexpr Word kDTypes[] = {{"any", "kAny"},
                            {"floating", "kFloating"},
                            {"floating_or_integer", "kFloatingOrInteger"},
                            {"integer_or_bool", "kIntegerOrBool"},
                            {"integer", "kInteger"}};

// Other tags of PyTorch, which rows may have. Only pytorch_ops.cc reads one of them, view_copy.
constexpr absl::string_view kIgnoredTags[] = {"inplace_view",
                                              "view_copy",
                                              "generated",
                                              "nondeterministic_seeded",
                                              "nondeterministic_bitwise",
                                              "data_dependent_output",
                                              "dynamic_output_shape",
                                              "pt2_compliant_tag",
                                              "needs_exact_strides",
                                              "maybe_aliasing_or_mutating",
                                              "needs_contiguous_strides",
                                              "needs_fixed_stride_order",
                                              "flexible_layout",
                                              "cudagraph_unsafe"};

// The key under which rows refer to an op; it omits "aten" and default overloads.
std::string Key(const Schema& schema) {
  const bool is_aten = schema.ns.empty() || schema.ns == "aten";
  const bool is_default = schema.overload.empty() || schema.overload == "default";
  return absl::StrCat(is_aten ? "" : absl::StrCat(schema.ns, "::"), schema.name, is_default ? "" : ".",
                      is_default ? "" : schema.overload);
}

// The C++ identifier. It omits the namespaces of `library` and aten.
std::string Identifier(const Schema& schema, bool is_inplace, absl::string_view library) {
  absl::string_view name = schema.name;
  if (is_inplace) name.remove_suffix(1);  // the underscore is appended after the overload
  const bool is_own = schema.ns.empty() || schema.ns == "aten" || schema.ns == library;
  const std::string prefix = is_own ? "" : absl::StrCat(schema.ns, "_");
  const bool is_default = schema.overload.empty() || schema.overload == "default";
  return absl::StrCat(prefix, name, is_default ? "" : "_", is_default ? "" : schema.overload, is_inplace ? "_" : "");
}

class Builder {
 public:
  Builder(Diagnostics& diagnostics, const OpSetOptions& options)
      : diagnostics_(diagnostics),
        unsupported_(options.unsupported == nullptr ? diagnostics : *options.unsupported),
        base_(options.base),
        default_ns_(options.default_ns) {
    set_.library = options.library;
    if (base_ != nullptr) set_.first_id = base_->first_id + static_cast<int>(base_->ops.size());
  }

  OpSet Run(absl::Span<const OpRow> rows) {
    for (const OpRow& row : rows) {
      if (row.is_broken) {
        set_.broken_names.insert(row.schema.name);
      } else {
        AddRow(row);
      }
    }
    for (size_t i = 0; i < rows_.size(); ++i) ResolveRelations(set_.ops[i], *rows_[i]);
    for (size_t i = 0; i < rows_.size(); ++i) {
      if (rows_[i] == nullptr || set_.ops[i].functional >= 0 || set_.ops[i].foreach_base >= 0) continue;
      ResolveSharing(set_.ops[i], *rows_[i]);
    }
    return std::move(set_);
  }

 private:
  void Report(const Location& where, std::string message) { diagnostics_.Report(where, std::move(message)); }

  // The enumerator of a word; reports an unknown word.
  template <size_t N>
  std::string Lookup(const Word (&words)[N], const SpecText& text, absl::string_view what) {
    for (const Word& word : words) {
      if (word.spelling == text.value) return std::string(word.enumerator);
    }
    const std::string known =
        absl::StrJoin(words, ", ", [](std::string* out, const Word& w) { absl::StrAppend(out, w.spelling); });
    Report(text.where, absl::StrCat("unknown ", what, " '", text.value, "'; expected one of ", known));
    return "";
  }

  void AddRow(const OpRow& row) {
    Op op;
    op.library = set_.library;
    op.schema = row.schema;
    op.schema_text = row.func.value;
    op.ns = row.schema.ns.empty() ? default_ns_ : row.schema.ns;
    op.family = row.family;
    op.identifier = Identifier(op.schema, /*is_inplace=*/!row.inplace_of.empty(), set_.library);
    if (row.infix.has_value()) op.infix = row.infix->value;
    op.is_decomposed = row.decomposition.has_value();
    for (const SpecText& tag : row.tags) {
      if (tag.value == "inplace") {
        Report(tag.where,
               "in-place ops are generated from the row of their functional op: add 'inplace: true' to that row");
        continue;
      }
      if (tag.value == "fills_expanded") {
        if (!row.inplace.has_value()) Report(tag.where, "only a row with 'inplace' can have the tag fills_expanded");
        op.fills_expanded = true;
        continue;
      }
      if (std::find(std::begin(kIgnoredTags), std::end(kIgnoredTags), tag.value) != std::end(kIgnoredTags)) continue;
      op.tags.push_back(Lookup(kTags, tag, "tag"));
    }
    CheckTags(op, row, diagnostics_);
    if (op.is_decomposed) CheckDecomposed(op, row);
    const int before = unsupported_.size();
    CheckTypes(row, unsupported_);
    if (!row.inplace_of.empty()) {
      op.tags.push_back(row.schema.args[0].type.is_list ? "kTagComposite" : "kTagInplace");
    } else if (!op.is_decomposed) {
      CheckAliases(op, row, unsupported_);
    }
    if (unsupported_.size() > before) op.unsupported = unsupported_.message(before);
    CheckPython(op, row);
    if (row.promotion.has_value()) {
      ReadPointwise(op, row);
    } else {
      for (const auto* text : {&row.dtypes, &row.check}) {
        if (text->has_value()) {
          Report((*text)->where, "'promote', 'dtypes' and 'check' are allowed only in rows with 'promotion'");
        }
      }
      if (row.promote.has_value()) Report(row.func.where, "'promote' is allowed only in rows with 'promotion'");
    }
    const auto is_name = [](absl::string_view text) {
      const auto is_name_character = [](char c) { return absl::ascii_isalnum(c) || c == '_'; };
      return std::all_of(text.begin(), text.end(), is_name_character) &&
             (text.empty() || !absl::ascii_isdigit(text[0]));
    };
    if (row.inplace.has_value() && !is_name(row.inplace->value)) {
      Report(row.inplace->where,
             absl::StrCat("'inplace' must be true, false, or the in-place form's overload or name, not '",
                          row.inplace->value, "'"));
      return;
    }
    const int id = Add(std::move(op), row);
    if (id >= 0 && row.inplace.has_value() && row.inplace->value != "false") AddInplace(id, row);
    for (const SpecText& text : row.foreach) {
      if (id >= 0) AddForeach(id, row, text);
    }
  }

  // Returns the op's id, or -1 after reporting a duplicate name.
  int Add(Op op, const OpRow& row) {
    const std::string key = Key(op.schema);
    const auto is_same = [&](const Op& other) { return Key(other.schema) == key; };
    if (base_ != nullptr && default_ns_ == "aten" && std::any_of(base_->ops.begin(), base_->ops.end(), is_same)) {
      Report(row.func.where, absl::StrCat(key, " is a builtin op; use ", set_.library, "::", op.schema.name,
                                          " for an op of this library"));
      return -1;
    }
    op.id = static_cast<int>(set_.ops.size());
    const auto [first, inserted] = by_key_.emplace(key, op.id);
    if (!inserted) {
      Report(row.func.where, absl::StrCat("duplicate row for ", key, "; the first is at ",
                                          rows_[first->second]->func.where.ToString()));
      return -1;
    }
    const auto [same, unique] = by_identifier_.emplace(op.identifier, op.id);
    if (!unique) {
      Report(row.func.where, absl::StrCat(key, " and ", Key(set_.ops[same->second].schema),
                                          " would have the same C++ name ", op.identifier));
      return -1;
    }
    rows_.push_back(&row);
    set_.by_name[op.schema.name].push_back(op.id);
    set_.ops.push_back(std::move(op));
    return static_cast<int>(set_.ops.size()) - 1;
  }

  void CheckDecomposed(Op& op, const OpRow& row) {
    if (base_ != nullptr) Report(row.decomposition->where, "only builtin ops may have a 'decomposition'");
    if (row.promotion || row.shape || row.kernel || row.check || !row.foreach.empty()) {
      Report(row.decomposition->where,
             "a row with 'decomposition' must not have promotion, shape, kernel, check or foreach");
    }
    if (!op.HasTag("kTagComposite")) op.tags.push_back("kTagComposite");
  }

  void CheckPython(const Op& op, const OpRow& row) {
    const bool is_python = op.HasTag("kTagPython");
    if (is_python != IsPythonModule(op.ns)) {
      Report(row.func.where, is_python ? "the tag python is only for ops in the namespaces operator, math and torch"
                                       : absl::StrCat("ops in namespace ", op.ns, " need the tag python"));
    }
    if (is_python && (row.shape || row.kernel || row.inplace)) {
      Report(row.func.where, absl::StrCat(op.ns, ".* rows must not have 'shape', 'kernel' or 'inplace'"));
    }
    if (op.ns != "operator" && row.infix) Report(row.infix->where, "'infix' is allowed only in operator.* rows");
    if (!is_python) return;
    for (const SchemaArgument& arg : row.schema.args) {
      if (arg.type.base != "Any") {
        Report(row.At(arg.type.offset), absl::StrCat("arguments of ", op.ns, ".* must have the type Any"));
      }
    }
  }

  void ReadPointwise(Op& op, const OpRow& row) {
    if (!op.HasTag("kTagPointwise")) {
      Report(row.promotion->where, "'promotion' is allowed only in rows with the tag pointwise");
      return;
    }
    if (row.schema.returns.size() != 1 || row.schema.returns[0].type.ToString() != "Tensor") {
      Report(row.func.where, "an op with 'promotion' must return one Tensor; other ops need a shape rule of their own");
    }
    op.promotion = Lookup(kPromotions, *row.promotion, "promotion");
    if (row.dtypes.has_value()) op.dtypes = Lookup(kDTypes, *row.dtypes, "class of dtypes");
    if (row.shape.has_value()) {
      Report(row.shape->where, "rows with 'promotion' use the generic shape rule: remove 'shape'");
    }
    op.promote.assign(row.schema.args.size(), false);
    if (!row.promote.has_value()) {
      for (size_t i = 0; i < row.schema.args.size(); ++i) op.promote[i] = PromotesByDefault(row.schema.args[i]);
      return;
    }
    for (const SpecText& name : *row.promote) {
      const auto arg = std::find_if(row.schema.args.begin(), row.schema.args.end(),
                                    [&](const SchemaArgument& a) { return a.name == name.value; });
      if (arg == row.schema.args.end()) {
        Report(name.where, absl::StrCat("'promote' names '", name.value, "', which is not an argument"));
      } else if ((arg->type.base != "Tensor" && arg->type.base != "Scalar") || arg->type.is_list) {
        Report(name.where, absl::StrCat("'", name.value, "' is of type ", arg->type.ToString(),
                                        ": only Tensor and Scalar arguments take part in promotion"));
      } else {
        op.promote[arg - row.schema.args.begin()] = true;
      }
    }
  }

  static bool PromotesByDefault(const SchemaArgument& arg) {
    if (arg.type.is_list) return false;
    if (arg.type.base == "Tensor") return true;
    return arg.type.base == "Scalar" && (arg.name == "self" || arg.name == "other" || arg.name == "exponent");
  }

  // Adds the in-place form: add_.Tensor(Tensor(a!) self, ...) -> Tensor(a!) for add.Tensor(Tensor self, ...) -> Tensor.
  // With "inplace: Number", its overload is Number.
  void AddInplace(int functional, const OpRow& row) {
    const Schema& schema = row.schema;
    const bool fits = !schema.args.empty() && schema.args[0].type.ToString() == "Tensor" &&
                      schema.returns.size() == 1 && schema.returns[0].type.ToString() == "Tensor" &&
                      schema.args[0].type.alias.has_value() == schema.returns[0].type.alias.has_value();
    if (!fits) {
      Report(
          row.inplace->where,
          "an op with an in-place form must return a single Tensor, and its first argument must be a Tensor; an alias "
          "annotation must be on both of them or on neither");
      return;
    }
    Op op = set_.ops[functional];
    const size_t type_length = schema.args[0].type.base.size();
    std::string& text = op.schema_text;
    // Insert from the back, so that earlier offsets stay valid.
    for (const SchemaTypeText* type : {&schema.returns[0].type, &schema.args[0].type}) {
      // A view's row has "Tensor(a)".
      const size_t place = type->offset + type_length;
      text.insert(type->alias.has_value() ? place + 2 : place, type->alias.has_value() ? "!" : "(a!)");
    }
    // A word that ends with an underscore is the whole name.
    const bool is_name = absl::EndsWith(row.inplace->value, "_");
    std::string name = is_name ? row.inplace->value : absl::StrCat(schema.name, "_");
    const std::string overload = is_name ? "" : row.inplace->value == "true" ? schema.overload : row.inplace->value;
    if (!overload.empty() && overload != "default") absl::StrAppend(&name, ".", overload);
    const size_t begin = text.find(schema.name, schema.ns.empty() ? 0 : schema.ns.size());
    text.replace(begin, text.find('(') - begin, name);
    std::vector<SchemaProblem> problems;
    op.schema = *ParseSchema(text, problems);
    op.identifier = Identifier(op.schema, /*is_inplace=*/true, set_.library);
    op.functional = functional;
    // The in-place form of a core op is not core.
    for (const absl::string_view tag : {"kTagCore", "kTagCommutative"}) {
      op.tags.erase(std::remove(op.tags.begin(), op.tags.end(), tag), op.tags.end());
    }
    op.tags.push_back("kTagInplace");
    const int id = Add(std::move(op), row);
    if (id >= 0) set_.ops[functional].inplace = id;
  }

  // Adds an op on lists: _foreach_add.List(Tensor[] self, Tensor[] other, ...) -> Tensor[] calls add.Tensor(Tensor
  // self, Tensor other, ...) for each element. An argument corresponds to the base op's argument of the same name, or
  // else to the one in the same position. Base arguments without a counterpart must have defaults. An op that writes
  // its first list and returns nothing calls the in-place form.
  void AddForeach(int base, const OpRow& row, const SpecText& text) {
    Op op;
    op.library = set_.library;
    op.schema_text = text.value;
    std::vector<SchemaProblem> problems;
    std::optional<Schema> schema = ParseSchema(text.value, problems);
    for (SchemaProblem& problem : problems) Report(text.At(problem.offset), std::move(problem.message));
    if (!schema.has_value()) return;
    op.schema = *std::move(schema);
    op.ns = "aten";
    op.family = row.family;
    op.identifier = Identifier(op.schema, /*is_inplace=*/false, set_.library);
    const bool is_inplace = op.schema.returns.empty();
    if (is_inplace && set_.ops[base].inplace < 0) {
      Report(text.where, absl::StrCat("an op on lists that returns nothing calls the in-place form of ",
                                      Key(set_.ops[base].schema), ", which does not exist"));
      return;
    }
    op.foreach_base = is_inplace ? set_.ops[base].inplace : base;
    const Schema& one = set_.ops[op.foreach_base].schema;
    std::vector<bool> is_given(one.args.size());
    for (size_t k = 0; k < op.schema.args.size(); ++k) {
      const SchemaArgument& arg = op.schema.args[k];
      const auto same_name = std::find_if(one.args.begin(), one.args.end(),
                                          [&](const SchemaArgument& other) { return other.name == arg.name; });
      const size_t place = same_name == one.args.end() ? k : static_cast<size_t>(same_name - one.args.begin());
      const bool fits = place < one.args.size() && one.args[place].type.base == arg.type.base && !is_given[place];
      if (!fits) {
        Report(text.At(arg.type.offset),
               absl::StrCat("the argument '", arg.name, "' does not match any argument of ", Key(one)));
        return;
      }
      is_given[place] = true;
    }
    for (size_t i = 0; i < one.args.size(); ++i) {
      if (!is_given[i] && !one.args[i].default_text.has_value()) {
        Report(text.where, absl::StrCat("the argument '", one.args[i].name, "' of ", Key(one), " is missing"));
      }
    }
    const bool returns_list = op.schema.returns.size() == 1 && op.schema.returns[0].type.base == "Tensor" &&
                              op.schema.returns[0].type.is_list && one.returns.size() == 1;
    const bool writes_list = is_inplace && !op.schema.args.empty() && op.schema.args[0].type.alias.has_value() &&
                             op.schema.args[0].type.alias->is_written;
    if (!returns_list && !writes_list) {
      Report(text.where,
             "an op on lists must either write its first list, or return Tensor[] and have a base op that returns one "
             "Tensor");
    }
    Add(std::move(op), row);
  }

  static bool NeedsTypedRule(const Op& op) {
    return !op.HasGenericRule() && !op.HasTag("kTagPython") && !op.is_decomposed;
  }
  static bool NeedsKernel(const Op& op) {
    return !op.HasTag("kTagView") && !op.HasTag("kTagPython") && !op.HasTag("kTagMetadata") && !op.is_decomposed;
  }

  // Resolves the relations between PyTorch's rows. All ops that the relations name are in the set.
  void ResolveRelations(Op& op, const OpRow& row) {
    const auto find = [this](const std::string& name) {
      const auto found = by_key_.find(name);
      return name.empty() || found == by_key_.end() ? -1 : found->second;
    };
    if (!row.inplace_of.empty()) {
      op.functional = find(row.inplace_of);
      if (op.functional >= 0) set_.ops[op.functional].inplace = op.id;
    }
    if (!row.view_of.empty()) op.view = find(row.view_of);
    if (!row.foreach_of.empty()) op.foreach_reference = find(row.foreach_of);
  }

  void ResolveSharing(Op& op, const OpRow& row) {
    if (op.is_decomposed && row.decomposition->value != "true") op.same_as = SameAs(op, *row.decomposition);
    if (NeedsTypedRule(op)) op.shape_rule = op.id;
    if (NeedsKernel(op)) op.kernel = op.id;
    if (row.shape.has_value() && op.shape_rule >= 0) {
      op.shape_rule = Shared(op, *row.shape, "shape", &OpRow::shape, &NeedsTypedRule);
    }
    if (row.check.has_value()) op.check = row.check->value == "true" ? op.id : SharedCheck(op, *row.check);
    if (!row.kernel.has_value() || op.is_decomposed) return;
    if (op.kernel < 0) {
      Report(row.kernel->where, "ops with the tag view, metadata or python must not have a kernel");
    } else {
      op.kernel = Shared(op, *row.kernel, "kernel", &OpRow::kernel, &NeedsKernel);
    }
  }

  // The id of the op named `name`, which computes the same from the same arguments. Returns -1 after reporting that
  // this op is unsuitable.
  int SameAs(const Op& op, const SpecText& name) {
    const auto found = by_key_.find(name.value);
    if (found == by_key_.end() || found->second == op.id) {
      Report(name.where,
             absl::StrCat("'decomposition' must be true or the name of another op, not '", name.value, "'"));
    } else if (TypesOf(op.schema) != TypesOf(set_.ops[found->second].schema)) {
      Report(name.where, absl::StrCat("the types differ: ", Key(op.schema), " is ", TypesOf(op.schema), ", ",
                                      name.value, " is ", TypesOf(set_.ops[found->second].schema)));
    } else {
      return found->second;
    }
    return -1;
  }

  int SharedCheck(const Op& op, const SpecText& name) {
    const auto found = by_key_.find(name.value);
    const bool is_own = found != by_key_.end() && set_.ops[found->second].functional < 0 &&
                        rows_[found->second]->check.has_value() && rows_[found->second]->check->value == "true";
    if (!is_own) {
      Report(name.where,
             absl::StrCat("'check' must be true or the name of an op with 'check: true', not '", name.value, "'"));
    } else if (TypesOf(op.schema) != TypesOf(set_.ops[found->second].schema)) {
      Report(name.where, absl::StrCat("the types differ: ", Key(op.schema), " is ", TypesOf(op.schema), ", ",
                                      name.value, " is ", TypesOf(set_.ops[found->second].schema)));
    } else {
      return found->second;
    }
    return op.id;
  }

  // The id of the op named `name`. If its function cannot be shared, reports why and returns op's own id.
  int Shared(const Op& op, const SpecText& name, absl::string_view what, std::optional<SpecText> OpRow::*key,
             bool (*has_own)(const Op&)) {
    std::string spelling = name.value;
    if (absl::EndsWith(spelling, ".default")) spelling.resize(spelling.size() - 8);
    const auto found = by_key_.find(spelling);
    if (found == by_key_.end()) {
      Report(name.where, absl::StrCat("'", what, "' names the unknown op ", name.value));
      return op.id;
    }
    const Op& other = set_.ops[found->second];
    if (other.id == op.id) return op.id;
    const auto& chained = rows_[other.id]->*key;
    if (other.functional >= 0 || !has_own(other)) {
      Report(name.where, absl::StrCat(name.value, " has no ", what, " function of its own to share"));
    } else if (chained.has_value() && chained->value != name.value) {
      Report(name.where, absl::StrCat(name.value, " itself shares the function of ", chained->value, "; write ",
                                      chained->value, " instead"));
    } else if (TypesOf(op.schema) != TypesOf(other.schema)) {
      Report(name.where, absl::StrCat("the types differ: ", Key(op.schema), " is ", TypesOf(op.schema), ", ",
                                      name.value, " is ", TypesOf(other.schema)));
    } else {
      return other.id;
    }
    return op.id;
  }

  // "(Tensor, SymInt[]) -> (Tensor)": the types that two ops must have in common to share a C++ function.
  static std::string TypesOf(const Schema& schema) {
    const auto type = [](std::string* out, const auto& item) { absl::StrAppend(out, item.type.ToString()); };
    return absl::StrCat("(", absl::StrJoin(schema.args, ", ", type), ") -> (",
                        absl::StrJoin(schema.returns, ", ", type), ")");
  }

  Diagnostics& diagnostics_;
  Diagnostics& unsupported_;
  const OpSet* base_;
  const std::string default_ns_;
  OpSet set_;
  std::vector<const OpRow*> rows_;  // indexed by op id
  std::map<std::string, int> by_key_;
  std::map<std::string, int> by_identifier_;
};

}  // namespace

std::string OpSet::HeaderPath(absl::string_view floor, absl::string_view file) const {
  return is_builtin() ? absl::StrCat("backtape/", floor, "/", file) : absl::StrCat(library, "/", file);
}

std::string OpSet::IncludeGuard(absl::string_view floor, absl::string_view file) const {
  return absl::StrCat(absl::AsciiStrToUpper(absl::StrReplaceAll(HeaderPath(floor, file), {{"/", "_"}, {".", "_"}})),
                      "_");
}

OpSet BuildOpSet(absl::Span<const OpRow> rows, Diagnostics& diagnostics, const OpSetOptions& options) {
  return Builder(diagnostics, options).Run(rows);
}

}  // namespace backtape::codegen_spec
