#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/reformulation.hpp"

namespace sator::text {

/// A cryptarithm as its puzzle has it.
struct WrittenCryptarithm {
    struct Equation {
        std::u32string text;   ///< with the signs + - × / ( ) =
        std::size_t rule = 0;  ///< the index of its rule
    };

    std::int64_t base = 10;
    std::vector<Equation> equations;
    std::vector<std::pair<char32_t, Slot>> letters;  ///< at least one; the cells of each
    std::size_t distinct_rule = 0;                   ///< the index of the rule that the letters differ
};

/// Returns the puzzle in letters, columns and carries. An equation that has no columns is a rule over its letters. Returns nullopt if
/// an equation cannot be read.
std::optional<puzzle::Reformulation> in_columns(const WrittenCryptarithm& cryptarithm);

}  // namespace sator::text
