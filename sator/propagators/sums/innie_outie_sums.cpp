// Innies and outies, the 45 rule of killer sudokus. A window is a set of regions without a cell in common,
// each of which holds all values; what its cells add up to is known. Sums that lie in it for the most part
// are taken away; a few cells are left that stick out on either side. Windows are tried that people try: one
// region, two that some sum joins, and what grows from a region to all cells, the region next that sums join
// most. Cost: windows times sums, a few word operations each.
#include "sator/propagators/sums/innie_outie_sums.hpp"

#include <algorithm>
#include <memory>
#include <set>
#include <span>
#include <tuple>
#include <utility>

#include "sator/base/bits.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/sums/exact_sum.hpp"
#include "sator/propagators/sums/posted_sums.hpp"

namespace sator {

namespace {

/// Longer ones say little until most of their cells are fixed.
constexpr std::size_t kMaxCells = 6;
/// Larger models are not looked at: pairs of regions times sums times words, some tens of milliseconds.
constexpr std::uint64_t kMaxSteps = 1 << 25;

/// A set of cells, by index.
using Cells = std::vector<Word>;

struct SumOfCells {
    Cells cells;
    std::size_t size = 0;
    std::int64_t sum = 0;
    RuleId rule;
};

std::size_t count_common(const Cells& a, const Cells& b) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.size(); ++i) count += count_bits(a[i] & b[i]);
    return count;
}

std::vector<VariableId> members(const Cells& cells) {
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
            SumOfCells sum{Cells(words_, 0), 0, stated.sum, model.propagators()[stated.by.index()].rule};
            for (const VariableId cell : model.scope_of(stated.by)) set_bit(sum.cells, cell.index());
            sum.size = count_bits(sum.cells);
            if (sum.size != model.scope_of(stated.by).size()) continue;  // a cell counts twice
            (stated.is_permutation ? regions_ : sums_).push_back(std::move(sum));
        }
    }

    std::vector<InnieOutieSum> find() && {
        if (sums_.empty()) return {};
        for (std::size_t first = 0; first < regions_.size() && !watch_.is_over(0); ++first) {
            begin(first);
            const Cells joined = joined_;
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
    /// Of one of its cells: then there are no bounds either.
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
        for (std::size_t i = 0; i < words_; ++i) region_union_[i] |= regions_[region].cells[i];
        sum_ += regions_[region].sum;
        regions_in_.push_back(region);
        subtract_sums();
    }

    bool is_apart(std::size_t region) const {
        return count_common(region_union_, regions_[region].cells) == 0;
    }

    /// Takes each sum away that leaves fewer cells, none of them more than once, and keeps what is left where
    /// it is short.
    void subtract_sums() {
        Cells innies = region_union_, outies(words_, 0);
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
        if (!subtracted_.empty() && cells <= kMaxCells && (cells > 0 || total != 0))
            keep(innies, outies, total);
    }

    void keep(const Cells& innies, const Cells& outies, std::int64_t total) {
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
        // What is impossible is so for several reasons; what is possible needs to be known once.
        if (known_.insert({innies, outies, total, sum.is_possible ? std::vector<RuleId>() : sum.rules})
                .second)
            found_.push_back(std::move(sum));
    }

    /// The region apart from the window that has the most cells of sums that reach into it.
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
    Cells region_union_;  // and what it adds up to, and of what regions it is made
    std::int64_t sum_ = 0;
    std::vector<std::size_t> regions_in_;
    std::vector<std::size_t> subtracted_;  // the sums taken away from it
    Cells joined_;                         // what sums that reach into it hold outside
    std::set<std::tuple<Cells, Cells, std::int64_t, std::vector<RuleId>>> known_;
    std::vector<InnieOutieSum> found_;
};

/// A cell of `outies` weighs what its value lacks of the greatest.
void post(Model& model, const InnieOutieSum& sum) {
    std::vector<VariableId> scope = sum.innies;
    scope.insert(scope.end(), sum.outies.begin(), sum.outies.end());
    if (!sum.is_possible) {
        if (scope.empty()) scope.emplace_back(0);  // no cell is left to blame
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
    if (regions * regions * stated.size() * words_for(model.cell_count()) > kMaxSteps) return {};
    if (!watch.has_room(stated.size() * words_for(model.cell_count()) * sizeof(Word))) return {};
    return InnieOutieFinder(model, stated, watch).find();
}

std::optional<Model> with_innie_outie_sums(const Model& model, LimitWatch& watch) {
    const std::vector<InnieOutieSum> sums = innie_outie_sums(model, watch);
    if (watch.is_over(0) || sums.empty()) return std::nullopt;
    Model with = model;
    for (const InnieOutieSum& sum : sums) post(with, sum);
    return with;
}

}  // namespace sator
