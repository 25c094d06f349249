// Divides a long search into parts that several workers search: each part fixes the values of a few cells, and each solution is in
// exactly one part. The cells are those that a search of a few thousand nodes found the most conflicts at, for their number of
// candidates (dom/wdeg); so the parts differ where the search is hard. A part that propagation refutes is left out.
#include <deque>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "sator/ask/questions/answer_question.hpp"
#include "sator/ask/questions/no_verdict.hpp"
#include "sator/ask/questions/player_grid.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::ask {

namespace {

/// The nodes of the search that looks for conflicts.
constexpr std::uint64_t kProbeNodes = 2'000;
/// The number of parts if the question states none.
constexpr std::uint64_t kUsualParts = 16;

using Fixed = std::vector<engine::FixedCell>;

/// Divides the search of one puzzle.
class Splitter {
  public:
    Splitter(const PuzzleSolver& solver, const Fixed& givens, const Limits& limits)
        : puzzle_(solver.puzzle()), givens_(givens), engine_(solver.model(), limits) {
        find_conflicts(solver.model(), limits);
    }

    /// Returns at least `wanted` parts that together are the question, or fewer if there is not more to divide. The parts
    /// with the fewest fixed cells are divided first.
    std::vector<Fixed> parts(std::uint64_t wanted) {
        std::vector<Fixed> done;
        std::deque<Fixed> open;
        if (engine_.begin()) open.emplace_back();
        while (!open.empty() && open.size() + done.size() < wanted) {
            const Fixed part = std::move(open.front());
            open.pop_front();
            divide(part, open, done);
        }
        done.insert(done.end(), open.begin(), open.end());
        return done;
    }

    std::optional<Limit> stopped() const { return engine_.stopped(); }

  private:
    void find_conflicts(const Model& model, Limits limits) {
        limits.nodes = kProbeNodes;
        engine::Search probe(model, limits);
        probe.solve({.fixed = givens_}, [](std::span<const Value>) { return true; });
        weights_.assign(probe.weights().begin(), probe.weights().end());
        weights_.resize(model.cell_count());
    }

    /// Appends the part once for each candidate of its hardest cell to `open`; nothing if propagation refutes it. If no cell
    /// is left to divide it, appends it to `done`.
    void divide(const Fixed& part, std::deque<Fixed>& open, std::vector<Fixed>& done) {
        const std::size_t level = engine_.store().level();
        engine_.store().push_level();
        if (engine_.fix(givens_) && engine_.fix(part) && engine_.propagate()) {
            const auto cell = hardest_cell();
            if (!cell) done.push_back(part);
            if (cell) append_candidates(part, *cell, open);
        } else if (engine_.stopped()) {
            done.push_back(part);
        }
        engine_.backtrack_to(level);
    }

    void append_candidates(const Fixed& part, CellId cell, std::deque<Fixed>& open) const {
        const VariableId variable(cell.index());
        for (const ValueId value : range_of(puzzle_, cell)) {
            const auto candidate = static_cast<Value>(value.index());
            if (!engine_.store().domain(variable).contains(candidate)) continue;
            open.push_back(part);
            open.back().push_back({variable, candidate});
        }
    }

    std::optional<CellId> hardest_cell() const {
        std::optional<CellId> hardest;
        double most = 0;
        for (std::size_t i = 0; i < puzzle_.grid.cell_count(); ++i) {
            const std::size_t size = engine_.store().domain(VariableId(i)).size();
            const double hardness = (1 + weights_[i]) / static_cast<double>(size);
            if (size < 2 || hardness <= most) continue;
            hardest = CellId(i);
            most = hardness;
        }
        return hardest;
    }

    const Puzzle& puzzle_;
    const Fixed& givens_;
    engine::PropagationEngine engine_;
    std::vector<double> weights_;  // of the cells: how many conflicts they took part in
};

Fixed fixed_cells(std::span<const Given> givens) {
    Fixed fixed;
    for (const Given& given : givens)
        fixed.push_back({VariableId(given.cell.index()), static_cast<Value>(given.value.index())});
    return fixed;
}

std::vector<std::vector<Given>> values_of(const std::vector<Fixed>& parts) {
    std::vector<std::vector<Given>> all;
    for (const Fixed& part : parts) {
        std::vector<Given>& values = all.emplace_back();
        for (const auto& [cell, value] : part)
            values.push_back({CellId(cell.index()), ValueId(static_cast<std::size_t>(value)), {}});
    }
    return all;
}

ExitCode split_grid(Work& work, const Split& question, const PuzzleSolver& solver, const Asked& asked) {
    if (const auto code = answer_no_verdict(work, asked)) return *code;
    const auto values = values_by_cell(work, question.grid, *asked.puzzle);
    if (!values) return work.refuse(asked.name, {values.error()});
    const Fixed fixed = fixed_cells(with_givens(*values, *asked.puzzle, asked.initial));
    Splitter splitter(solver, fixed, work.limits());
    const auto parts = splitter.parts(question.limit.value_or(kUsualParts));
    if (const auto limit = splitter.stopped())
        return work.stop(asked.name, *limit, Unanswered::Before::Begun);
    return work.answer(SplitAnswer{asked, values_of(parts)});
}

}  // namespace

void answer_question(Work& work, const Split& question) {
    for_each_solver(
        work, [&](const Asked& asked, PuzzleSolver& solver, const AskedPuzzle&, std::chrono::nanoseconds) {
            if (const auto limit = solver.build_limit())
                return work.stop(asked.name, *limit, Unanswered::Before::Made);
            return split_grid(work, question, solver, asked);
        });
}

}  // namespace sator::ask
