#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/distinct/cell_set.hpp"
#include "sator/propagators/distinct/distinct_fields.hpp"

namespace sator::propagators {

/// A network's groups, expressed as sets laid out in fields (distinct_fields.hpp). A set of cells has N
/// words; the first B of them are the base, with one bit for each cell.
template <std::size_t B, std::size_t N>
struct DistinctLayout {
    using Base = CellSet<B>;
    using Cells = CellSet<N>;
    /// What a field shares with another group. If all places of a required value in the field are shared, the
    /// value is removed from the rest of the other group ("pointing", "claiming").
    struct Intersection {
        Word shared;  // bits of the field's word
        Cells rest;
    };

    struct Cell {
        Cells itself{};  // its bits
        Cells peers{};   // the cells that must differ from it
        Cells fields{};  // the spare bits of its fields
    };

    std::size_t values, width;
    Word all_values;
    std::size_t max_shared = 0;  // the largest number of cells that two groups share
    Base all{};
    Cells everywhere{};
    std::vector<Cells> required;         // by value: the spare bits of the groups that require it
    std::vector<std::uint32_t> cell_at;  // by bit
    std::vector<Cell> at;
    std::vector<Intersection> intersections;
    std::vector<std::uint32_t> intersections_at,
        first_intersection;  // by bit: the first of its field's intersections that contain it

    DistinctLayout(std::size_t cells, std::size_t value_count, const std::vector<DistinctGroup>& stated,
                   const DistinctFields& dealt)
        : values(value_count),
          width(dealt.width),
          all_values(value_count == kWordBits ? ~Word{0} : (Word{1} << value_count) - 1),
          required(value_count),
          cell_at(N * kWordBits),
          at(cells) {
        for (std::uint32_t c = 0; c < cells; ++c) {
            for (const std::uint32_t bit : dealt.bits[c]) {
                at[c].itself.insert(bit);
                cell_at[bit] = c;
            }
            everywhere |= at[c].itself;
        }
        all = everywhere.template first<B>();
        std::vector<Cells> members;
        for (const DistinctGroup& group : stated) members.push_back(add_peers(group));
        for (const DistinctFields::Field& field : dealt.fields) {
            require(stated[field.group], field.low_bit);
            for (const std::uint32_t c : stated[field.group].positions)
                at[c].fields.insert(field.low_bit + width);
        }
        add_intersections(dealt, members);
    }

  private:
    Cells add_peers(const DistinctGroup& stated) {
        Cells cells{};
        for (const std::uint32_t c : stated.positions) cells |= at[c].itself;
        for (const std::uint32_t c : stated.positions) at[c].peers |= cells - at[c].itself;
        return cells;
    }

    void require(const DistinctGroup& stated, std::size_t low_bit) {
        for (std::size_t v = 0; v < values; ++v) {
            if ((stated.required >> v & 1) != 0) required[v].insert(low_bit + width);
        }
    }

    void add_intersections(const DistinctFields& dealt, const std::vector<Cells>& members) {
        std::vector<std::vector<std::uint32_t>> here(N * kWordBits);
        for (const auto& [own, low_bit] : dealt.fields) {
            const std::size_t word = low_bit / kWordBits;
            const Word field = ((Word{1} << width) - 1) << low_bit % kWordBits;
            for (const Cells& outer : members) {
                const Word inner = members[own].words[word] & field;
                const Word shared = inner & outer.words[word];
                const std::size_t size = count_bits(shared);
                const Cells rest = outer - members[own];
                if (shared == inner || rest.is_empty() || size < 2) continue;
                max_shared = std::max(max_shared, size);
                for (Word bits = shared; bits != 0; bits &= bits - 1) {
                    here[word * kWordBits + static_cast<std::size_t>(std::countr_zero(bits))].push_back(
                        static_cast<std::uint32_t>(intersections.size()));
                }
                intersections.push_back({shared, rest});
            }
        }
        for (const std::vector<std::uint32_t>& those : here) {
            first_intersection.push_back(static_cast<std::uint32_t>(intersections_at.size()));
            intersections_at.insert(intersections_at.end(), those.begin(), those.end());
        }
        first_intersection.push_back(static_cast<std::uint32_t>(intersections_at.size()));
    }
};

}  // namespace sator::propagators
