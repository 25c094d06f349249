#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/search/endgame.hpp"
#include "sator/propagators/placement/word_placement.hpp"

namespace sator::propagators {

/// Lists all grids of a model whose only propagator is one WordPlacement. It decides where words are placed,
/// not what cells hold, and takes over whole questions.
class PlacementEndgame final : public Endgame {
  public:
    /// `scope`: by position, its variable.
    PlacementEndgame(std::shared_ptr<const PlacementOptions> placements, Value blank,
                     std::span<const VariableId> scope);

    std::unique_ptr<Endgame> copy() const override;
    bool is_near(const Store& store) override;
    bool begin(const Store& store) override;
    std::optional<VariableId> cell_to_decide() const override { return std::nullopt; }
    Progress next(std::span<Value> solution) override;

  private:
    using Option = std::uint32_t;

    /// A decision: its options are placed in turn, each without the options before it.
    struct Frame {
        std::vector<Option> choices;
        std::size_t next = 0;
        std::optional<Option> placed;
        // number of options that were removed when the frame was opened
        std::size_t removed = 0;
        // number of removed options and of written positions before the option was placed
        std::size_t removed_before = 0, written_before = 0;
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
    // by position: the options that begin there; options without entries are at the last
    std::vector<std::vector<Option>> beginning_;

    // The question:
    std::vector<Value> fixed_;         // by cell: the values of those outside the scope
    std::vector<Word> initial_;        // the options that agree with the question's domains
    std::vector<std::size_t> needed_;  // positions that cannot be blank

    // The state of the search:
    std::vector<Word> alive_;                // the options that are not removed
    std::vector<std::size_t> open_options_;  // by word: the number of its options that are alive
    std::vector<bool> is_placed_;            // by word
    std::vector<Option> chosen_option_;      // by word: its option, if it is placed
    std::vector<Value> values_;              // by position: its value, or kOpen
    std::vector<Option> removed_;
    std::vector<std::size_t> written_;  // positions, in the order in which they were written
    std::vector<Frame> frames_;
    std::size_t depth_ = 0;
    bool has_begun_ = false;

    // Workspace of is_canonical, which chooses a grid's options anew:
    std::vector<Option> chosen_;
    std::vector<std::uint32_t> times_covered_;  // by position
    std::size_t covered_ = 0;                   // number of positions that are covered
};

}  // namespace sator::propagators
