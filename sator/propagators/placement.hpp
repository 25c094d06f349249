#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sator/engine/endgame.hpp"
#include "sator/engine/propagator.hpp"
#include "sator/propagators/short_table.hpp"

namespace sator {

/// Where words may stand: each row is one way to place one word, by position and value.
class Placements {
  public:
    explicit Placements(std::size_t positions) : covering_(positions) {}

    /// Adds a word with its ways, of which there may be none. No way has a position twice.
    void add_word(const std::vector<std::vector<ShortRows::Entry>>& ways);

    const ShortRows& ways() const { return ways_; }
    std::size_t positions() const { return covering_.size(); }
    std::size_t word_count() const { return word_ends_.size(); }
    std::size_t first_way(std::size_t word) const { return word == 0 ? 0 : word_ends_[word - 1]; }
    std::size_t end_way(std::size_t word) const { return word_ends_[word]; }
    std::size_t word_of(std::size_t way) const { return words_[way]; }
    /// What a way states of a position, if it does.
    std::optional<std::uint32_t> value_at(std::size_t way, std::size_t position) const;
    /// The ways that state the position.
    const std::vector<std::uint32_t>& covering(std::size_t position) const { return covering_[position]; }

  private:
    ShortRows ways_;
    std::vector<std::size_t> word_ends_;
    std::vector<std::uint32_t> words_;                  // of each way
    std::vector<std::vector<std::uint32_t>> covering_;  // of each position
};

/// Each word stands in one of its ways, and every position that none of these states is blank. Generalised
/// arc consistency for one word; for several it prunes less and decides once the scope is fixed. For cells
/// only.
class Placement final : public Propagator {
  public:
    Placement(std::shared_ptr<const Placements> placements, Value blank)
        : placements_(std::move(placements)), blank_(blank) {}

    std::string_view name() const override { return "placement"; }
    Cost cost() const override { return Cost::Heavy; }
    std::size_t reversible_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;

    /// What lists all grids, where nothing else is demanded. `scope`: as posted.
    std::unique_ptr<Endgame> endgame(std::span<const VariableId> scope) const;

  private:
    std::shared_ptr<const Placements> placements_;
    Value blank_;
};

}  // namespace sator
