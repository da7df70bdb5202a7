#ifndef BACKTAPE_PASSES_REWRITE_H_
#define BACKTAPE_PASSES_REWRITE_H_

#include "absl/container/flat_hash_map.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"
#include "backtape/passes/alias_analysis.h"

namespace backtape {

// The one way in which passes replace nodes: uses stay exact, and no origin is lost.

// As Provenance::Merge, but adding a few origins near the end of many costs little. Only origins are added to a node
// that is no call: a placeholder that came to stand for `x * 1` is not at the user's line of that product.
void MergeProvenance(const Provenance& from, Node* into);

// `replacement`, which has the value of `old` and stands before it, takes over its uses, its provenance, and its type
// where it has none (without strides). `old` is erased unless it is impure.
void ReplaceNode(Graph& graph, Node* old, Node* replacement);

// A call that stands directly before `old`, from which it takes the provenance; its type is inferred where the
// operands' are known. CHECKs that the op exists. For ReplaceNode, or as a step towards what will replace `old`.
Node* CallFor(Graph& graph, Node* old, absl::string_view qualified_name, ArgumentList args,
              KeywordArguments kwargs = {});
Node* CallFor(Graph& graph, Node* old, const OpSchema& op, ArgumentList args, KeywordArguments kwargs = {});

// ReplaceNode by a node that CallFor made, keeping the analysis up to date.
void ReplaceByNew(Graph& graph, AliasAnalysis& aliases, Node* old, Node* made);

// `node` gets the name; a node that has it gets another one. The numbers that a call draws follow from its node's name
// (tensor/random_stream.h), so that a call of random numbers that is put for another one must have its name.
void GiveName(Graph& graph, Node* node, absl::string_view name);

// Replaces `old` by `same`, which stands before it and has the same elements at each index, where nobody can tell:
// dtype and sizes are known to be equal, storage may be shared (AliasAnalysis::MayReplaceByAlias), and strides are
// equal or do not matter to the users. False when it left things as they are.
bool ReplaceByEqual(Graph& graph, AliasAnalysis& aliases, Node* old, Node* same);

// Every use of a key becomes the constant (which holds no node); the keys are erased. Costs the arguments of the users,
// each once.
void ReplaceByConstants(Graph& graph, const absl::flat_hash_map<Node*, Argument>& constants);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_REWRITE_H_
