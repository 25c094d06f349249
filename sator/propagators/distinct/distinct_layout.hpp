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
    /// At most one intersection with another group for each field. If all places of a required value in the field are
    /// shared with the other group, the value is removed from the rest of that group ("pointing", "claiming").
    struct Layer {
        Cells outside;                       // all bits but those that are shared
        std::vector<std::uint32_t> rest_of;  // by spare bit: the rest of the other group, among `rests`
    };

    struct Cell {
        Cells others = ~Cells{};  // all bits but its own
        Cells kept =
            ~Cells{};  // what its value's places keep: not its cell, its peers, or its fields' spare bits
        Base peers{};  // the cells that must differ from it
        std::uint32_t bit = 0;  // its bit in the base
    };

    std::size_t values, width;
    Word all_values;
    Base all{};
    Cells spares{};                 // the spare bits of all fields
    std::vector<Cells> everywhere;  // by value: all cells, and the spare bits of the groups that require it
    std::vector<std::uint32_t> cell_at;  // by bit
    std::vector<Cell> at;
    std::vector<Layer> layers;
    std::vector<Cells> rests;

    DistinctLayout(std::size_t cells, std::size_t value_count, const std::vector<DistinctGroup>& stated,
                   const DistinctFields& dealt)
        : values(value_count),
          width(dealt.width),
          all_values(value_count == kWordBits ? ~Word{0} : (Word{1} << value_count) - 1),
          cell_at(N * kWordBits),
          at(cells) {
        Cells cells_bits{};
        for (std::uint32_t c = 0; c < cells; ++c) {
            for (const std::uint32_t bit : dealt.bits[c]) {
                at[c].others.remove(bit);
                cell_at[bit] = c;
            }
            at[c].kept = at[c].others;
            at[c].bit = dealt.bits[c].front();
            all.insert(at[c].bit);
            cells_bits |= ~at[c].others;
        }
        everywhere.assign(values, cells_bits);
        std::vector<Cells> members;
        for (const DistinctGroup& group : stated) members.push_back(add_peers(group));
        for (const DistinctFields::Field& field : dealt.fields) {
            const std::size_t spare = field.low_bit + width;
            spares.insert(spare);
            for (std::size_t v = 0; v < values; ++v) {
                if ((stated[field.group].required >> v & 1) != 0) everywhere[v].insert(spare);
            }
            for (const std::uint32_t c : stated[field.group].positions) at[c].kept.remove(spare);
        }
        add_intersections(dealt, members);
    }

  private:
    Cells add_peers(const DistinctGroup& stated) {
        Cells cells{};
        for (const std::uint32_t c : stated.positions) cells |= ~at[c].others;
        for (const std::uint32_t c : stated.positions) {
            at[c].kept -= cells;
            at[c].peers |= (cells & at[c].others).template first<B>();
        }
        return cells;
    }

    /// The intersections of a field go to different layers.
    void add_intersections(const DistinctFields& dealt, const std::vector<Cells>& members) {
        for (const auto& [own, low_bit] : dealt.fields) {
            const std::size_t word = low_bit / kWordBits, spare = low_bit + width;
            const Word field = ((Word{1} << width) - 1) << low_bit % kWordBits;
            const Word inner = members[own].words[word] & field;
            std::size_t layer = 0;
            for (const Cells& outer : members) {
                const Word shared = inner & outer.words[word];
                if (shared == inner || count_bits(shared) < 2) continue;
                const Cells rest = outer - members[own];
                if (rest.is_empty()) continue;
                if (layer == layers.size())
                    layers.push_back({~Cells{}, std::vector<std::uint32_t>(N * kWordBits)});
                layers[layer].outside.words[word] &= ~shared;
                layers[layer].rest_of[spare] = static_cast<std::uint32_t>(rests.size());
                rests.push_back(rest);
                ++layer;
            }
        }
    }
};

}  // namespace sator::propagators
