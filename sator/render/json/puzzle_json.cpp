#include "sator/render/json/puzzle_json.hpp"

#include <nlohmann/json.hpp>

#include "sator/render/json/place_json.hpp"
#include "sator/render/text/remarks_json.hpp"

namespace sator::render {

namespace {

using Json = nlohmann::ordered_json;

/// The version of this output format. Programs depend on its fields.
constexpr int kPuzzleVersion = 1;

Json rows_json(const Grid& grid) {
    Json rows = Json::array();
    for (const Slot& row : grid.rows) rows.push_back(row.size());
    return rows;
}

Json initials_json(const Puzzle& puzzle, ValueWords words) {
    const PlaceJson places(puzzle.grid);
    Json initials = Json::array();
    for (const Initial& initial : puzzle.initials) {
        Json givens = Json::array();
        for (const Given& given : initial.givens) {
            givens.push_back(places.of(given.cell));
            givens.back()["symbol"] = words.of(puzzle, given.value);
        }
        initials.push_back({{"name", initial.name}, {"givens", std::move(givens)}});
    }
    return initials;
}

Json remarks_json(const Puzzle& puzzle) {
    Json remarks = Json::array();
    for (const Diagnostic& remark : puzzle.remarks)
        remarks.push_back({{"line", remark.span.line},
                           {"column", remark.span.column},
                           {"length", remark.span.length},
                           {"message", remark.message},
                           {"hint", remark.hint}});
    return remarks;
}

}  // namespace

std::string puzzle_json(const std::string& name, const Puzzle& puzzle, std::string_view format,
                        ValueWords words) {
    Json line = {{"sator", kPuzzleVersion},
                 {"puzzle", name},
                 {"status", "read"},
                 {"format", format},
                 {"title", puzzle.title},
                 {"author", puzzle.author},
                 {"source", puzzle.source},
                 {"rules_text", puzzle.rules_text},
                 {"cells", puzzle.grid.cell_count()},
                 {"rows", rows_json(puzzle.grid)},
                 {"alphabet", puzzle.alphabet.to_string()},
                 {"rules", puzzle.rules.size()},
                 {"initials", initials_json(puzzle, words)},
                 {"remarks", remarks_json(puzzle)}};
    if (puzzle.grid.is_torus) line["torus"] = true;
    add_left_out(puzzle, line);
    return line.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace sator::render
