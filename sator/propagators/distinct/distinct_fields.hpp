#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::propagators {

/// A set of positions of a network's scope whose values all differ.
struct DistinctGroup {
    std::vector<std::uint32_t> positions;  ///< none occurs twice
    Word required = 0;                     ///< the values that must occur
};

/// The bit layout of the sets of a network's cells. The groups that require values are dealt into classes
/// without common cells, e.g. rows, columns and boxes. Each class has its own bits for the cells of its
/// groups. A group is a field of neighbouring bits in one word; all fields have the same width and one spare
/// bit above. Therefore one subtraction on a word finds for all its groups at once whether a set has a member
/// in them. The first class is the base: in it every cell has a bit.
struct DistinctFields {
    struct Field {
        std::uint32_t group;    ///< index among the groups that were given
        std::uint32_t low_bit;  ///< counted over all words
    };

    std::size_t width = 0;  ///< of a field, without its spare bit
    std::size_t base_words = 0;
    std::size_t words = 0;  ///< including the base's
    std::vector<Field> fields;
    /// For each cell: its bit in the base first, then its bits in the other classes.
    std::vector<std::vector<std::uint32_t>> bits;

    /// Returns nullopt if a group that requires values is too large for a word.
    static std::optional<DistinctFields> build(std::size_t cells, const std::vector<DistinctGroup>& groups);
};

}  // namespace sator::propagators
