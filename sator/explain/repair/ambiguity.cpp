#include "sator/explain/repair/ambiguity.hpp"

#include <algorithm>
#include <optional>

#include "sator/base/grace_period.hpp"
#include "sator/explain/parts/part_model.hpp"

namespace sator::explain {

namespace {

class Comparison {
  public:
    Comparison(const PuzzleParts& parts, const AmbiguityLimits& own, const Limits& limits)
        : parts_(parts), own_(own), limits_(limits), all_(parts.all()), model_(parts, all_, limits) {}

    Ambiguity compare(std::span<const std::vector<Value>> known) {
        list(known);
        for (std::size_t cell = 0; cell < parts_.puzzle().grid.position_count(); ++cell) {
            if (is_late()) break;
            add_cell(CellId(cell));
        }
        return std::move(found_);
    }

  private:
    /// Returns true if a limit was reached longer than `kGracePeriod` ago: then the remaining cells are left
    /// out, too.
    bool is_late() {
        if (!limits_.reached()) return false;
        const auto now = Limits::Clock::now();
        if (!reporting_until_) reporting_until_ = now + kGracePeriod;
        if (now <= *reporting_until_) return false;
        found_.cells_are_all = false;
        return true;
    }

    void list(std::span<const std::vector<Value>> known) {
        const Outcome outcome = model_.solve({}, [&](std::span<const Value> values) {
            found_.solutions.emplace_back(values.begin(), values.end());
            return found_.solutions.size() < own_.listed;
        });
        const auto* solved = std::get_if<Solved>(&outcome);
        // The search may have ended before it found the known solutions again.
        for (const auto& solution : known) {
            if (std::ranges::find(found_.solutions, solution) == found_.solutions.end())
                found_.solutions.push_back(solution);
        }
        found_.count = found_.solutions.size();
        found_.cells_are_all = found_.count_is_exact = solved != nullptr && solved->complete;
        if (found_.count_is_exact) return;
        found_.cells_are_all = true;
        count();
    }

    void count() {
        const Outcome outcome = PartModel(parts_, all_, limited_to(limits_, own_.counting)).count();
        if (const auto* solved = std::get_if<Solved>(&outcome)) {
            found_.count = solved->count;
            found_.count_is_exact = solved->complete;
        } else if (const auto* stopped = std::get_if<Stopped>(&outcome)) {
            if (found_.count < stopped->count) found_.count = stopped->count;
        }
    }

    void add_cell(CellId cell) {
        DifferingCell differing{cell, {}};
        std::vector<ValueId> values = range_of(parts_.puzzle(), cell);
        std::ranges::sort(values);
        for (const ValueId value : values) {
            TrueCandidate candidate = listed(cell, value);
            const bool is_open = !found_.has_all_solutions() && candidate.solutions < own_.solutions_each;
            if (is_open) ask(cell, candidate);
            if (candidate.solutions > 0) differing.candidates.push_back(std::move(candidate));
        }
        if (differing.candidates.size() > 1) found_.cells.push_back(std::move(differing));
    }

    TrueCandidate listed(CellId cell, ValueId value) const {
        TrueCandidate candidate{value_of(value), 0, found_.has_all_solutions(), {}};
        for (const auto& solution : found_.solutions) {
            if (solution[cell.index()] != candidate.value) continue;
            if (++candidate.solutions == 1) candidate.example = solution;
        }
        return candidate;
    }

    void ask(CellId cell, TrueCandidate& candidate) {
        if (limits_.reached()) {
            found_.cells_are_all = false;
            return;
        }
        const FixedCell fixed{variable_of(cell), candidate.value};
        std::uint64_t count = 0;
        const Outcome outcome = model_.solve({&fixed, 1}, [&](std::span<const Value> values) {
            if (candidate.example.empty()) candidate.example.assign(values.begin(), values.end());
            return ++count < own_.solutions_each;
        });
        const auto* solved = std::get_if<Solved>(&outcome);
        if (std::holds_alternative<Stopped>(outcome)) found_.cells_are_all = false;
        candidate.solutions = std::max(candidate.solutions, count);
        candidate.is_exact = solved != nullptr && solved->complete;
    }

    const PuzzleParts& parts_;
    AmbiguityLimits own_;
    Limits limits_;
    std::vector<PartId> all_;
    PartModel model_;
    Ambiguity found_;
    std::optional<Limits::Clock::time_point> reporting_until_;
};

}  // namespace

Ambiguity find_ambiguity(const PuzzleParts& parts, std::span<const std::vector<Value>> known,
                         const AmbiguityLimits& own, const Limits& limits) {
    return Comparison(parts, own, limits).compare(known);
}

Limits limited_to(const Limits& limits, std::chrono::nanoseconds time) {
    Limits shorter = limits;
    const auto end = Limits::Clock::now() + time;
    if (!shorter.deadline || *shorter.deadline > end) shorter.deadline = end;
    return shorter;
}

}  // namespace sator::explain
