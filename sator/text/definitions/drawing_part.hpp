#pragma once

#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/definitions/kind_definition.hpp"

namespace sator::text {

/// Reads the part `drawing` of a kind:
///
///     drawing = "known values" | "a letter for each region" ["of" SIZE] | "a letter for each" RULE | sign {"·" sign}
///     sign    = SIGN {SIGN} {"cell" | "block" | "number" | "sign" NAME | "between" NAME ["backwards"] | "value" VALUE}
///
/// Each line may have several signs. In this part '#' is a sign and begins no comment.
std::expected<KindDrawing, Diagnostic> read_drawing_part(const KindLine& line);

}  // namespace sator::text
