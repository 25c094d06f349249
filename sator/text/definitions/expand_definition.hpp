#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

/// Returns the statements that a line with a kind's word stands for, by the kind's text.
KindResult expand_definition(const KindDefinition& definition, const KindRequest& request);

/// Returns what a kind stands for, be it a text or an algorithm.
KindResult expand_kind(const Kind& kind, const KindRequest& request);

/// Returns the row of the table of kinds for a text. It refers to the definition.
Kind kind_of(const KindDefinition& definition);

}  // namespace sator::text
