#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/engine/search/endgame.hpp"
#include "sator/propagators/placement/word_placement.hpp"

namespace sator {

/// Lists all grids of a placement, where nothing else is demanded: decides where words stand, not what cells
/// hold. Takes over whole questions.
class PlacementEndgame final : public Endgame {
  public:
    /// `scope`: the variable of each position.
    PlacementEndgame(std::shared_ptr<const PlacementOptions> placements, Value blank,
                     std::span<const VariableId> scope);

    std::unique_ptr<Endgame> copy() const override;
    bool is_near(const Store& store) override;
    bool begin(const Store& store) override;
    std::optional<VariableId> cell_to_decide() const override { return std::nullopt; }
    Progress next(std::span<Value> solution) override;

  private:
    using Option = std::uint32_t;

    /// A decision: some options, of which each is placed in turn, and the later ones without those before.
    struct Frame {
        std::vector<Option> choices;
        std::size_t next = 0;
        std::optional<Option> placed;
        std::size_t removed = 0;                             // how many were removed when it was opened
        std::size_t removed_before = 0, written_before = 0;  // and of both, when the option was placed
    };

    bool all_else_is_fixed(const Store& store) const;
    void read_domains(const Store& store);
    void push_frame();
    bool place_next();
    bool unplace(Frame& frame);
    bool pop_frame();
    bool place(Option option);
    bool write(const ShortRows::Entry& entry);
    bool remove_option(Option option);
    void restore_options(std::size_t removed);
    bool is_open(Option option) const {
        return has_bit(alive_, option) && !is_placed_[placements_->word_of(option)];
    }
    std::vector<Option> smallest_branching() const;
    std::vector<Option> open_options(std::size_t position) const;

    bool is_solution();
    bool is_canonical();
    std::vector<std::vector<Option>> options_read() const;
    bool reads(Option option) const;
    bool cover_from(std::size_t word, const std::vector<std::vector<Option>>& read);

    std::shared_ptr<const PlacementOptions> placements_;
    Value blank_;
    std::vector<VariableId> scope_;
    std::vector<std::vector<Option>> beginning_;  // at each position; those without entries at the last

    // The question.
    std::vector<Value> fixed_;         // of all cells, as it leaves those beyond the scope
    std::vector<Word> initial_;        // a set of options: those that agree with its domains
    std::vector<std::size_t> needed_;  // positions that cannot be blank

    // Where it is.
    std::vector<Word> alive_;                // a set of options
    std::vector<std::size_t> open_options_;  // by word, how many are alive
    std::vector<bool> is_placed_;            // by word
    std::vector<Option> chosen_option_;      // of each word that is placed
    std::vector<Value> values_;              // by position, or kOpen
    std::vector<Option> removed_;
    std::vector<std::size_t> written_;  // positions
    std::vector<Frame> frames_;
    std::size_t depth_ = 0;
    bool has_begun_ = false;

    // While a grid's options are chosen again, in order.
    std::vector<Option> chosen_;
    std::vector<std::uint32_t> times_covered_;  // by position
    std::size_t covered_ = 0;                   // positions
};

}  // namespace sator
