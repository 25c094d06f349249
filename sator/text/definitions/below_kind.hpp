#pragma once

#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/definitions/drawn_kind.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/kind_parts/kind.hpp"
#include "sator/text/scope/kind_scope.hpp"

namespace sator::text {

/// A line with a kind's word, read so far.
struct KindUse {
    const KindDefinition& definition;
    const KindRequest& request;
    const KindScope& scope;
    const KindDrawing* drawing;  ///< of the kind; null if it takes none
    const DrawnKind* drawn;  ///< the printed puzzle below the kind's word; null if the drawing there is none
};

/// Says in `expansion` what the lists, the indented lines and the drawing below the kind's word are.
std::expected<void, Diagnostic> read_what_is_below(const KindUse& use, KindExpansion& expansion);

}  // namespace sator::text
