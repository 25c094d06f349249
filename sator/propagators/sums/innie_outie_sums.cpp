// Innies and outies, the 45 rule of killer sudokus. A window is a union of disjoint regions, each of which
// holds all values; therefore the sum of its cells is known. Sums that lie mostly inside the window are
// subtracted. What is left is a few cells inside (innies) and a few that stick out (outies). The windows
// tried are those that people try: one region, two regions connected by a sum, and a growing window that
// starts with a region and always adds the region most connected by sums. Costs windows × sums, a few word
// operations each.
#include "sator/propagators/sums/innie_outie_sums.hpp"

#include <algorithm>
#include <memory>
#include <set>
#include <span>
#include <tuple>
#include <utility>

#include "sator/engine/model/cell_bits.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/sums/exact_sum.hpp"
#include "sator/propagators/sums/posted_sums.hpp"

namespace sator::propagators {

namespace {

/// The most cells of a window sum that is kept: longer ones prune little until most of their cells are fixed.
constexpr std::size_t kMaxInnieCells = 6;
/// The limit on pairs of regions × sums × words, some tens of milliseconds. Larger models are skipped.
constexpr std::uint64_t kMaxRegionSteps = 1 << 25;

struct SumOfCells {
    CellBits cells;
    std::size_t size = 0;
    std::int64_t sum = 0;
    RuleId rule;
};

std::vector<VariableId> members(const CellBits& cells) {
    std::vector<VariableId> variables;
    for_each_bit(cells, [&](std::size_t i) { variables.emplace_back(i); });
    return variables;
}

class InnieOutieFinder {
  public:
    InnieOutieFinder(const Model& model, std::span<const PostedSum> all, LimitWatch& watch)
        : model_(model), watch_(watch), words_(words_for(model.cell_count())) {
        for (const PostedSum& stated : all) {
            if (watch.is_over(words_)) return;
            if (has_no_candidates(stated)) continue;
            SumOfCells sum{CellBits(words_, 0), 0, stated.sum, model.propagators()[stated.by.index()].rule};
            for (const VariableId cell : model.scope_of(stated.by)) set_bit(sum.cells, cell.index());
            sum.size = count_bits(sum.cells);
            if (sum.size != model.scope_of(stated.by).size()) continue;  // a cell occurs twice
            (stated.is_permutation ? regions_ : sums_).push_back(std::move(sum));
        }
    }

    std::vector<InnieOutieSum> find() && {
        if (sums_.empty()) return {};
        for (std::size_t first = 0; first < regions_.size() && !watch_.is_over(0); ++first) {
            begin(first);
            const CellBits joined = joined_;
            for (std::size_t second = first + 1; second < regions_.size(); ++second) {
                if (!is_apart(second) || count_common(joined, regions_[second].cells) == 0) continue;
                add(second);
                begin(first);
            }
            while (const auto next = best_connected_region()) add(*next);
        }
        return std::move(found_);
    }

  private:
    /// Returns whether one of the sum's cells has no candidates: it has no bounds either.
    bool has_no_candidates(const PostedSum& stated) const {
        return std::ranges::any_of(model_.scope_of(stated.by), [this](VariableId cell) {
            return model_.initial_domain(cell).is_empty();
        });
    }

    void begin(std::size_t region) {
        region_union_.assign(words_, 0);
        sum_ = 0;
        regions_in_.clear();
        add(region);
    }

    void add(std::size_t region) {
        add_members(region_union_, regions_[region].cells);
        sum_ += regions_[region].sum;
        regions_in_.push_back(region);
        subtract_sums();
    }

    bool is_apart(std::size_t region) const {
        return count_common(region_union_, regions_[region].cells) == 0;
    }

    /// Subtracts each sum if that leaves fewer cells and takes no cell twice. Keeps the remainder if it is
    /// short.
    void subtract_sums() {
        CellBits innies = region_union_, outies(words_, 0);
        std::int64_t total = sum_;
        subtracted_.clear();
        joined_.assign(words_, 0);
        for (std::size_t s = 0; s < sums_.size() && !watch_.is_over(words_); ++s) {
            const std::size_t inside = count_common(sums_[s].cells, innies);
            if (inside == 0) continue;
            for (std::size_t i = 0; i < words_; ++i) joined_[i] |= sums_[s].cells[i] & ~region_union_[i];
            if (2 * inside <= sums_[s].size || count_common(sums_[s].cells, outies) > 0) continue;
            for (std::size_t i = 0; i < words_; ++i) {
                outies[i] |= sums_[s].cells[i] & ~innies[i];
                innies[i] &= ~sums_[s].cells[i];
            }
            total -= sums_[s].sum;
            subtracted_.push_back(s);
        }
        const std::size_t cells = count_bits(innies) + count_bits(outies);
        if (!subtracted_.empty() && cells <= kMaxInnieCells && (cells > 0 || total != 0))
            keep(innies, outies, total);
    }

    void keep(const CellBits& innies, const CellBits& outies, std::int64_t total) {
        InnieOutieSum sum{members(innies), members(outies), total, {}};
        for (const std::size_t region : regions_in_) sum.rules.push_back(regions_[region].rule);
        for (const std::size_t taken : subtracted_) sum.rules.push_back(sums_[taken].rule);
        std::ranges::sort(sum.rules);
        const auto repeated = std::ranges::unique(sum.rules);
        sum.rules.erase(repeated.begin(), repeated.end());
        const auto least = [&](VariableId cell) { return std::int64_t{model_.initial_domain(cell).min()}; };
        const auto most = [&](VariableId cell) { return std::int64_t{model_.initial_domain(cell).max()}; };
        std::int64_t from = 0, to = 0;
        for (const VariableId cell : sum.innies) from += least(cell), to += most(cell);
        for (const VariableId cell : sum.outies) from -= most(cell), to -= least(cell);
        sum.is_possible = from <= total && total <= to;
        // A window sum that is impossible is kept for each set of rules that implies it, a possible one only
        // once.
        if (known_.insert({innies, outies, total, sum.is_possible ? std::vector<RuleId>() : sum.rules})
                .second)
            found_.push_back(std::move(sum));
    }

    /// Returns the region disjoint from the window with the most cells of sums that reach into the window.
    std::optional<std::size_t> best_connected_region() const {
        std::optional<std::size_t> best;
        std::size_t most = 0;
        for (std::size_t region = 0; region < regions_.size(); ++region) {
            const std::size_t common = count_common(joined_, regions_[region].cells);
            if (common > most && is_apart(region)) {
                most = common;
                best = region;
            }
        }
        return best;
    }

    const Model& model_;
    LimitWatch& watch_;
    std::size_t words_;
    std::vector<SumOfCells> regions_, sums_;
    CellBits region_union_;  // the window, followed by its sum and its regions
    std::int64_t sum_ = 0;
    std::vector<std::size_t> regions_in_;
    std::vector<std::size_t> subtracted_;  // the sums subtracted from it
    CellBits joined_;                      // the cells outside of the sums that reach into it
    std::set<std::tuple<CellBits, CellBits, std::int64_t, std::vector<RuleId>>> known_;
    std::vector<InnieOutieSum> found_;
};

/// Posts the sum as an ExactSum. The weight of a cell in `outies` is the greatest value minus its own.
void post_innie_outie(Model& model, const InnieOutieSum& sum) {
    std::vector<VariableId> scope = sum.innies;
    scope.insert(scope.end(), sum.outies.begin(), sum.outies.end());
    if (!sum.is_possible) {
        if (scope.empty()) scope.emplace_back(0);  // an arbitrary cell: a propagator needs a scope
        return model.post_redundant(std::make_shared<const AlwaysFalse>(), scope);
    }
    std::size_t greatest = 0;
    for (const VariableId cell : scope)
        greatest = std::max(greatest, static_cast<std::size_t>(model.initial_domain(cell).max()));
    ExactSum::Weights up(kWordBits, ExactSum::kTooHeavy), down = up;
    for (std::size_t v = 0; v <= greatest; ++v) {
        up[v] = static_cast<std::uint32_t>(v);
        down[v] = static_cast<std::uint32_t>(greatest - v);
    }
    std::vector<std::uint32_t> table_of(scope.size(), 0);
    std::fill(table_of.begin() + static_cast<std::ptrdiff_t>(sum.innies.size()), table_of.end(), 1U);
    const std::int64_t target = sum.total + static_cast<std::int64_t>(sum.outies.size() * greatest);
    model.post_redundant(
        std::make_shared<const ExactSum>(std::vector<ExactSum::Weights>{up, down}, std::move(table_of),
                                         static_cast<std::uint32_t>(target)),
        scope);
}

}  // namespace

std::vector<InnieOutieSum> innie_outie_sums(const Model& model, LimitWatch& watch) {
    const std::vector<PostedSum> stated = posted_sums(model, watch);
    const auto regions =
        static_cast<std::uint64_t>(std::ranges::count_if(stated, &PostedSum::is_permutation));
    if (regions == 0) return {};
    if (regions * regions * stated.size() * words_for(model.cell_count()) > kMaxRegionSteps) return {};
    if (!watch.has_room(stated.size() * words_for(model.cell_count()) * sizeof(Word))) return {};
    return InnieOutieFinder(model, stated, watch).find();
}

std::optional<Model> with_innie_outie_sums(const Model& model, LimitWatch& watch) {
    const std::vector<InnieOutieSum> sums = innie_outie_sums(model, watch);
    if (watch.is_over(0) || sums.empty()) return std::nullopt;
    Model with = model;
    for (const InnieOutieSum& sum : sums) post_innie_outie(with, sum);
    return with;
}

}  // namespace sator::propagators
