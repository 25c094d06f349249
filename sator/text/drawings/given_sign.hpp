#pragma once

#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// Reads the statement `given_sign SIGN VALUE, up VALUE, left left VALUE`: what a sign says in drawings of known values, of its cell
/// and of cells near it.
std::expected<GivenSign, Diagnostic> read_given_sign(const Statement& statement, const Alphabet& alphabet);

}  // namespace sator::text
