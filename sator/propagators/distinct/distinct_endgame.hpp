#pragma once

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/search/endgame.hpp"
#include "sator/propagators/distinct/distinct_value_view.hpp"

namespace sator::propagators {

/// Lists all solutions of a model whose only propagator is one DistinctNetwork. The search works on value
/// views alone: a decision copies a view, and there is no trail, no queue and no activities. If this takes
/// too long, it gives up and leaves the question to the main search, because learning from conflicts is then
/// more effective.
template <std::size_t B, std::size_t N>
class DistinctEndgame final : public Endgame {
  public:
    using ValueView = DistinctValueView<B, N>;
    using Base = typename ValueView::Base;

    /// `layout` must outlive this. `scope`: the variable of each cell of the layout.
    DistinctEndgame(const typename ValueView::Layout& layout, std::span<const VariableId> scope)
        : layout_(layout), scope_(scope.begin(), scope.end()) {}

    std::unique_ptr<Endgame> copy() const override {
        return std::make_unique<DistinctEndgame>(layout_, scope_);
    }

    void set_wanted(std::uint64_t wanted) override { wanted_ = wanted; }

    bool begin_at_once(const Store& store, SearchStatistics& statistics) override {
        if (wanted_ == 0) return false;
        solutions_.clear();
        next_output_ = 0;
        read(store);
        open_ = 1;
        SearchStatistics own;
        if (!list(wanted_, own)) return false;
        statistics.nodes += own.nodes;
        statistics.conflicts += own.conflicts;
        statistics.propagations += own.propagations;
        return true;
    }

    Progress next(std::span<Value> solution) override {
        if (next_output_ == solutions_.size()) {
            if (open_ == 0) return Progress::Exhausted;
            solutions_.clear();
            next_output_ = 0;
            SearchStatistics own;
            list(1, own);
            if (solutions_.empty()) return open_ == 0 ? Progress::Exhausted : Progress::Paused;
        }
        std::ranges::copy(std::span(solutions_).subspan(next_output_, solution.size()), solution.begin());
        next_output_ += solution.size();
        return Progress::Found;
    }

    bool is_near(const Store&) override { return false; }
    bool begin(const Store&) override { return false; }
    std::optional<VariableId> cell_to_decide() const override { return std::nullopt; }

  private:
    /// It gives up after this many words of views have been copied: less than a millisecond.
    static constexpr std::size_t kMaxWords = 100'000;
    static constexpr std::size_t kMaxSolutions = 16;
    struct Decision {
        std::uint32_t cell;
        std::size_t value;
    };

    void read(const Store& store) {
        if (views_.empty()) views_.emplace_back(layout_);
        views_[0].reset();
        for (std::size_t c = 0; c < scope_.size(); ++c) {
            const Word candidates = store.domain(scope_[c]).word(0);
            if (is_single_bit(candidates)) {
                views_[0].fix(c, static_cast<std::size_t>(std::countr_zero(candidates)));
            } else {
                views_[0].narrow(c, candidates);
            }
        }
    }

    /// Finds solutions of the open views, depth first, until it has as many as wanted or all. Returns false if it gives up.
    bool list(std::uint64_t wanted, SearchStatistics& statistics) {
        const std::size_t most_nodes = kMaxWords / (N * layout_.values);
        while (open_ > 0 && solutions_.size() / scope_.size() < wanted) {
            ValueView& view = views_[open_ - 1];
            ++statistics.propagations;
            if (!view.to_fixpoint()) {
                ++statistics.conflicts;
                --open_;
            } else if (view.is_done()) {
                if (solutions_.size() == kMaxSolutions * scope_.size()) return false;
                add(view);
                --open_;
            } else {
                if (++statistics.nodes > most_nodes) return false;
                branch(open_++);
            }
        }
        return true;
    }

    /// Decides on the last open view: a copy after it gets the decided value, and the view itself loses the
    /// value.
    void branch(std::size_t open) {
        if (views_.size() == open) views_.emplace_back(layout_);
        const auto [cell, value] = decide(views_[open - 1]);
        views_[open].assign(views_[open - 1]);
        views_[open].fix(cell, value);
        views_[open - 1].narrow(cell, ~(Word{1} << value));
    }

    /// Returns the decision with the greatest expected gain among the cells with the fewest candidates; cells
    /// with four or more count as one class. The gain of a cell counts the candidates that its values remove
    /// (expected impact, as in dom_wdeg_order.hpp).
    Decision decide(const ValueView& view) const {
        Base once{}, twice{}, thrice{}, more{};
        for (std::size_t v = 0; v < layout_.values; ++v) {
            const Base places = view.open_places(v);
            more |= thrice & places;
            thrice |= twice & places;
            twice |= once & places;
            once |= places;
        }
        const Base two = twice - thrice, three = thrice - more;
        const Base choice = !two.is_empty() ? two : !three.is_empty() ? three : more;
        std::array<std::size_t, B * kWordBits> gain;  // by choice
        choice.for_each([&](std::size_t bit) { gain[bit] = 1; });
        for (std::size_t v = 0; v < layout_.values; ++v) {
            const Base places = view.open_places(v);
            const Base few = places & (two | three), least = places & two;
            (places & choice).for_each([&](std::size_t bit) {
                const Base& peers = layout_.at[layout_.cell_at[bit]].peers;
                gain[bit] += weighted_size(places & peers, few & peers, least & peers);
            });
        }
        std::size_t best = 0, most = 0;
        choice.for_each([&](std::size_t bit) {
            if (gain[bit] > most) most = gain[best = bit];
        });
        std::size_t value = 0;
        while (!view.open_places(value).contains(best)) ++value;
        return {layout_.cell_at[best], value};
    }

    /// Returns |a| + 2 |b| + 5 |c|, so that a candidate of a cell with two candidates counts eight times, and one of a cell with
    /// three thrice. Adds bits like count_bits, all words of the sets at once.
    static std::size_t weighted_size(const Base& a, const Base& b, const Base& c) {
        const auto fours = [](auto x) __attribute__((always_inline)) {
            x -= x >> 1 & 0x5555'5555'5555'5555;
            return (x & 0x3333'3333'3333'3333) + (x >> 2 & 0x3333'3333'3333'3333);
        };
        const Base sums = Base::each(
            [&](auto x, auto y, auto z) __attribute__((always_inline)) {
                x = fours(x) + 2 * fours(y);  // at most 12
                z = fours(z);
                x = (x & 0x0F0F'0F0F'0F0F'0F0F) + (x >> 4 & 0x0F0F'0F0F'0F0F'0F0F) +
                    5 * ((z + (z >> 4)) & 0x0F0F'0F0F'0F0F'0F0F);
                return (x & 0x00FF'00FF'00FF'00FF) + (x >> 8 & 0x00FF'00FF'00FF'00FF);
            },
            a, b, c);
        Word sum = 0;
        for (const Word word : sums.words) sum += word;
        return sum * 0x0001'0001'0001'0001 >> 48;
    }

    void add(const ValueView& view) {
        const std::size_t first = solutions_.size();
        solutions_.resize(first + scope_.size());
        for (std::size_t c = 0; c < scope_.size(); ++c)
            solutions_[first + scope_[c].index()] = static_cast<Value>(view.value_of(c));
    }

    const typename ValueView::Layout& layout_;
    std::vector<VariableId> scope_;
    std::vector<ValueView> views_;  // the open views, in order, then views for reuse
    std::size_t open_ = 0;          // the number of open views
    std::uint64_t wanted_ = std::numeric_limits<std::uint64_t>::max();
    std::vector<Value> solutions_;  // one after the other
    std::size_t next_output_ = 0;   // index in `solutions_` of the next solution's first value
};

}  // namespace sator::propagators
