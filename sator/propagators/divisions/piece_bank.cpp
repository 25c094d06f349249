#include "sator/propagators/divisions/piece_bank.hpp"

#include <algorithm>
#include <optional>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/divisions/border_pass.hpp"
#include "sator/propagators/divisions/passes.hpp"

namespace sator::propagators {

namespace {

/// A pass over the places (passes.hpp). A position is on if it has one of the values.
class BankPass {
  public:
    struct Finding {
        std::optional<std::uint32_t> position;  ///< nullopt: a conflict
        Light light = Light::On;
        /// What it follows from: the places of a shape, or of a position that is on, or that a position has none.
        enum class Why : std::uint8_t { Shape, Position, None, TooMany } why = Why::None;
        std::uint32_t about = 0;
    };

    BankPass(const PieceBank& bank, const ValueTable& candidates)
        : bank_(bank),
          width_(candidates.width()),
          lights_(lights_of_borders(candidates, bank.values())),
          is_possible_(bank.places().size(), 1),
          lying_(bank.pieces().size(), 0) {
        for (std::size_t i = 0; i < is_possible_.size(); ++i) {
            const BankPlace& place = bank_.places()[i];
            is_possible_[i] = has(place.on, Light::Off) || has(place.off, Light::On) ? 0 : 1;
            if (is_lying(i)) ++lying_[place.shape];
        }
        for (std::size_t i = 0; i < is_possible_.size(); ++i) {
            const std::uint32_t shape = bank_.places()[i].shape;
            if (lying_[shape] >= bank_.pieces()[shape] && !is_lying(i)) is_possible_[i] = 0;
        }
    }

    std::vector<Finding> findings(const ChangedPositions& /*changed*/) const {
        using Why = Finding::Why;
        std::vector<Finding> found;
        for (std::uint32_t shape = 0; shape < lying_.size(); ++shape) {
            if (lying_[shape] > bank_.pieces()[shape])
                return {{std::nullopt, Light::On, Why::TooMany, shape}};
            if (!bank_.are_all_used()) continue;
            const std::uint32_t left = possible(bank_.places_of(shape));
            if (left < bank_.pieces()[shape]) return {{std::nullopt, Light::On, Why::Shape, shape}};
            if (left == bank_.pieces()[shape])
                add_all(shape, found);
            else if (bank_.pieces()[shape] == 1)
                add_common(bank_.places_of(shape), left, Why::Shape, shape, found);
        }
        for (std::uint32_t position = 0; position < lights_.size(); ++position) {
            if (lights_[position] == Light::Off) continue;
            const std::uint32_t left = possible(bank_.places_at(position));
            if (lights_[position] == Light::On) {
                if (left == 0) return {{std::nullopt, Light::On, Why::Position, position}};
                add_common(bank_.places_at(position), left, Why::Position, position, found);
            } else if (left == 0) {
                found.push_back({position, Light::Off, Why::None, position});
            }
        }
        return found;
    }
    std::vector<Word> kept(const Finding& finding) const {
        return kept_borders(bank_.values(), width_, finding.light);
    }
    void explain_conflict(const Finding& finding, const ValueTable& initial, ValueTable& lost) const {
        if (finding.why != Finding::Why::TooMany) return explain_finding(finding, initial, lost);
        std::uint32_t left = bank_.pieces()[finding.about] + 1;
        for (const std::uint32_t i : bank_.places_of(finding.about)) {
            if (left == 0 || !is_lying(i)) continue;
            --left;
            add_place(bank_.places()[i], initial, lost);
        }
    }
    bool explain(std::uint32_t position, const std::vector<Value>& values, const ValueTable& initial,
                 ValueTable& lost) const {
        const bool is_on = has_value(bank_.values(), values.front());
        if (!std::ranges::all_of(values, [&](Value v) { return has_value(bank_.values(), v) == is_on; }))
            return false;
        for (const Finding& finding : findings({})) {
            if (finding.position != position || (finding.light == Light::On) == is_on) continue;
            explain_finding(finding, initial, lost);
            return true;
        }
        return false;
    }

  private:
    bool has(const std::vector<std::uint32_t>& positions, Light light) const {
        return std::ranges::any_of(positions, [&](std::uint32_t i) { return lights_[i] == light; });
    }
    /// Returns whether a piece surely lies there.
    bool is_lying(std::size_t i) const {
        const BankPlace& place = bank_.places()[i];
        return std::ranges::all_of(place.on, [&](std::uint32_t at) { return lights_[at] == Light::On; }) &&
               std::ranges::all_of(place.off, [&](std::uint32_t at) { return lights_[at] == Light::Off; });
    }
    std::uint32_t possible(const std::vector<std::uint32_t>& places) const {
        return static_cast<std::uint32_t>(
            std::ranges::count_if(places, [&](std::uint32_t i) { return is_possible_[i] != 0; }));
    }
    /// Adds that pieces lie in all possible places of a shape.
    void add_all(std::uint32_t shape, std::vector<Finding>& found) const {
        for (const std::uint32_t i : bank_.places_of(shape)) {
            if (is_possible_[i] == 0) continue;
            for (const std::uint32_t at : bank_.places()[i].on) {
                if (lights_[at] == Light::Open) found.push_back({at, Light::On, Finding::Why::Shape, shape});
            }
            for (const std::uint32_t at : bank_.places()[i].off) {
                if (lights_[at] == Light::Open) found.push_back({at, Light::Off, Finding::Why::Shape, shape});
            }
        }
    }

    /// Adds what all possible places say about open positions.
    void add_common(const std::vector<std::uint32_t>& places, std::uint32_t left, Finding::Why why,
                    std::uint32_t about, std::vector<Finding>& found) const {
        std::vector<std::uint32_t> on, off;
        bool is_first = true;
        for (const std::uint32_t i : places) {
            if (is_possible_[i] == 0) continue;
            const BankPlace& place = bank_.places()[i];
            if (std::exchange(is_first, false)) {
                on = place.on;
                off = place.off;
                if (left == 1) break;
                continue;
            }
            std::erase_if(on, [&](std::uint32_t at) { return !std::ranges::binary_search(place.on, at); });
            std::erase_if(off, [&](std::uint32_t at) { return !std::ranges::binary_search(place.off, at); });
            if (on.size() + off.size() == 0) return;
        }
        for (const std::uint32_t at : on) {
            if (lights_[at] == Light::Open) found.push_back({at, Light::On, why, about});
        }
        for (const std::uint32_t at : off) {
            if (lights_[at] == Light::Open) found.push_back({at, Light::Off, why, about});
        }
    }

    void explain_finding(const Finding& finding, const ValueTable& initial, ValueTable& lost) const {
        const bool is_of_shape = finding.why == Finding::Why::Shape;
        if (finding.why == Finding::Why::Position) add(finding.about, initial, lost);
        for (const std::uint32_t i :
             is_of_shape ? bank_.places_of(finding.about) : bank_.places_at(finding.about)) {
            if (is_possible_[i] == 0) add_absence(i, initial, lost);
        }
    }
    /// Adds why no piece lies there.
    void add_absence(std::uint32_t i, const ValueTable& initial, ValueTable& lost) const {
        const BankPlace& place = bank_.places()[i];
        for (const std::uint32_t at : place.on) {
            if (lights_[at] == Light::Off) return add(at, initial, lost);
        }
        for (const std::uint32_t at : place.off) {
            if (lights_[at] == Light::On) return add(at, initial, lost);
        }
        for (const std::uint32_t other : bank_.places_of(place.shape)) {
            if (is_lying(other)) add_place(bank_.places()[other], initial, lost);
        }
    }
    void add_place(const BankPlace& place, const ValueTable& initial, ValueTable& lost) const {
        for (const std::uint32_t at : place.on) add(at, initial, lost);
        for (const std::uint32_t at : place.off) add(at, initial, lost);
    }
    /// Adds the values that a position has lost.
    void add(std::uint32_t position, const ValueTable& initial, ValueTable& lost) const {
        lose(bank_.values(), position, lights_[position], initial, lost);
    }

    const PieceBank& bank_;
    std::size_t width_;
    Lights lights_;
    std::vector<std::uint8_t> is_possible_;  // by place
    std::vector<std::uint32_t> lying_;       // by shape: the pieces that surely lie somewhere
};

}  // namespace

PieceBank::PieceBank(std::vector<Word> values, std::vector<BankPlace> places,
                     std::vector<std::uint32_t> pieces, Use use, std::size_t positions)
    : values_(std::move(values)),
      places_(std::move(places)),
      pieces_(std::move(pieces)),
      use_(use),
      places_at_(positions),
      places_of_(pieces_.size()) {
    for (std::uint32_t i = 0; i < places_.size(); ++i) {
        std::ranges::sort(places_[i].on);
        std::ranges::sort(places_[i].off);
        for (const std::uint32_t position : places_[i].on) places_at_[position].push_back(i);
        places_of_[places_[i].shape].push_back(i);
    }
}

Propagation PieceBank::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    return propagate_in_passes(scope, changed, scratch,
                               [this](const ValueTable& candidates) { return BankPass(*this, candidates); });
}

Reason PieceBank::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    auto reason = reason_in_passes(
        removals, before, [this](const ValueTable& candidates) { return BankPass(*this, candidates); });
    return reason ? std::move(*reason) : Propagator::quick_reason(removals, before);
}

void PieceBank::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
