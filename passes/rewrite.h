#ifndef BACKTAPE_PASSES_REWRITE_H_
#define BACKTAPE_PASSES_REWRITE_H_

#include "absl/container/flat_hash_map.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"
#include "backtape/passes/alias_analysis.h"

namespace backtape {

// All passes replace nodes through these functions, which keep uses exact and preserve provenance.

// Like Provenance::Merge, but fast when a few origins are added near the end of a long list. A node that is not a call
// only receives origins: a placeholder that replaces `x * 1` does not come from that product's source line.
void MergeProvenance(const Provenance& from, Node* into);

// Replaces `old` by `replacement`, which has the same value and comes before it. `replacement` takes over the uses, the
// provenance and, if its own type is unknown, the type (without strides). Erases `old` unless it is impure.
void ReplaceNode(Graph& graph, Node* old, Node* replacement);

// Creates a call directly before `old`, with old's provenance. Its type is inferred if the operands' types are known.
// CHECKs that the graph's table has the op. Meant for ReplaceNode, or for intermediate steps of a replacement.
Node* CallFor(Graph& graph, Node* old, OpId op, ArgumentList args, KeywordArguments kwargs = {});
Node* CallFor(Graph& graph, Node* old, const OpSchema& op, ArgumentList args, KeywordArguments kwargs = {});

// ReplaceNode by a node that CallFor made, keeping the analysis up to date.
void ReplaceByNew(Graph& graph, AliasAnalysis& aliases, Node* old, Node* made);

// Names the node; another node of that name is renamed. A call's random numbers depend on its node's name
// (tensor/random_stream.h), so the replacement of a random call must take over its name.
void SetUniqueName(Graph& graph, Node* node, absl::string_view name);

// Replaces `old` by `same`, which comes before it and has the same elements, if that is not observable: dtype and sizes
// are known to be equal, they may share storage (AliasAnalysis::MayReplaceByAlias), and strides are equal or do not
// matter to the users. Returns false if it changed nothing.
bool ReplaceByEqual(Graph& graph, AliasAnalysis& aliases, Node* old, Node* same);

// Replaces every use of each key by its constant, which must not contain nodes, and erases the keys. Visits the
// arguments of each user once.
void ReplaceByConstants(Graph& graph, const absl::flat_hash_map<Node*, Argument>& constants);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_REWRITE_H_
