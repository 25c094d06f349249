#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sator/base/bits.hpp"

namespace sator {

/// Positions of a network's scope that have different values.
struct DistinctGroup {
    std::vector<std::uint32_t> positions;  ///< each once
    Word required = 0;                     ///< the values that some of them must have
};

/// Where the sets of a network's cells have their bits. The groups that require values are dealt into classes
/// of groups without common cells: rows, columns, boxes. Each class has bits of its own for the cells of its
/// groups, a group in one field of neighbouring bits of one word, all fields equally wide and with a spare
/// bit above, so that one subtraction asks all groups of a word at once how many members they have. The first
/// class is the base: there every cell has a bit.
struct DistinctFields {
    struct Field {
        std::uint32_t group;    ///< of the groups that were given
        std::uint32_t low_bit;  ///< of all words' bits
    };

    std::size_t width = 0;  ///< of a field, without its spare bit
    std::size_t base_words = 0;
    std::size_t words = 0;  ///< with the base's
    std::vector<Field> fields;
    /// Of each cell: its bit in the base first, then the others.
    std::vector<std::vector<std::uint32_t>> bits;

    /// Nothing where a group that requires values is too large for a word.
    static std::optional<DistinctFields> build(std::size_t cells, const std::vector<DistinctGroup>& groups);
};

}  // namespace sator
