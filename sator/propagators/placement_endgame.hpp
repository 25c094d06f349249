#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/words.hpp"
#include "sator/engine/endgame.hpp"
#include "sator/propagators/placement.hpp"

namespace sator {

/// Lists all grids of a placement, where nothing else is demanded: decides where words stand, not what cells
/// hold. Takes over whole questions.
class PlacementEndgame final : public Endgame {
  public:
    /// `scope`: the variable of each position.
    PlacementEndgame(std::shared_ptr<const Placements> placements, Value blank,
                     std::span<const VariableId> scope);

    std::unique_ptr<Endgame> copy() const override;
    bool is_near(const Store& store) override;
    bool begin(const Store& store) override;
    std::optional<VariableId> cell_to_decide() const override { return std::nullopt; }
    Progress next(std::span<Value> solution) override;

  private:
    using Way = std::uint32_t;

    /// A decision: some ways, of which each is taken in turn, and the later ones without those before.
    struct Frame {
        std::vector<Way> choices;
        std::size_t next = 0;
        std::optional<Way> taken;
        std::size_t killed = 0;                             // how many were killed when it was opened
        std::size_t killed_before = 0, written_before = 0;  // and of both, when the way was taken
    };

    bool all_else_is_fixed(const Store& store) const;
    void look_at(const Store& store);
    void open_frame();
    bool take_next();
    bool untake(Frame& frame);
    bool leave_frame();
    bool take(Way way);
    bool write(const ShortRows::Entry& entry);
    bool kill(Way way);
    void revive_to(std::size_t killed);
    bool is_open(Way way) const { return has_bit(alive_, way) && !is_placed_[placements_->word_of(way)]; }
    std::vector<Way> fewest_choices() const;
    std::vector<Way> open_ways(std::size_t position) const;

    bool is_solution();
    bool is_first_of_its_grid();
    std::vector<std::vector<Way>> ways_read() const;
    bool reads(Way way) const;
    bool cover_from(std::size_t word, const std::vector<std::vector<Way>>& read);

    std::shared_ptr<const Placements> placements_;
    Value blank_;
    std::vector<VariableId> scope_;
    std::vector<std::vector<Way>> beginning_;  // at each position; those without entries at the last

    // The question.
    std::vector<Value> fixed_;         // of all cells, as it leaves those beyond the scope
    std::vector<Word> at_first_;       // a set of ways: those that agree with its domains
    std::vector<std::size_t> needed_;  // positions that cannot be blank

    // Where it is.
    std::vector<Word> alive_;             // a set of ways
    std::vector<std::size_t> open_ways_;  // of each word, how many are alive
    std::vector<bool> is_placed_;         // of each word
    std::vector<Way> standing_;           // of each word that is placed
    std::vector<Value> values_;           // of each position, or kOpen
    std::vector<Way> killed_;
    std::vector<std::size_t> written_;  // positions
    std::vector<Frame> frames_;
    std::size_t depth_ = 0;
    bool has_begun_ = false;

    // While a grid's ways are chosen again, in order.
    std::vector<Way> chosen_;
    std::vector<std::uint32_t> times_covered_;  // of each position
    std::size_t covered_ = 0;                   // positions
};

}  // namespace sator
