#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/exchange/square/square_statements.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/exchange/table/part_lists.hpp"
#include "sator/exchange/xml/unknown_xml.hpp"
#include "sator/exchange/xml/xml_tree.hpp"
#include "sator/text/source/one_puzzle.hpp"

namespace sator::exchange {

namespace {

constexpr std::string_view kOfFolder = "`opensudoku`", kOfGame = "`game`";
/// The parts of a file that are read, and those about the folder and what somebody filled in.
constexpr std::array<FormatPart, 8> kFolderParts = {{
    {"name", PartUse::Read, false, kOfFolder},
    {"author", PartUse::Read, false, kOfFolder},
    {"game", PartUse::Read, false, kOfFolder},
    {"description", PartUse::Skipped, false, kOfFolder},
    {"comment", PartUse::Skipped, false, kOfFolder},
    {"source", PartUse::Skipped, false, kOfFolder},
    {"level", PartUse::Skipped, false, kOfFolder},
    {"created", PartUse::Skipped, false, kOfFolder},
}};
constexpr std::array<FormatPart, 9> kGameParts = {{
    {"data", PartUse::Read, false, kOfGame},
    {"created", PartUse::Skipped, false, kOfGame},
    {"state", PartUse::Skipped, false, kOfGame},
    {"time", PartUse::Skipped, false, kOfGame},
    {"last_played", PartUse::Skipped, false, kOfGame},
    {"note", PartUse::Skipped, false, kOfGame},
    {"cell_note", PartUse::Skipped, false, kOfGame},
    {"command_stack", PartUse::Skipped, false, kOfGame},
    {"id", PartUse::Skipped, false, kOfGame},
}};
constexpr auto kFolderElements = part_names(kFolderParts);
constexpr auto kGameAttributes = part_names(kGameParts);

constexpr std::size_t kGameSide = 9, kGameCells = kGameSide * kGameSide;

/// Returns the digits of a game, or what is wrong with them.
std::expected<std::string, Diagnostic> game_digits(const XmlElement& game) {
    std::string data(game.attribute("data").value_or(""));
    if (data.starts_with("version"))
        return std::unexpected(error_at(game.span,
                                        "this game is saved while it was played, and not as a puzzle",
                                        "export the folder of puzzles"));
    const bool has_digits =
        std::ranges::all_of(data, [](char c) { return c == '.' || (c >= '0' && c <= '9'); });
    if (data.size() != kGameCells || !has_digits)
        return std::unexpected(
            error_at(game.span, "a game needs data=\"…\" with 81 digits, with 0 for an open cell"));
    return data;
}

/// Adds each game as an initial drawing.
std::expected<void, Diagnostic> add_games(const XmlElement& root, SquareStatements& sudoku) {
    const auto games = root.find_all("game");
    if (games.empty()) return std::unexpected(error_at(root.span, "the file has no <game>"));
    for (const XmlElement* game : games) {
        const auto digits = game_digits(*game);
        if (!digits) return failure(digits);
        std::string drawing = "initial";
        for (std::size_t i = 0; i < kGameCells; ++i) {
            drawing += i % kGameSide == 0 ? "\n| " : " ";
            drawing += (*digits)[i] == '0' ? '.' : (*digits)[i];
        }
        sudoku.statement(drawing + "\n");
    }
    return {};
}

std::string text_in(const XmlElement& root, std::string_view name) {
    const XmlElement* element = root.find(name);
    return element == nullptr ? std::string() : std::string(trimmed(element->text));
}

/// Returns whether the text is XML with an element `opensudoku`.
bool looks_like_open_sudoku(std::string_view text) {
    return looks_like_xml_with(text, "opensudoku");
}

/// Reads the games of an OpenSudoku file. Each has 81 digits, with 0 for an open cell.
ReadResult read_open_sudoku(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    return one_puzzle(file, [&](std::string_view text) -> std::expected<Puzzle, Diagnostic> {
        const auto root = read_xml(text);
        if (!root) return failure(root);
        SquareStatements sudoku(kGameSide);
        if (auto done = add_games(*root, sudoku); !done) return failure(done);
        auto puzzle = sudoku.read(file.name, options);
        if (!puzzle) return puzzle;
        puzzle->title = text_in(*root, "name");
        puzzle->author = text_in(*root, "author");
        puzzle->text = file.text;
        leave_out_unknown_elements(*root, kFolderElements, puzzle->left_out);
        for (const XmlElement* game : root->find_all("game"))
            leave_out_unknown_attributes(*game, kGameAttributes, puzzle->left_out);
        return puzzle;
    });
}

}  // namespace

std::vector<FormatPart> open_sudoku_parts() {
    std::vector<FormatPart> parts;
    add_parts(parts, kFolderParts);
    add_parts(parts, kGameParts);
    return parts;
}

const Format kOpenSudoku = {
    .name = "opensudoku",
    .summary = "Sudokus in the XML of OpenSudoku.",
    .beginning = "a file of OpenSudoku has an element <opensudoku>",
    .recognises = looks_like_open_sudoku,
    .read = read_open_sudoku,
    .example =
        "<opensudoku>\n<name>Two</name>\n"
        "<game data=\"530070000600195000098000060800060003400803001700020006060000280000419005000080079\" "
        "/>\n</opensudoku>\n",
    .holds_many = true,
    .lost = "Reading: levels, comments, and what somebody filled in.",
};

}  // namespace sator::exchange
