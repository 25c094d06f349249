// A reason is a cover: each row that would contradict it needs a literal that removes the row. Greedy set
// cover.
#include "sator/propagators/tables/table_reason.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace sator::propagators {

namespace {

/// Covers the rows that contradict the removal.
class TableReason {
  public:
    TableReason(const Tuples& tuples, const DomainsBefore& before, const std::optional<Literal>& removal)
        : tuples_(tuples), before_(before) {
        for (std::size_t r = 0; r < tuples.row_count(); ++r) {
            const auto row = tuples.row(r);
            if (removal && !excludes(*removal, static_cast<Value>(row[removal->position]))) continue;
            if (is_possible(row)) open_.push_back(static_cast<std::uint32_t>(r));
        }
    }

    Reason literals() {
        Reason reason;
        while (!open_.empty()) {
            const std::size_t best = best_position();
            std::vector<std::uint32_t> left, values;
            for (const std::uint32_t r : open_) {
                const std::uint32_t value = tuples_.row(r)[best];
                before_[best].contains(value) ? left.push_back(r) : values.push_back(value);
            }
            if (left.size() == open_.size()) break;  // a row is left: there is nothing to explain
            std::ranges::sort(values);
            const auto repeated = std::ranges::unique(values);
            values.erase(repeated.begin(), repeated.end());
            for (const std::uint32_t value : values) {
                reason.push_back(
                    {static_cast<std::uint32_t>(best), Literal::Relation::NotEqual, Value{value}});
            }
            open_ = std::move(left);
        }
        return reason;
    }

  private:
    /// Returns whether the row is possible in the domains before.
    bool is_possible(std::span<const std::uint32_t> row) const {
        for (std::size_t p = 0; p < row.size(); ++p) {
            if (!before_.initial(p).contains(row[p])) return false;
            for (std::size_t q = 0; q < p; ++q) {
                if (before_.variables()[p] == before_.variables()[q] && row[p] != row[q]) return false;
            }
        }
        return true;
    }

    /// Returns the position whose lost values remove most of the rows that are not covered.
    std::size_t best_position() const {
        std::vector<std::size_t> taken(tuples_.width(), 0);
        for (const std::uint32_t r : open_) {
            const auto row = tuples_.row(r);
            for (std::size_t p = 0; p < row.size(); ++p) taken[p] += before_[p].contains(row[p]) ? 0 : 1;
        }
        return static_cast<std::size_t>(std::ranges::max_element(taken) - taken.begin());
    }

    const Tuples& tuples_;
    const DomainsBefore& before_;
    std::vector<std::uint32_t> open_;  // rows that no literal removes yet
};

}  // namespace

Reason table_reason(const Tuples& tuples, const std::optional<Literal>& removal,
                    const DomainsBefore& before) {
    return TableReason(tuples, before, removal).literals();
}

}  // namespace sator::propagators
