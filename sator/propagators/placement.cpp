// A bit set holds the ways still alive. Until nothing changes: a position that all live ways of a word state
// gets one of their values; a value that no live way states is pruned, except the blank; a position that
// cannot be blank is covered, and where one word alone can do so, its other ways die. Once all is fixed, a
// depth-first search over the words decides. A call costs the entries of all ways times the rounds, mostly
// two or three.
#include "sator/propagators/placement.hpp"

#include <algorithm>
#include <optional>

#include "sator/engine/scope.hpp"
#include "sator/propagators/placement_endgame.hpp"

namespace sator {

void Placements::add_word(const std::vector<std::vector<ShortRows::Entry>>& ways) {
    for (const auto& way : ways) {
        const auto number = static_cast<std::uint32_t>(ways_.row_count());
        ways_.add(way);
        words_.push_back(static_cast<std::uint32_t>(word_ends_.size()));
        for (const auto& [position, value] : way) covering_[position].push_back(number);
    }
    word_ends_.push_back(ways_.row_count());
}

std::optional<std::uint32_t> Placements::value_at(std::size_t way, std::size_t position) const {
    for (const auto& entry : ways_.row(way)) {
        if (entry.position == position) return entry.value;
    }
    return std::nullopt;
}

namespace {

/// The reversible words: whether the set-up is done, then the live ways.
constexpr std::size_t kIsSetUp = 0, kAlive = 1;

class PlacementCall {
  public:
    PlacementCall(const Placements& placements, Value blank, Scope& scope, Scratch& scratch)
        : placements_(placements),
          blank_(blank),
          scope_(scope),
          is_set_up_(scratch.reversible[kIsSetUp]),
          alive_(scratch.reversible.subspan(kAlive)),
          watch_(scratch.watch) {}

    Propagation run(Changed changed) {
        if (is_set_up_ == 0) {
            for (std::size_t way = 0; way < placements_.ways().row_count(); ++way) set_bit(alive_, way);
            is_set_up_ = 1;
        }
        changed.for_each([&](std::size_t position) { drop_disagreeing(position); });
        do {
            has_changed_ = false;
            for (std::size_t word = 0; word < placements_.word_count(); ++word) {
                if (is_over(placements_.end_way(word) - placements_.first_way(word)))
                    return Propagation::Fixpoint;
                if (!keep_common(word)) return Propagation::Conflict;
            }
            for (std::size_t position = 0; position < scope_.size(); ++position) {
                if (is_over(placements_.covering(position).size())) return Propagation::Fixpoint;
                if (!keep_covered(position)) return Propagation::Conflict;
            }
        } while (has_changed_);
        for (std::size_t position = 0; position < scope_.size(); ++position) {
            if (!scope_[position].is_fixed()) return Propagation::Fixpoint;
        }
        const bool can_be = can_cover_all();
        if (is_over(0)) return Propagation::Fixpoint;
        return can_be ? Propagation::Entailed : Propagation::Conflict;
    }

  private:
    bool is_over(std::size_t steps) const { return watch_ != nullptr && watch_->is_over(steps); }
    bool is_alive(std::size_t way) const { return has_bit(alive_, way); }
    void drop(std::size_t way) {
        alive_[way / kWordBits] &= ~(Word{1} << way % kWordBits);
        has_changed_ = true;
    }

    std::optional<std::uint32_t> value_at(std::size_t way, std::size_t position) const {
        return placements_.value_at(way, position);
    }

    /// Drops the ways whose value at a position is no candidate.
    void drop_disagreeing(std::size_t position) {
        for (const std::uint32_t way : placements_.covering(position)) {
            if (is_alive(way) && !scope_[position].contains(*value_at(way, position))) drop(way);
        }
    }

    /// Keeps the values that live ways, of `word` where one is given, have at this position, and, for all
    /// words, the blank.
    bool keep_stated(std::size_t position, std::optional<std::size_t> word) {
        const Domain domain = scope_[position];
        stated_.assign(domain.words().size(), 0);
        if (!word) set_bit(stated_, static_cast<std::size_t>(blank_));
        for (const std::uint32_t way : placements_.covering(position)) {
            if (is_alive(way) && (!word || placements_.word_of(way) == *word))
                set_bit(stated_, *value_at(way, position));
        }
        bool is_whole = true;
        for (std::size_t w = 0; w < stated_.size(); ++w)
            is_whole = is_whole && (domain.words()[w] & ~stated_[w]) == 0;
        if (is_whole) return true;
        has_changed_ = true;
        if (!scope_.keep(position, stated_)) return false;
        for (std::size_t other = 0; other < scope_.size(); ++other) {
            if (scope_.variable(other) == scope_.variable(position)) drop_disagreeing(other);
        }
        return true;
    }

    /// Gives a position that all live ways of a word state one of their values. False where the word has no
    /// way left.
    bool keep_common(std::size_t word) {
        common_.clear();
        bool is_first = true;
        for (std::size_t way = placements_.first_way(word); way < placements_.end_way(word); ++way) {
            if (!is_alive(way)) continue;
            if (is_first) {
                for (const auto& [position, value] : placements_.ways().row(way)) common_.push_back(position);
            } else {
                std::erase_if(common_, [&](std::size_t position) { return !value_at(way, position); });
            }
            is_first = false;
            if (common_.empty()) return true;
        }
        return !is_first && std::ranges::all_of(
                                common_, [&](std::size_t position) { return keep_stated(position, word); });
    }

    /// Prunes the values that no way states. Where the position cannot be blank, some word must cover it.
    bool keep_covered(std::size_t position) {
        if (!keep_stated(position, std::nullopt)) return false;
        if (scope_[position].contains(blank_)) return true;
        std::optional<std::size_t> only;
        for (const std::uint32_t way : placements_.covering(position)) {
            if (!is_alive(way)) continue;
            if (only && *only != placements_.word_of(way)) return true;
            only = placements_.word_of(way);
        }
        if (!only) return false;
        for (std::size_t way = placements_.first_way(*only); way < placements_.end_way(*only); ++way) {
            if (is_alive(way) && !value_at(way, position)) drop(way);
        }
        return true;
    }

    /// With all positions fixed: whether one live way a word covers all that is not blank.
    bool can_cover_all() {
        std::vector<std::uint32_t> covers(scope_.size(), 0);
        std::vector<bool> is_used(placements_.word_count(), false);
        return can_cover_from(0, covers, is_used);
    }

    /// The same, where `covers` counts the ways chosen so far on each position, and all before `position` are
    /// covered. Any answer once a limit is reached, for it is thrown away.
    bool can_cover_from(std::size_t position, std::vector<std::uint32_t>& covers,
                        std::vector<bool>& is_used) {
        while (position < scope_.size() && (covers[position] > 0 || scope_[position].value() == blank_))
            ++position;
        if (position == scope_.size() || is_over(1)) return true;
        for (const std::uint32_t way : placements_.covering(position)) {
            const std::size_t word = placements_.word_of(way);
            if (!is_alive(way) || is_used[word]) continue;
            is_used[word] = true;
            for (const auto& entry : placements_.ways().row(way)) ++covers[entry.position];
            if (can_cover_from(position, covers, is_used)) return true;
            for (const auto& entry : placements_.ways().row(way)) --covers[entry.position];
            is_used[word] = false;
        }
        return false;
    }

    const Placements& placements_;
    Value blank_;
    Scope& scope_;
    Word& is_set_up_;
    std::span<Word> alive_;
    LimitWatch* watch_;
    bool has_changed_ = false;
    std::vector<Word> stated_;
    std::vector<std::size_t> common_;
};

}  // namespace

std::size_t Placement::reversible_words(std::size_t /*positions*/) const {
    return kAlive + words_for(placements_->ways().row_count());
}

std::unique_ptr<Endgame> Placement::endgame(std::span<const VariableId> scope) const {
    return std::make_unique<PlacementEndgame>(placements_, blank_, scope);
}

Propagation Placement::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    return PlacementCall(*placements_, blank_, scope, scratch).run(changed);
}

}  // namespace sator
