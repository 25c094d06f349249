#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/engine/search/endgame.hpp"
#include "sator/propagators/tables/short_table.hpp"

namespace sator::propagators {

/// The ways to place words: each option is a row that states the positions and values of one word.
class PlacementOptions {
  public:
    explicit PlacementOptions(std::size_t positions) : options_covering_(positions) {}

    /// Adds a word with its options; there may be none. No option states a position twice.
    void add_word(const std::vector<std::vector<ShortRows::Entry>>& options);

    const ShortRows& options() const { return options_; }
    std::size_t positions() const { return options_covering_.size(); }
    std::size_t word_count() const { return word_ends_.size(); }
    std::size_t first_option(std::size_t word) const { return word == 0 ? 0 : word_ends_[word - 1]; }
    std::size_t end_option(std::size_t word) const { return word_ends_[word]; }
    std::size_t word_of(std::size_t option) const { return words_[option]; }
    /// Returns the value that an option states at a position, or nullopt if it states none.
    std::optional<std::uint32_t> value_at(std::size_t option, std::size_t position) const;
    /// Returns the options that state the position.
    const std::vector<std::uint32_t>& options_covering(std::size_t position) const {
        return options_covering_[position];
    }

  private:
    ShortRows options_;
    std::vector<std::size_t> word_ends_;
    std::vector<std::uint32_t> words_;                          // by option
    std::vector<std::vector<std::uint32_t>> options_covering_;  // by position
};

/// Each word is placed by one of its options, and every position that none of the chosen options states is
/// blank. GAC for one word; weaker for several, and checks complete assignments. A call costs the entries of
/// all options. For cells only.
class WordPlacement final : public Propagator {
  public:
    WordPlacement(std::shared_ptr<const PlacementOptions> placements, Value blank)
        : placements_(std::move(placements)), blank_(blank) {}

    std::string_view name() const override { return "placement"; }
    Cost cost() const override { return Cost::Heavy; }
    std::size_t reversible_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;

    /// Returns an endgame that lists all grids of a model whose only propagator is this. `scope`: as posted.
    std::unique_ptr<Endgame> endgame(std::span<const VariableId> scope) const;

    const PlacementOptions& placements() const { return *placements_; }
    Value blank() const { return blank_; }

  private:
    std::shared_ptr<const PlacementOptions> placements_;
    Value blank_;
};

}  // namespace sator::propagators
