#include "sator/render/json/candidates_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/render/text/remarks_json.hpp"

namespace sator::render {

namespace {

using Json = nlohmann::ordered_json;

/// The version of this output format. Programs depend on its fields.
constexpr int kCandidatesVersion = 1;

std::string_view status_name(Verdict verdict) {
    return verdict == Verdict::Several ? "multiple" : explain::name_of(verdict);
}

Json candidate_json(const Puzzle& puzzle, const TrueCandidate& candidate, ValueWords words) {
    return {{"symbol", words.of(puzzle, ValueId(static_cast<std::size_t>(candidate.value)))},
            {"solutions", candidate.solutions},
            {"exact", candidate.is_exact}};
}

/// Returns the candidates of a cell. In a cell in which no solutions differ, the first solution has its only one.
Json candidates_of(const Puzzle& puzzle, const TrueCandidates& found, CellId cell, ValueWords words) {
    Json candidates = Json::array();
    if (found.ambiguity) {
        const auto& cells = found.ambiguity->cells;
        const auto differing = std::ranges::find(cells, cell, &DifferingCell::cell);
        if (differing != cells.end()) {
            for (const TrueCandidate& candidate : differing->candidates)
                candidates.push_back(candidate_json(puzzle, candidate, words));
            return candidates;
        }
    }
    const TrueCandidate only{.value = found.solutions[0][cell.index()],
                             .solutions = found.ambiguity ? found.ambiguity->solutions.size() : 1,
                             .is_exact = found.verdict == Verdict::Unique ||
                                         (found.ambiguity && found.ambiguity->has_all_solutions())};
    candidates.push_back(candidate_json(puzzle, only, words));
    return candidates;
}

}  // namespace

std::string candidates_json(std::string_view name, const Puzzle& puzzle, const TrueCandidates& found,
                            ValueWords words) {
    const bool is_complete =
        found.verdict != Verdict::Unknown && (!found.ambiguity || found.ambiguity->cells_are_all);
    Json line = {{"sator", kCandidatesVersion},
                 {"puzzle", name},
                 {"status", status_name(found.verdict)},
                 {"complete", is_complete && !found.stopped}};
    if (found.ambiguity) {
        line["count"] = found.ambiguity->count.to_string();
        line["exact"] = found.ambiguity->count_is_exact;
    }
    Json& cells = line["cells"] = Json::array();
    const CellNames names(puzzle.grid);
    for (std::size_t i = 0; i < puzzle.grid.position_count() && !found.solutions.empty(); ++i) {
        const CellId cell(i);
        cells.push_back(
            {{"id", i}, {"name", names.of(cell)}, {"candidates", candidates_of(puzzle, found, cell, words)}});
    }
    add_left_out(puzzle, line);
    return line.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace sator::render
