#pragma once

// The kinds whose statements only a computation gives. Their texts in sator/kinds name the row: `algorithm crossword`.

#include <optional>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/reformulation.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

/// Makes the statements of a kind.
struct KindAlgorithm {
    std::string_view name;
    KindResult (*expand)(const KindRequest& request);
    /// Returns a puzzle of this kind in the terms in which people reason about it, nullopt if it states more than the kind does. Null
    /// if these terms are cells.
    std::optional<puzzle::Reformulation> (*reformulate)(const Puzzle& puzzle) = nullptr;
};

KindResult expand_crossword(const KindRequest& request);
KindResult expand_cryptarithm(const KindRequest& request);
KindResult expand_dominosa(const KindRequest& request);

std::optional<puzzle::Reformulation> reformulate_cryptarithm(const Puzzle& puzzle);

/// Returns the row of a name, or null.
const KindAlgorithm* find_algorithm(std::string_view name);

}  // namespace sator::text
