#include "sator/rules/lines/course_places.hpp"

#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/rules/lines/line_arms.hpp"
#include "sator/rules/registry/cell_graph.hpp"

namespace sator::rules {

namespace {

constexpr std::array<std::string_view, kWays> kSideNames = {"top", "bottom", "left", "right"};  // by way

std::string in_capitals(std::string_view text) {
    std::string capitals(text);
    for (char& c : capitals) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    }
    return capitals;
}

/// Takes a word and the edge behind it from the arguments.
std::expected<CourseDoor, Diagnostic> take_door(std::string_view word, const RuleStatement& statement,
                                                std::vector<Argument>& arguments, const CourseForm& form,
                                                const Grid& grid, std::string_view syntax) {
    const auto found = std::ranges::find_if(arguments, [&](const Argument& argument) {
        return argument.kind == Argument::Kind::Bare && argument.text == word;
    });
    if (found == arguments.end() || std::next(found) == arguments.end())
        return std::unexpected(error_at(statement.span,
                                        "course needs '" + std::string(word) + "' and an edge",
                                        "write " + std::string(syntax) + ": in R1C1/top"));
    const Argument edge = *std::next(found);
    arguments.erase(found, found + 2);
    const std::size_t slash = edge.text.find('/');
    const auto side = slash == std::string::npos
                          ? kSideNames.end()
                          : std::ranges::find(kSideNames, std::string_view(edge.text).substr(slash + 1));
    const std::string wanted = in_capitals(edge.text.substr(0, slash));
    const CellNames names(grid);
    const puzzle::PositionMap map(grid);
    for (std::size_t cell = 0; cell < grid.cell_count() && side != kSideNames.end(); ++cell) {
        if (names.of(CellId(cell)) != wanted) continue;
        const auto vertex = form.lines.vertex(map.point(CellId(cell)));
        const auto way = static_cast<std::size_t>(side - kSideNames.begin());
        if (!vertex || form.arms[*vertex][way]) break;
        return CourseDoor{*vertex, way, wanted + "/" + std::string(*side)};
    }
    return std::unexpected(error_at(edge.span, "'" + edge.text + "' is no outer edge of a cell",
                                    "write a cell and its side at the edge of the grid: R1C1/top"));
}

}  // namespace

std::vector<std::vector<LineGraph::Vertex>> CourseForm::ice_groups() const {
    std::vector<std::vector<LineGraph::Vertex>> groups;
    std::vector<std::uint8_t> is_reached(is_ice.size(), 0);
    for (LineGraph::Vertex first = 0; first < is_ice.size(); ++first) {
        if (is_ice[first] == 0 || is_reached[first] != 0) continue;
        std::vector<std::uint8_t> part(is_ice.size(), 0);
        flood_lines(
            lines.graph, first, part, [](LineGraph::Line) { return true; },
            [&](LineGraph::Vertex v) { return is_ice[v] != 0; });
        groups.emplace_back();
        for (LineGraph::Vertex v = 0; v < part.size(); ++v) {
            if (part[v] == 0) continue;
            is_reached[v] = 1;
            groups.back().push_back(v);
        }
    }
    return groups;
}

std::expected<CourseForm, Diagnostic> course_form(const RuleStatement& statement,
                                                  std::vector<Argument>& arguments,
                                                  std::span<const Sequence> sequences,
                                                  const GroupClueNumbers& clues, const Grid& grid,
                                                  std::string_view syntax) {
    const auto error = [&](std::string message, std::string hint) {
        return std::unexpected(error_at(statement.span, std::move(message), std::move(hint)));
    };
    const auto sort_of = [&](const Sequence& sequence) {
        return sequence.cells.empty() ? PositionSort::Cell : grid.sort_of(sequence.cells.front());
    };
    const puzzle::PositionMap map(grid);
    Sequence links;
    Slot numbered;
    for (const Sequence& sequence : sequences) {
        if (sort_of(sequence) == PositionSort::Cell) continue;
        const Slot drawn = before_clues(sequence).cells;
        links.cells.insert(links.cells.end(), drawn.begin(), drawn.end());
        numbered.insert(numbered.end(), sequence.cells.begin() + std::ssize(drawn), sequence.cells.end());
    }
    if (numbered.size() != clues.size())
        return error("a course has as many numbers as cells after a ':'",
                     "write clues 1 ? 3 at links: R1C1 R2C2 R3C3");
    CourseForm form;
    auto lines = drawn_lines(statement, grid, links, LonelyCells::AreVertices);
    if (!lines) return failure(lines);
    if (lines->sort != PositionSort::Link || map.steps().size() != kWays)
        return error("a course is made of links between square cells",
                     "write 'grid 5x5 links' and 'at links; R2C2'");
    form.lines = std::move(*lines);
    form.arms = line_arms(form.lines, map);
    form.is_ice.assign(form.arms.size(), 0);
    form.directions.resize(form.lines.positions.size());
    auto in = take_door("in", statement, arguments, form, grid, syntax);
    if (!in) return failure(in);
    auto out = take_door("out", statement, arguments, form, grid, syntax);
    if (!out) return failure(out);
    if (in->name == out->name)
        return error("a course does not leave the grid where it enters it", "name two edges");
    form.in = std::move(*in);
    form.out = std::move(*out);
    for (const Sequence& sequence : sequences) {
        if (sort_of(sequence) != PositionSort::Cell || sequence.cells.empty()) continue;
        std::vector<LineGraph::Vertex> at;
        for (const CellId cell : sequence.cells) {
            const auto vertex =
                grid.sort_of(cell) == PositionSort::Cell ? form.lines.vertex(map.point(cell)) : std::nullopt;
            if (!vertex)
                return error("no link of the course is at a cell", "name links first: at links; R2C2");
            at.push_back(*vertex);
        }
        if (at.size() == 1) {
            form.is_ice[at.front()] = 1;
            continue;
        }
        const auto joins = [&](LineGraph::Line line) {
            return form.lines.graph.other_end(line, at[0]) == at[1];
        };
        const auto around = form.lines.graph.lines_at(at[0]);
        const auto line = std::ranges::find_if(around, joins);
        if (at.size() != 2 || line == around.end())
            return error("an arrow of a course leads from a cell to the next one",
                         "name one cell for ice, and two neighbours for an arrow");
        if (form.lines.graph.ends(*line).first == at[0])
            form.directions[*line].back = false;
        else
            form.directions[*line].forth = false;
    }
    if (!clues.empty()) form.clue.assign(form.arms.size(), OrderDemand::kNoClue);
    for (std::size_t i = 0; i < clues.size(); ++i) {
        const auto vertex = form.lines.vertex(map.point(numbered[i]));
        if (!vertex || form.is_ice[*vertex] != 0 || form.has_clue(*vertex))
            return error("a number of a course is in a cell that is no ice, and alone",
                         "name each cell once, and no ice");
        form.clue[*vertex] = clues[i].value_or(OrderDemand::kAnyNumber);
    }
    return form;
}

}  // namespace sator::rules
