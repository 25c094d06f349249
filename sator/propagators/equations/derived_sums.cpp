// One linear system: stated sums, equal sums, and permutations, whose totals are known. What is derived is what
// people derive: unions of regions minus the sums that lie mostly inside (innies and outies, with both signs),
// the rest of a region minus the sums inside it and one that sticks out, and two or more sums of related cells
// added. An equation is kept if it is tight for its size under the bounds of different values, or short.
#include "sator/propagators/equations/derived_sums.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <memory>
#include <set>
#include <utility>

#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/equations/equation_row.hpp"
#include "sator/propagators/equations/equation_tightness.hpp"
#include "sator/propagators/sums/posted_sums.hpp"

namespace sator::propagators {

namespace {

/// An equation of at most this many cells is kept however loose it is: it is pruned value by value soon.
constexpr std::size_t kShort = 6;
/// The most cells outside a region of a sum that is subtracted from it alone.
constexpr std::size_t kMostOutside = 2;
/// Longer equations are not even looked at.
constexpr std::size_t kMaxDerivedCells = 32;
/// The most coefficients that are added or compared, a few milliseconds. What is found until then counts.
constexpr std::uint64_t kMaxSteps = 3'000'000;
/// The most coefficients that all stated equations may have together, a few megabytes.
constexpr std::size_t kMaxCoefficients = 500'000;
/// Equations whose coefficients are larger are left alone.
constexpr std::int64_t kMaxCoefficient = 1000;

class SumDeriver {
  public:
    SumDeriver(const Model& model, const DifferingCells& differing, LimitWatch& watch)
        : model_(model), differing_(differing), watch_(watch) {
        for (std::size_t p = 0; p < model.propagators().size(); ++p) {
            if (watch.is_over(model.scope_of(PropagatorId(p)).size())) return;
            read(PropagatorId(p));
            if ((sums_.size() + regions_.size()) * model.cell_count() > kMaxCoefficients) {
                sums_.clear();  // too large: nothing is derived
                return;
            }
        }
    }

    std::vector<DerivedSum> derive(std::size_t most) && {
        if (sums_.empty()) return {};
        for (std::size_t r = 0; r < regions_.size(); ++r) {
            derive_hidden(r);
            derive_windows(r);
        }
        derive_merged();
        return best(most);
    }

  private:
    void read(PropagatorId by) {
        const RuleId rule = model_.propagators()[by.index()].rule;
        const auto posted = posted_sum(model_, by);
        const bool is_region = posted && posted->is_permutation;
        for (const LinearEquation& equation : all_equations(model_, by)) {
            const auto is_small = [](const LinearEquation::Term& term) {
                return std::abs(term.coefficient) <= kMaxCoefficient;
            };
            if (equation.relation != LinearRelation::Equal || equation.terms.empty()) continue;
            if (!std::ranges::all_of(equation.terms, is_small)) continue;
            EquationRow row = EquationRow::of(equation, model_.cell_count(), rule);
            if (!known_.insert({row.coefficients, row.constant}).second) continue;
            (is_region ? regions_ : sums_).push_back(std::move(row));
        }
    }

    bool is_over() { return steps_ > kMaxSteps || watch_.is_over(0); }
    void count_row() { steps_ += model_.cell_count(); }

    /// Adds sums, with either sign, as long as that leaves fewer cells.
    void shorten(EquationRow& row) {
        std::size_t size = row.size();
        for (const EquationRow& sum : sums_) {
            count_row();
            for (const std::int32_t sign : {-1, 1}) {
                const std::size_t after = row.size_after(sign, sum);
                if (after >= size) continue;
                row.add(sign, sum);
                size = after;
            }
        }
    }

    /// Windows: the region, it and each region that is joined to it by a sum, and a growing union that begins
    /// with it.
    void derive_windows(std::size_t first) {
        std::vector<std::size_t> in{first};
        EquationRow window = regions_[first];
        while (!is_over()) {
            EquationRow rest = window;
            shorten(rest);
            const auto next = best_connected(window, rest);
            keep(std::move(rest));
            if (in.size() == 1) derive_pairs(first);
            if (!next) break;
            window.add(1, regions_[*next]);
            in.push_back(*next);
        }
    }

    void derive_pairs(std::size_t first) {
        for (std::size_t second = first + 1; second < regions_.size() && !is_over(); ++second) {
            count_row();
            if (regions_[first].overlaps(regions_[second])) continue;
            EquationRow pair = regions_[first];
            pair.add(1, regions_[second]);
            shorten(pair);
            keep(std::move(pair));
        }
    }

    /// The region apart from the window that has the most of the cells that stick out.
    std::optional<std::size_t> best_connected(const EquationRow& window, const EquationRow& rest) {
        std::optional<std::size_t> best;
        std::size_t most = 0;
        for (std::size_t r = 0; r < regions_.size(); ++r) {
            count_row();
            if (regions_[r].overlaps(window)) continue;
            std::size_t common = 0;
            for (std::size_t i = 0; i < rest.coefficients.size(); ++i)
                common += rest.coefficients[i] != 0 && regions_[r].coefficients[i] != 0 ? 1 : 0;
            if (common > most) most = common, best = r;
        }
        return best;
    }

    /// The rest of a region without the sums inside it, and then also without each sum that sticks out.
    void derive_hidden(std::size_t region) {
        EquationRow rest = regions_[region];
        std::vector<const EquationRow*> sticking_out;
        for (const EquationRow& sum : sums_) {
            count_row();
            const std::size_t before = rest.size(), after = rest.size_after(-1, sum);
            if (after + sum.size() == before)
                rest.add(-1, sum);
            else if (sum.overlaps(rest))
                sticking_out.push_back(&sum);
        }
        if (rest.size() < regions_[region].size()) keep(rest);
        for (const EquationRow* sum : sticking_out) {
            for (const std::int32_t sign : {-1, 1}) {
                // Each cell inside must vanish, and few may stick out.
                if (is_over() || rest.size_after(sign, *sum) + sum->size() > rest.size() + 2 * kMostOutside)
                    continue;
                EquationRow with = rest;
                with.add(sign, *sum);
                keep(std::move(with));
            }
        }
    }

    /// A stated or merged sum that may be merged further.
    struct Mergeable {
        EquationRow row;
        std::int64_t tightness;
        std::uint32_t id;
    };

    /// Adds two sums as long as the result is tighter than both, the tightest first.
    void derive_merged() {
        std::vector<Mergeable> active;
        std::uint32_t next = 0;
        for (const EquationRow& sum : sums_) {
            if (sum.size() > kMaxDerivedCells || is_over()) continue;
            active.push_back({sum, tightness(model_, sum.equation(), differing_), next++});
        }
        while (!is_over()) {
            std::int64_t most = std::numeric_limits<std::int64_t>::min();
            std::optional<std::pair<std::size_t, std::size_t>> best;
            for (std::size_t i = 0; i < active.size(); ++i) {
                for (std::size_t j = i + 1; j < active.size() && !is_over(); ++j) {
                    const auto merged = tightness_of_both(active[i], active[j]);
                    if (merged && *merged > most) most = *merged, best = {i, j};
                }
            }
            if (!best) return;
            EquationRow merged = active[best->first].row;
            merged.add(1, active[best->second].row);
            keep(merged);
            active.erase(active.begin() + static_cast<std::ptrdiff_t>(best->second));
            active[best->first] = {std::move(merged), most, next++};
        }
    }

    /// Returns the tightness of two sums added; nullopt if they share a cell or if the result is no tighter than
    /// both.
    std::optional<std::int64_t> tightness_of_both(const Mergeable& a, const Mergeable& b) {
        const auto [known, is_new] = merged_.emplace(std::pair(a.id, b.id), std::nullopt);
        if (!is_new) return known->second;
        count_row();
        if (a.row.overlaps(b.row) || a.row.size() + b.row.size() > kMaxDerivedCells) return std::nullopt;
        EquationRow both = a.row;
        both.add(1, b.row);
        steps_ += both.size() * both.size() * kStepsOfAPair;
        const std::int64_t tight = tightness(model_, both.equation(), differing_);
        if (tight > a.tightness && tight > b.tightness) known->second = tight;
        return known->second;
    }

    void keep(EquationRow row) {
        const std::size_t size = row.size();
        if (size > kMaxDerivedCells) return;
        const bool has_solution = row.reduce();
        if (!known_.insert({row.coefficients, row.constant}).second && has_solution) return;
        steps_ += size * size * kStepsOfAPair;
        LinearEquation equation = row.equation();
        const std::int64_t tight = has_solution && size > 0 ? tightness(model_, equation, differing_)
                                                            : std::numeric_limits<std::int64_t>::max();
        if (size == 0 && has_solution) return;
        if (size > kShort && tight <= static_cast<std::int64_t>(size)) return;
        std::ranges::sort(row.rules);
        const auto repeated = std::ranges::unique(row.rules);
        row.rules.erase(repeated.begin(), repeated.end());
        if (!has_solution) equation.terms.clear();
        found_.push_back({std::move(equation), std::move(row.rules), tight});
    }

    /// The short ones, and the tightest of the others.
    std::vector<DerivedSum> best(std::size_t most) {
        std::ranges::stable_sort(found_, [](const DerivedSum& a, const DerivedSum& b) {
            const bool is_a_short = a.equation.terms.size() <= kShort,
                       is_b_short = b.equation.terms.size() <= kShort;
            return is_a_short != is_b_short ? is_a_short : a.tightness > b.tightness;
        });
        if (found_.size() > most) found_.resize(most);
        return std::move(found_);
    }

    /// Steps for each pair of an equation's cells when its cliques are found.
    static constexpr std::uint64_t kStepsOfAPair = 4;

    const Model& model_;
    const DifferingCells& differing_;
    LimitWatch& watch_;
    std::uint64_t steps_ = 0;
    std::vector<EquationRow> regions_, sums_;
    std::set<std::pair<std::vector<std::int32_t>, std::int64_t>> known_;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::optional<std::int64_t>> merged_;  // by ids
    std::vector<DerivedSum> found_;
};

}  // namespace

bool states_sums(const Model& model) {
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const PropagatorId by(p);
        if (!stated_equations(model, by).empty()) return true;
        const auto posted = posted_sum(model, by);
        if (posted && !posted->is_permutation) return true;
    }
    return false;
}

std::vector<DerivedSum> derived_sums(const Model& model, const DifferingCells& differing, std::size_t most,
                                     LimitWatch& watch) {
    return SumDeriver(model, differing, watch).derive(most);
}

std::optional<Model> with_derived_sums(const Model& model, const DifferingCells& differing, std::size_t most,
                                       LimitWatch& watch) {
    if (watch.is_over(0) || differing.is_empty() || differing.is_complete()) return std::nullopt;
    const std::vector<DerivedSum> sums = derived_sums(model, differing, most, watch);
    if (watch.is_over(0) || sums.empty()) return std::nullopt;
    Model with = model;
    for (const DerivedSum& sum : sums) {
        const VariableId any(0);  // a propagator needs a scope
        if (sum.equation.terms.empty())
            with.post_redundant(std::make_shared<const AlwaysFalse>(), {&any, 1});
        else
            post_clique_sum(with, sum.equation, differing, true);
    }
    return with;
}

}  // namespace sator::propagators
