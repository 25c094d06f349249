// A bit set holds the options that are alive. Three rules run to fixpoint. A position that all live options
// of a word state gets one of their values. A value other than the blank that no live option states is
// pruned. A position that cannot be blank must be covered: if only one word can do so, its other options are
// removed. When all positions are fixed, a depth-first search over the words decides. Weaker than GAC for
// several words. A call costs the entries of all options × the rounds, usually two or three.
#include "sator/propagators/placement/word_placement.hpp"

#include <algorithm>
#include <optional>

#include "sator/engine/state/scope.hpp"
#include "sator/propagators/placement/placement_endgame.hpp"

namespace sator::propagators {

void PlacementOptions::add_word(const std::vector<std::vector<ShortRows::Entry>>& options) {
    for (const auto& option : options) {
        const auto number = static_cast<std::uint32_t>(options_.row_count());
        options_.add(option);
        words_.push_back(static_cast<std::uint32_t>(word_ends_.size()));
        for (const auto& [position, value] : option) options_covering_[position].push_back(number);
    }
    word_ends_.push_back(options_.row_count());
}

std::optional<std::uint32_t> PlacementOptions::value_at(std::size_t option, std::size_t position) const {
    for (const auto& entry : options_.row(option)) {
        if (entry.position == position) return entry.value;
    }
    return std::nullopt;
}

namespace {

/// Layout of the reversible words: whether the set-up is done, then the live options.
constexpr std::size_t kIsSetUp = 0, kAlive = 1;

class WordPlacementCall {
  public:
    WordPlacementCall(const PlacementOptions& placements, Value blank, Scope& scope, Scratch& scratch)
        : placements_(placements),
          blank_(blank),
          scope_(scope),
          is_set_up_(scratch.reversible[kIsSetUp]),
          alive_(scratch.reversible.subspan(kAlive)),
          watch_(scratch.watch) {}

    Propagation run(Changed changed) {
        if (is_set_up_ == 0) {
            for (std::size_t option = 0; option < placements_.options().row_count(); ++option)
                set_bit(alive_, option);
            is_set_up_ = 1;
        }
        changed.for_each([&](std::size_t position) { drop_disagreeing(position); });
        do {
            has_changed_ = false;
            for (std::size_t word = 0; word < placements_.word_count(); ++word) {
                if (is_over(placements_.end_option(word) - placements_.first_option(word)))
                    return Propagation::Fixpoint;
                if (!keep_common(word)) return Propagation::Conflict;
            }
            for (std::size_t position = 0; position < scope_.size(); ++position) {
                if (is_over(placements_.options_covering(position).size())) return Propagation::Fixpoint;
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
    bool is_alive(std::size_t option) const { return has_bit(alive_, option); }
    void drop(std::size_t option) {
        alive_[option / kWordBits] &= ~(Word{1} << option % kWordBits);
        has_changed_ = true;
    }

    std::optional<std::uint32_t> value_at(std::size_t option, std::size_t position) const {
        return placements_.value_at(option, position);
    }

    /// Removes the options whose value at a position is not a candidate.
    void drop_disagreeing(std::size_t position) {
        for (const std::uint32_t option : placements_.options_covering(position)) {
            if (is_alive(option) && !scope_[position].contains(*value_at(option, position))) drop(option);
        }
    }

    /// Keeps the values that live options have at this position: those of `word` if one is given, else those
    /// of all words and the blank.
    bool keep_stated(std::size_t position, std::optional<std::size_t> word) {
        const Domain domain = scope_[position];
        stated_.assign(domain.words().size(), 0);
        if (!word) set_bit(stated_, static_cast<std::size_t>(blank_));
        for (const std::uint32_t option : placements_.options_covering(position)) {
            if (is_alive(option) && (!word || placements_.word_of(option) == *word))
                set_bit(stated_, *value_at(option, position));
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

    /// Narrows each position that all live options of a word state to their values. Returns false if the word
    /// has no option left.
    bool keep_common(std::size_t word) {
        common_.clear();
        bool is_first = true;
        for (std::size_t option = placements_.first_option(word); option < placements_.end_option(word);
             ++option) {
            if (!is_alive(option)) continue;
            if (is_first) {
                for (const auto& [position, value] : placements_.options().row(option))
                    common_.push_back(position);
            } else {
                std::erase_if(common_, [&](std::size_t position) { return !value_at(option, position); });
            }
            is_first = false;
            if (common_.empty()) return true;
        }
        return !is_first && std::ranges::all_of(
                                common_, [&](std::size_t position) { return keep_stated(position, word); });
    }

    /// Prunes the values that no option states. If the position cannot be blank, a word must cover it.
    bool keep_covered(std::size_t position) {
        if (!keep_stated(position, std::nullopt)) return false;
        if (scope_[position].contains(blank_)) return true;
        std::optional<std::size_t> only;
        for (const std::uint32_t option : placements_.options_covering(position)) {
            if (!is_alive(option)) continue;
            if (only && *only != placements_.word_of(option)) return true;
            only = placements_.word_of(option);
        }
        if (!only) return false;
        for (std::size_t option = placements_.first_option(*only); option < placements_.end_option(*only);
             ++option) {
            if (is_alive(option) && !value_at(option, position)) drop(option);
        }
        return true;
    }

    /// For fixed positions: returns whether some choice of one live option for each word covers all positions
    /// that are not blank.
    bool can_cover_all() {
        std::vector<std::uint32_t> covers(scope_.size(), 0);
        std::vector<bool> is_used(placements_.word_count(), false);
        return can_cover_from(0, covers, is_used);
    }

    /// The recursion: `covers` counts the chosen options on each position, and all positions before
    /// `position` are covered. If the limit is reached the result is arbitrary, because the caller discards
    /// it.
    bool can_cover_from(std::size_t position, std::vector<std::uint32_t>& covers,
                        std::vector<bool>& is_used) {
        while (position < scope_.size() && (covers[position] > 0 || scope_[position].value() == blank_))
            ++position;
        if (position == scope_.size() || is_over(1)) return true;
        for (const std::uint32_t option : placements_.options_covering(position)) {
            const std::size_t word = placements_.word_of(option);
            if (!is_alive(option) || is_used[word]) continue;
            is_used[word] = true;
            for (const auto& entry : placements_.options().row(option)) ++covers[entry.position];
            if (can_cover_from(position, covers, is_used)) return true;
            for (const auto& entry : placements_.options().row(option)) --covers[entry.position];
            is_used[word] = false;
        }
        return false;
    }

    const PlacementOptions& placements_;
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

std::size_t WordPlacement::reversible_words(std::size_t /*positions*/) const {
    return kAlive + words_for(placements_->options().row_count());
}

std::unique_ptr<Endgame> WordPlacement::endgame(std::span<const VariableId> scope) const {
    return std::make_unique<PlacementEndgame>(placements_, blank_, scope);
}

Propagation WordPlacement::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    return WordPlacementCall(*placements_, blank_, scope, scratch).run(changed);
}

}  // namespace sator::propagators
