// A place is alive if all its positions may have one of the values and no other position of its group must. It is supported if a place of
// the other group that is alive fits to it. A position that all supported places have is on, and one that none has is off.
#include "sator/propagators/placement/unlike_pieces.hpp"

#include <algorithm>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/basic/light.hpp"

namespace sator::propagators {

namespace {

bool is_alive(const PiecePlace& place, const Lights& lights, std::size_t must) {
    std::size_t found = 0;
    for (const std::uint32_t position : place.positions) {
        if (lights[position] == Light::Off) return false;
        found += lights[position] == Light::On ? 1 : 0;
    }
    return found == must;
}

/// Counts how many supported places have each position.
struct Support {
    std::vector<std::uint32_t> places_with;  // by position
    std::uint32_t first = 0, second = 0;     // supported places

    explicit Support(std::size_t positions) : places_with(positions, 0) {}
    void add(const PiecePlace& place) {
        for (const std::uint32_t position : place.positions) ++places_with[position];
    }
};

}  // namespace

UnlikePieces::UnlikePieces(std::vector<Word> values, Places first, Places second,
                           const Neighbours& neighbours)
    : values_(std::move(values)), first_(std::move(first)), second_(std::move(second)) {
    for (const PiecePlace& a : first_) {
        std::vector<Word>& fits = fits_.emplace_back((second_.size() + kWordBits - 1) / kWordBits, 0);
        for (std::size_t b = 0; b < second_.size(); ++b) {
            const bool are_beside = std::ranges::any_of(neighbours, [&](const auto& pair) {
                return std::ranges::binary_search(a.positions, pair.first) &&
                       std::ranges::binary_search(second_[b].positions, pair.second);
            });
            if (!are_beside || a.shape != second_[b].shape) set_bit(fits, b);
        }
    }
}

Propagation UnlikePieces::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    const Lights lights = lights_of(scope, values_);
    // The groups are told apart by the positions of their places; a position in no place belongs to neither, and must be off.
    std::vector<std::uint8_t> group(scope.size(), 0);
    for (const PiecePlace& place : first_) {
        for (const std::uint32_t position : place.positions) group[position] = 1;
    }
    for (const PiecePlace& place : second_) {
        for (const std::uint32_t position : place.positions) group[position] = 2;
    }
    std::size_t must_first = 0, must_second = 0;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (lights[i] != Light::On) continue;
        if (group[i] == 0) return Propagation::Conflict;
        ++(group[i] == 1 ? must_first : must_second);
    }
    std::vector<Word> alive((second_.size() + kWordBits - 1) / kWordBits, 0), supported(alive);
    for (std::size_t b = 0; b < second_.size(); ++b) {
        if (is_alive(second_[b], lights, must_second)) set_bit(alive, b);
    }
    Support support(scope.size());
    for (std::size_t a = 0; a < first_.size(); ++a) {
        if (!is_alive(first_[a], lights, must_first)) continue;
        bool has_partner = false;
        for (std::size_t word = 0; word < alive.size(); ++word) {
            const Word partners = alive[word] & fits_[a][word];
            supported[word] |= partners;
            has_partner = has_partner || partners != 0;
        }
        if (!has_partner) continue;
        ++support.first;
        support.add(first_[a]);
    }
    if (support.first == 0) return Propagation::Conflict;
    for (std::size_t b = 0; b < second_.size(); ++b) {
        if (!has_bit(supported, b)) continue;
        ++support.second;
        support.add(second_[b]);
    }
    scope.begin_step();
    for (std::uint32_t i = 0; i < scope.size(); ++i) {
        const std::uint32_t all = group[i] == 1 ? support.first : support.second;
        const std::uint32_t with = support.places_with[i];
        if (lights[i] != Light::Open) continue;
        if (with == 0 && !decide(scope, i, values_, Light::Off)) return Propagation::Conflict;
        if (with == all && with != 0 && !decide(scope, i, values_, Light::On)) return Propagation::Conflict;
    }
    const bool is_decided = support.first == 1 && support.second == 1;
    return is_decided ? Propagation::Entailed : Propagation::Fixpoint;
}

void UnlikePieces::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
