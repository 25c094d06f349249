#include "sator/exchange/f_puzzles/f_puzzles_writer.hpp"

#include "sator/base/errors.hpp"
#include "sator/exchange/f_puzzles/f_puzzles_grid.hpp"
#include "sator/exchange/f_puzzles/f_puzzles_output.hpp"
#include "sator/exchange/square/palette.hpp"
#include "sator/exchange/square/square_statements.hpp"

namespace sator::exchange {

namespace {

FPuzzlesJson grid_json(const SquarePuzzle& square, const std::vector<int>& givens) {
    const auto usual = usual_square_regions(square.size);
    // Without boxes, a cell that states no region is in that of its row if another cell states one.
    const bool all_state_region = usual_box_height(square.size) == 1 && square.regions != usual;
    FPuzzlesJson grid = FPuzzlesJson::array();
    for (std::size_t i = 0; i < givens.size(); ++i) {
        if (i % square.size == 0) grid.push_back(FPuzzlesJson::array());
        FPuzzlesJson cell = FPuzzlesJson::object();
        if (givens[i] != 0) cell = {{"value", givens[i]}, {"given", true}};
        if (all_state_region || square.regions[i] != usual[i])
            cell["region"] = square.regions[i] ? FPuzzlesJson(*square.regions[i]) : FPuzzlesJson();
        if (const auto values = square.candidates.find(i); values != square.candidates.end())
            cell["givenPencilMarks"] = values->second;
        grid.back().push_back(std::move(cell));
    }
    return grid;
}

FPuzzlesJson drawn_names(const Decoration& decoration, std::size_t size) {
    FPuzzlesJson names = FPuzzlesJson::array();
    for (const CellId cell : decoration.cells) names.push_back(name_of(SquareCell::at(cell.index(), size)));
    return names;
}

void add_decoration(const Decoration& decoration, std::size_t size, FPuzzlesJson& json) {
    const std::string colour(code_of_colour(decoration.colour));
    const FPuzzlesJson names = drawn_names(decoration, size);
    constexpr double kLine = 0.3, kCircle = 0.8;
    switch (decoration.kind) {
        case Decoration::Kind::Line:
            json["line"].push_back(
                {{"lines", FPuzzlesJson::array({names})}, {"outlineC", colour}, {"width", kLine}});
            break;
        case Decoration::Kind::Shade:
            for (const auto& name : names)
                json["rectangle"].push_back({{"cells", FPuzzlesJson::array({name})},
                                             {"baseC", colour},
                                             {"outlineC", colour},
                                             {"width", 1},
                                             {"height", 1}});
            break;
        case Decoration::Kind::Circle:
            for (const auto& name : names)
                json["circle"].push_back({{"cells", FPuzzlesJson::array({name})},
                                          {"baseC", "#FFFFFF"},
                                          {"outlineC", colour},
                                          {"width", kCircle},
                                          {"height", kCircle}});
            break;
        case Decoration::Kind::Text:
            json["text"].push_back({{"cells", FPuzzlesJson::array({names.front()})},
                                    {"value", decoration.text},
                                    {"fontC", "#000000"},
                                    {"size", 1}});
            break;
        case Decoration::Kind::Border:
            json["cage"].push_back({{"cells", names}, {"outlineC", colour}, {"fontC", "#000000"}});
            break;
    }
}

/// What f-puzzles has no place for.
void add_text_losses(const Puzzle& puzzle, std::vector<std::string>& losses) {
    if (!puzzle.clue_texts.empty()) losses.emplace_back("the texts of clues");
    if (!puzzle.message.empty()) losses.emplace_back("the message");
}

/// Lines and diagonals that the format takes for granted, or regions that it cannot do without.
std::expected<void, Diagnostic> check_square(const SquarePuzzle& square) {
    if (!square.has_lines)
        return std::unexpected(error_at(
            {}, "in f-puzzles each row and column holds each number once, and in this puzzle it does not"));
    if (square.size < kSmallestFPuzzle || square.size > kLargestFPuzzle)
        return std::unexpected(error_at({}, "f-puzzles has grids from 3x3 to 16x16"));
    return {};
}

}  // namespace

std::expected<FPuzzlesTexts, Diagnostic> f_puzzles_texts(const Puzzle& puzzle) {
    const auto square = to_square_puzzle(puzzle);
    if (!square) return failure(square);
    if (auto done = check_square(*square); !done) return failure(done);
    FPuzzlesTexts written;
    FPuzzlesJson shared = FPuzzlesJson::object();
    write_f_puzzles_rules(*square, shared, written.losses);
    for (const Decoration& decoration : puzzle.decorations) add_decoration(decoration, square->size, shared);
    add_text_losses(puzzle, written.losses);
    for (const Initial& initial : initials_of(puzzle)) {
        FPuzzlesJson json = {{"size", square->size}};
        if (!puzzle.title.empty()) json["title"] = puzzle.title;
        if (!puzzle.author.empty()) json["author"] = puzzle.author;
        if (!puzzle.rules_text.empty()) json["ruleset"] = puzzle.rules_text;
        json["grid"] = grid_json(*square, square->givens(initial));
        json.update(shared);
        if (!square->solution.empty()) json["solution"] = square->solution;
        written.texts.push_back(json.dump(-1, ' ', false, FPuzzlesJson::error_handler_t::replace));
    }
    return written;
}

}  // namespace sator::exchange
