#ifndef BACKTAPE_PASSES_REWRITE_H_
#define BACKTAPE_PASSES_REWRITE_H_

#include "absl/container/flat_hash_map.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"

namespace backtape {

// The one way in which passes replace nodes: uses stay exact, and no origin is lost.

// As Provenance::Merge, but appending origins in increasing order costs what is appended. Only origins are added to a
// node that is no call: a placeholder that came to stand for `x * 1` is not at the user's line of that product.
void MergeProvenance(const Provenance& from, Node* into);

// `replacement`, which has the value of `old` and stands before it, takes over its uses, its provenance, and its type
// where it has none (without strides). `old` is erased unless it is impure.
void ReplaceNode(Graph& graph, Node* old, Node* replacement);

// A call that stands directly before `old`, from which it takes the provenance; its type is inferred where the
// operands' are known. CHECKs that the op exists. For ReplaceNode, or as a step towards what will replace `old`.
Node* CallFor(Graph& graph, Node* old, absl::string_view qualified_name, ArgumentList args,
              KeywordArguments kwargs = {});
Node* CallFor(Graph& graph, Node* old, const OpSchema& op, ArgumentList args, KeywordArguments kwargs = {});

// Every use of a key becomes the constant (which holds no node); the keys are erased. Costs the arguments of the users,
// each once.
void ReplaceByConstants(Graph& graph, const absl::flat_hash_map<Node*, Argument>& constants);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_REWRITE_H_
