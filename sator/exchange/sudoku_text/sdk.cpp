#include <algorithm>
#include <array>
#include <vector>

#include "sator/base/errors.hpp"
#include "sator/exchange/square/square_puzzle.hpp"
#include "sator/exchange/square/square_statements.hpp"
#include "sator/exchange/square/sudoku_doubts.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/exchange/table/part_lists.hpp"
#include "sator/text/source/numbered_line.hpp"
#include "sator/text/source/one_puzzle.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

/// The lines of the head, and the parts below it.
constexpr std::array kSdkParts = {
    FormatPart{"#A", PartUse::Read, true},   FormatPart{"#D", PartUse::Read, true},
    FormatPart{"#S", PartUse::Read, true},   FormatPart{"#U"},
    FormatPart{"#L", PartUse::Read, true},   FormatPart{"other lines with #", PartUse::Skipped},
    FormatPart{"rows", PartUse::Read, true}, FormatPart{"lines between boxes", PartUse::Skipped},
    FormatPart{"[Puzzle]", PartUse::Read},   FormatPart{"[State]", PartUse::Skipped}};

/// The contents of such a file.
struct SdkText {
    std::vector<std::string> rows;     ///< a digit for each cell, '0' for an open one
    std::vector<NumberedLine> places;  ///< of the rows
    std::string title, author, source, difficulty;
    bool has_head = false, has_state = false;
};

/// Returns whether a row has '0' and a row has another sign of an open cell.
bool has_two_open_signs(const SdkText& sdk) {
    const auto has_any = [&](std::string_view signs) {
        return std::ranges::any_of(sdk.places, [&](const NumberedLine& line) {
            return line.text.find_first_of(signs) != std::string_view::npos;
        });
    };
    return has_any("0") && has_any("._*xX");
}

/// Returns the cells of a row; empty if the line has anything else. Blanks and '|' divide boxes.
std::string cells_of_row(std::string_view line) {
    std::string cells;
    for (const char c : line) {
        if (c == '.' || c == '_' || c == '*' || c == 'x' || c == 'X') {
            cells += '0';
        } else if (c >= '0' && c <= '9') {
            cells += c;
        } else if (c != ' ' && c != '\t' && c != '|' && c != ':' && c != '!') {
            return {};
        }
    }
    return cells;
}

bool is_between_boxes(std::string_view line) {
    return line.find_first_not_of(" -+|=:*") == std::string_view::npos &&
           line.find_first_of("-=") != std::string_view::npos;
}

void read_head(std::string_view line, SdkText& sdk) {
    if (line.size() < 2) return;
    const std::string content(trimmed(line.substr(2)));
    switch (line[1]) {
        case 'A':
            sdk.author = content;
            break;
        case 'D':
            sdk.title = content;
            break;
        case 'S':
        case 'U':
            if (sdk.source.empty()) sdk.source = content;
            break;
        case 'L':
            sdk.difficulty = content;
            break;
        default:
            break;
    }
}

/// Rows with blanks between the cells are also those of nonograms, so that such a text needs a sign of an open cell or of a box.
bool is_unlike_numbers(std::string_view text) {
    return text.find_first_of(".|_") != std::string_view::npos;
}

constexpr std::size_t kRecognisedSdk = 4096;

/// Reads the text; nullopt if it is no such file.
std::optional<SdkText> sdk_text(std::string_view text) {
    if (text.size() > kRecognisedSdk) return std::nullopt;
    SdkText sdk;
    bool has_blanks = false;
    for (const NumberedLine& line : numbered_lines(text)) {
        if (line.text.empty() || is_between_boxes(line.text) || line.text == "[Puzzle]") continue;
        if (line.text == "[State]") {
            sdk.has_state = true;
            break;
        }
        if (line.text.front() == '#') {
            read_head(line.text, sdk);
            sdk.has_head = true;
            continue;
        }
        has_blanks = has_blanks || line.text.find_first_of(" \t") != std::string_view::npos;
        sdk.rows.push_back(cells_of_row(line.text));
        sdk.places.push_back(line);
    }
    const std::size_t side = sdk.rows.size();
    if ((side != 4 && side != 6 && side != 9) || (has_blanks && !is_unlike_numbers(text)))
        return std::nullopt;
    if (!std::ranges::all_of(sdk.rows, [&](const std::string& row) { return row.size() == side; }))
        return std::nullopt;
    return sdk;
}

std::expected<Puzzle, Diagnostic> sdk_puzzle(const SdkText& sdk, std::string_view file,
                                             const PuzzleOptions& options) {
    const std::size_t side = sdk.rows.size();
    SquareStatements sudoku(side);
    std::vector<int> givens;
    for (std::size_t row = 0; row < side; ++row) {
        for (std::size_t column = 0; column < side; ++column) {
            const int value = sdk.rows[row][column] - '0';
            if (value > static_cast<int>(side))
                return std::unexpected(error_at(
                    sdk.places[row].span(), "the numbers of this sudoku are 1 to " + std::to_string(side)));
            givens.push_back(value);
            if (value != 0) sudoku.given(SquareCell::at(row * side + column, side), value);
        }
    }
    if (!sdk.has_head) note_sudoku_doubts(givens, has_two_open_signs(sdk), sudoku);
    if (sdk.has_state) sudoku.remark("the part [State], which somebody filled in, is left out");
    auto puzzle = sudoku.read(file, options);
    if (!puzzle) return puzzle;
    puzzle->title = sdk.title;
    puzzle->author = sdk.author;
    puzzle->source = sdk.source;
    puzzle->difficulty = sdk.difficulty;
    return puzzle;
}

/// Returns whether the text is a sudoku with a line for each row: 4, 6 or 9 rows, perhaps with lines between the boxes and a head of
/// lines that begin with '#'.
bool looks_like_sdk(std::string_view text) {
    return sdk_text(text).has_value();
}

/// Reads such a sudoku. In the head, #A is the author, #D the title, #S and #U the source, #L the difficulty; other letters are comments. A part
/// [State] has what somebody filled in, which is not read.
ReadResult read_sdk(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    return one_puzzle(file, [&](std::string_view text) -> std::expected<Puzzle, Diagnostic> {
        const auto sdk = sdk_text(text);
        if (!sdk)
            return std::unexpected(
                error_at({}, "the file has no sudoku with a line for each row", std::string(kSdk.beginning)));
        return sdk_puzzle(*sdk, file.name, options);
    });
}

std::expected<WrittenPuzzle, Diagnostic> write_sdk(const Puzzle& puzzle) {
    const auto square = to_square_puzzle(puzzle);
    if (!square) return failure(square);
    const bool has_side = square->size == 4 || square->size == 6 || square->size == 9;
    if (!has_side || !square->has_lines || !square->has_usual_boxes)
        return std::unexpected(
            error_at({}, "the format has only sudokus of 4, 6 or 9 rows with the usual boxes"));
    WrittenPuzzle written;
    const auto head = [&](char letter, const std::string& text) {
        if (text.contains('\n')) written.losses.emplace_back("a text of several lines");
        if (!text.empty())
            written.text += std::string("#") + letter + " " + text.substr(0, text.find('\n')) + "\n";
    };
    head('A', puzzle.author);
    head('D', puzzle.title);
    head('S', puzzle.source);
    head('L', puzzle.difficulty);
    const std::vector<Initial> initials = initials_of(puzzle);
    const std::vector<int> givens = square->givens(initials.front());
    for (std::size_t cell = 0; cell < givens.size(); ++cell) {
        written.text += givens[cell] == 0 ? '.' : static_cast<char>('0' + givens[cell]);
        if (cell % square->size + 1 == square->size) written.text += '\n';
    }
    for (const SquareRule& rule : square->rules) written.losses.push_back(lost_rule(*rule.statement));
    if (!square->more_regions.empty() || square->has_diagonal[0] || square->has_diagonal[1])
        written.losses.emplace_back("further regions or diagonals");
    if (!square->candidates.empty()) written.losses.emplace_back("which values single cells may hold");
    if (initials.size() > 1) written.losses.emplace_back("more than one puzzle");
    if (!puzzle.rules_text.empty()) written.losses.emplace_back("the text of the rules");
    if (!puzzle.decorations.empty()) written.losses.emplace_back("what is only drawn");
    return written;
}

}  // namespace

std::vector<FormatPart> sdk_parts() {
    return {kSdkParts.begin(), kSdkParts.end()};
}

const Format kSdk = {
    .name = "sdk",
    .summary =
        "A sudoku with a line for each row, as in .sdk and .ss files and in forums; lines may divide its "
        "boxes.",
    .beginning = "a sudoku may have a line for each row: 9 lines of 9 characters",
    .recognises = looks_like_sdk,
    .read = read_sdk,
    .example = "#A Me\n#D Four by four\n1...\n..3.\n4...\n..2.\n",
    .lost =
        "Reading: comments, and what somebody filled in. Writing: all rules but those of a sudoku with its "
        "usual boxes, and the "
        "text of the rules.",
    .write = write_sdk,
    .written_texts = {.title = true, .author = true, .source = true, .difficulty = true},
};

}  // namespace sator::exchange
