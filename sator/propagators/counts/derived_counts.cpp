// The counts of one set of values are parted into classes of counts that share no cell, e.g. rows, columns and regions.
// A window is a union of counts of one class. It grows by the count that leaves the fewest counts of another class
// partly inside. From it those that are inside, those that are touched, or those most of whose cells are inside are
// subtracted: the cells that are left hold the difference.
#include "sator/propagators/counts/derived_counts.hpp"

#include <algorithm>
#include <limits>
#include <memory>
#include <set>
#include <utility>

#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/basic/among.hpp"
#include "sator/propagators/basic/exact_type.hpp"
#include "sator/propagators/counts/clique_partitions.hpp"
#include "sator/propagators/counts/count_difference.hpp"
#include "sator/propagators/counts/stated_counts.hpp"

namespace sator::propagators {

namespace {

/// The most cells that are visited, a few milliseconds. What is found until then counts.
constexpr std::uint64_t kMaxSteps = 1'000'000;
/// The most classes: more do not come from a grid.
constexpr std::size_t kMaxClasses = 4;
/// A count with a larger slack prunes too late.
constexpr std::int32_t kMostSlack = 4;

Word first_positions(std::size_t positions) {
    return positions == 0 ? 0 : ~Word{0} >> (kWordBits - positions);
}

std::vector<VariableId> cells_of(const DerivedCount& count) {
    std::vector<VariableId> cells = count.added;
    cells.insert(cells.end(), count.subtracted.begin(), count.subtracted.end());
    return cells;
}

CountDifference propagator_of(const DerivedCount& count) {
    return {count.values, count.added.size(), count.least, count.most, count.exclusive};
}

class CountDeriver {
  public:
    CountDeriver(const Model& model, const CountedSet& set, LimitWatch& watch)
        : watch_(watch), values_(set.values), exclusive_(model, set), coefficients_(model.cell_count(), 0) {
        for (const StatedCount& count : set.counts) {
            if (count.cells.size() < 2) continue;
            if (!exclusive_.is_empty() && count.most > 1) keep_single(count);
            if (count.least == count.most && !is_over()) add(count);
        }
    }

    std::vector<DerivedCount> derive(std::size_t most) && {
        std::vector<DerivedCount> all = std::move(found_);
        found_.clear();
        for (const Class& of : classes_) {
            for (const Class& less : classes_) {
                if (&of == &less || is_over()) continue;
                const Overlaps common = overlaps(of, less);
                for (std::size_t first = 0; first < of.size() && !is_over(); ++first)
                    grow(of, less, common, first);
            }
        }
        std::ranges::stable_sort(found_, [](const DerivedCount& a, const DerivedCount& b) {
            return std::pair(a.slack, a.exclusive.size()) < std::pair(b.slack, b.exclusive.size());
        });
        if (found_.size() > most) found_.resize(most);
        std::ranges::move(found_, std::back_inserter(all));
        return all;
    }

  private:
    using Class = std::vector<StatedCount>;
    /// For each count of a class and each of another: the number of common cells.
    using Overlaps = std::vector<std::vector<std::size_t>>;

    void add(const StatedCount& count) {
        const auto has_none_of = [&](const Class& others) {
            return std::ranges::none_of(others,
                                        [&](const StatedCount& other) { return overlap(count, other) != 0; });
        };
        const auto its = std::ranges::find_if(classes_, has_none_of);
        if (its != classes_.end())
            its->push_back(count);
        else if (classes_.size() < kMaxClasses)
            classes_.push_back({count});
    }

    std::size_t overlap(const StatedCount& a, const StatedCount& b) {
        steps_ += a.cells.size() + b.cells.size();
        std::vector<VariableId> both;
        std::ranges::set_intersection(a.cells, b.cells, std::back_inserter(both));
        return both.size();
    }

    bool is_over() { return steps_ > kMaxSteps || watch_.is_over(0); }

    void keep_single(const StatedCount& count) {
        for (const VariableId cell : count.cells) coefficients_[cell.index()] = 1;
        keep(count.cells, count.least, count.most, {count.rule}, Single::Yes);
    }

    Overlaps overlaps(const Class& of, const Class& less) {
        Overlaps common(of.size(), std::vector<std::size_t>(less.size()));
        for (std::size_t i = 0; i < of.size(); ++i) {
            for (std::size_t j = 0; j < less.size(); ++j) common[i][j] = overlap(of[i], less[j]);
        }
        return common;
    }

    /// Windows of one class, beginning with its `first` count, less counts of the other.
    void grow(const Class& of, const Class& less, const Overlaps& common, std::size_t first) {
        std::vector<std::size_t> covered(less.size(), 0), in;
        for (std::optional<std::size_t> next = first; next && !is_over();) {
            in.push_back(*next);
            for (std::size_t j = 0; j < less.size(); ++j) covered[j] += common[*next][j];
            for (const std::size_t halves : {std::size_t{0}, std::size_t{1}, std::size_t{2}})
                subtract(of, in, less, covered, halves);
            next = best_next(of, in, less, covered, common);
        }
    }

    /// The count that leaves the fewest counts of the other class partly inside.
    std::optional<std::size_t> best_next(const Class& of, const std::vector<std::size_t>& in,
                                         const Class& less, const std::vector<std::size_t>& covered,
                                         const Overlaps& common) {
        std::optional<std::size_t> best;
        std::size_t fewest = std::numeric_limits<std::size_t>::max();
        for (std::size_t i = 0; i < of.size(); ++i) {
            if (std::ranges::find(in, i) != in.end()) continue;
            steps_ += less.size();
            std::size_t partly = 0;
            bool touches = false;
            for (std::size_t j = 0; j < less.size(); ++j) {
                const std::size_t then = covered[j] + common[i][j];
                partly += then != 0 && then != less[j].cells.size() ? 1 : 0;
                touches = touches || (covered[j] != 0 && common[i][j] != 0);
            }
            if (touches && partly < fewest) fewest = partly, best = i;
        }
        return best;
    }

    /// The counts of `less` more than `halves` halves of whose cells are covered; with 2, all of them.
    static std::vector<const StatedCount*> taken(const Class& less, const std::vector<std::size_t>& covered,
                                                 std::size_t halves) {
        std::vector<const StatedCount*> counts;
        for (std::size_t j = 0; j < less.size(); ++j) {
            const std::size_t cells = less[j].cells.size();
            if (halves == 2 ? covered[j] == cells : 2 * covered[j] > halves * cells)
                counts.push_back(&less[j]);
        }
        return counts;
    }

    /// Subtracts those counts from the window `in`.
    void subtract(const Class& of, const std::vector<std::size_t>& in, const Class& less,
                  const std::vector<std::size_t>& covered, std::size_t halves) {
        const std::vector<const StatedCount*> subtracted = taken(less, covered, halves);
        std::size_t size = 0;
        for (const std::size_t i : in) size += of[i].cells.size();
        for (const StatedCount* count : subtracted) {
            size += count->cells.size();
            size -= 2 * covered[static_cast<std::size_t>(count - less.data())];
        }
        steps_ += in.size() + less.size();
        if (subtracted.empty() || size > CountDifference::kMaxPositions) return;
        std::int32_t constant = 0;
        std::vector<VariableId> cells;
        std::vector<RuleId> rules;
        const auto add_all = [&](const StatedCount& count, std::int32_t sign) {
            steps_ += count.cells.size();
            constant += sign * count.least;
            rules.push_back(count.rule);
            for (const VariableId cell : count.cells)
                coefficients_[cell.index()] += sign, cells.push_back(cell);
        };
        for (const std::size_t i : in) add_all(of[i], 1);
        for (const StatedCount* count : subtracted) add_all(*count, -1);
        keep(std::move(cells), constant, constant, std::move(rules), Single::No);
    }

    enum class Single : std::uint8_t { No, Yes };

    /// Keeps the count of the coefficients of these cells, which are 1, 0 or -1 and then forgotten, if it is tight.
    void keep(std::vector<VariableId> cells, std::int32_t least, std::int32_t most, std::vector<RuleId> rules,
              Single single) {
        DerivedCount count{values_, {}, {}, least, most, {}, std::move(rules), 0};
        take_coefficients(cells, count);
        const std::size_t size = count.added.size() + count.subtracted.size();
        if (size == 0 && least <= 0 && most >= 0) return;
        if (size > CountDifference::kMaxPositions || !known_.insert({count.added, count.subtracted}).second)
            return;
        std::ranges::sort(count.rules);
        count.rules.erase(std::ranges::unique(count.rules).begin(), count.rules.end());
        // Without exclusive cells the sizes are the bounds.
        if (exclusive_.is_empty() && slack(count, count.added.size(), count.subtracted.size()) > kMostSlack)
            return;
        steps_ += size * size;
        count.exclusive = exclusive_of(count);
        const Word added = first_positions(count.added.size());
        const std::size_t of_added = clique_partition(added, count.exclusive).size();
        const std::size_t of_subtracted =
            clique_partition(first_positions(size) & ~added, count.exclusive).size();
        count.slack = slack(count, of_added, of_subtracted);
        if (single == Single::Yes ? of_added < size : count.slack <= kMostSlack)
            found_.push_back(std::move(count));
    }

    /// Moves the coefficients of these cells, which may have repetitions, to the count.
    void take_coefficients(std::vector<VariableId>& cells, DerivedCount& count) {
        std::ranges::sort(cells);
        cells.erase(std::ranges::unique(cells).begin(), cells.end());
        for (const VariableId cell : cells) {
            const std::int32_t coefficient = std::exchange(coefficients_[cell.index()], 0);
            if (coefficient > 0) count.added.push_back(cell);
            if (coefficient < 0) count.subtracted.push_back(cell);
        }
    }

    static std::int32_t slack(const DerivedCount& count, std::size_t of_added, std::size_t of_subtracted) {
        return std::min(static_cast<std::int32_t>(of_added) - count.least,
                        count.most + static_cast<std::int32_t>(of_subtracted));
    }

    std::vector<Word> exclusive_of(const DerivedCount& count) const {
        const std::vector<VariableId> cells = cells_of(count);
        std::vector<Word> exclusive(cells.size(), 0);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            for (std::size_t j = 0; j < cells.size(); ++j) {
                if (exclusive_.has(cells[i], cells[j])) exclusive[i] |= Word{1} << j;
            }
        }
        return exclusive;
    }

    LimitWatch& watch_;
    std::vector<Word> values_;
    ExclusiveCells exclusive_;
    std::vector<std::int32_t> coefficients_;  // by cell; 0 between two derivations
    std::vector<Class> classes_;
    std::set<std::pair<std::vector<VariableId>, std::vector<VariableId>>> known_;
    std::vector<DerivedCount> found_;
    std::uint64_t steps_ = 0;
};

}  // namespace

bool states_counts(const Model& model) {
    return std::ranges::any_of(model.propagators(), [](const Model::Posted& posted) {
        return as_exactly<Among>(*posted.propagator) != nullptr;
    });
}

std::vector<DerivedCount> derived_counts(const Model& model, std::size_t most, LimitWatch& watch) {
    std::vector<DerivedCount> all;
    for (const CountedSet& set : stated_counts(model, watch)) {
        if (watch.is_over(0)) break;
        std::ranges::move(CountDeriver(model, set, watch).derive(most), std::back_inserter(all));
    }
    return all;
}

std::optional<Model> with_derived_counts(const Model& model, std::size_t most, LimitWatch& watch) {
    const std::vector<DerivedCount> counts = derived_counts(model, most, watch);
    if (watch.is_over(0) || counts.empty()) return std::nullopt;
    Model with = model;
    for (const DerivedCount& count : counts) {
        const VariableId any(0);  // a propagator needs a scope
        if (count.exclusive.empty())
            with.post_redundant(std::make_shared<const AlwaysFalse>(), {&any, 1});
        else
            with.post_redundant(std::make_shared<const CountDifference>(propagator_of(count)),
                                cells_of(count));
    }
    return with;
}

}  // namespace sator::propagators
