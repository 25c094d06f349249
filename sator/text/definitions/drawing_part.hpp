#pragma once

#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/definitions/kind_definition.hpp"

namespace sator::text {

/// Reads the part `drawing` of a kind:
///
///     drawing = "known values" | "a letter for each region" ["of" SIZE] | "a letter for each" RULE | sign {"·" sign}
///     sign    = SIGN {SIGN} {"cell" | "block" | "number" | "sign" NAME | "between" NAME ["backwards"] | "value" VALUE
///               | "corner"}
///
/// A drawing with signs at corners has a sign for each corner of a cell. If it has signs in cells, too, its rows alternate: corners, cells,
/// corners. Each line may have several signs. In this part '#' is a sign and begins no comment.
std::expected<KindDrawing, Diagnostic> read_drawing_part(const KindLine& line);

}  // namespace sator::text
