#include <array>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/exchange/regex_sites/xyz_reader.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/text/json/regex_json.hpp"
#include "sator/text/json/unknown_fields.hpp"
#include "sator/text/source/text_limit.hpp"

namespace sator::exchange {

namespace {

/// The generator writes this as name and author if none is given.
constexpr std::string_view kUnnamed = "generated";

/// The fields that are read, and those about the making of the puzzle.
constexpr std::array<std::string_view, 14> kHexRegexFields = {"kind",     "name", "author", "edge",  "rows",
                                                              "cols",     "x",    "y",      "z",     "meta",
                                                              "solution", "seed", "score",  "scores"};

class HexRegexReader {
  public:
    HexRegexReader(const JsonValue& value, const SourceFile& file, const PuzzleOptions& options)
        : value_(value), file_(file), reader_(value, *file.text, options) {}

    std::expected<Puzzle, Diagnostic> read() {
        if (!value_.is(JsonKind::Object)) return reader_.fail(value_, "a puzzle is an object");
        if (auto done = read_grid(); !done) return failure(done);
        auto made = reader_.make();
        if (!made) return made;
        puzzle_ = std::move(*made);
        if (auto done = reader_.read_name("name", puzzle_.title); !done) return failure(done);
        if (auto done = reader_.read_name("author", puzzle_.author); !done) return failure(done);
        read_difficulty();
        read_solution();
        if (puzzle_.title != kUnnamed) puzzle_.name = puzzle_.title;
        leave_out_unknown(value_, kHexRegexFields, "", puzzle_.left_out);
        return std::move(puzzle_);
    }

  private:
    std::expected<void, Diagnostic> read_grid() {
        const auto kind = value_.find("kind");
        const bool is_rectangle = kind && kind->is(JsonKind::String) && kind->text() == "rect";
        if (kind && !is_rectangle && !(kind->is(JsonKind::String) && kind->text() == "hex"))
            return reader_.fail(*kind, "the kind is not known", "it is hex or rect");
        if (auto done = reader_.read_clues(!is_rectangle); !done) return done;
        if (!is_rectangle) return check_size("edge", (reader_.size() + 1) / 2);
        if (auto done = check_size("cols", reader_.size()); !done) return done;
        return check_size("rows", value_.find("y")->members().size());
    }

    std::expected<void, Diagnostic> check_size(const char* field, std::size_t size) const {
        const auto stated = value_.find(field);
        if (!stated || stated->integer() == static_cast<std::int64_t>(size)) return {};
        return reader_.fail(*stated, "the clues are those of a grid with '" + std::string(field) + "' " +
                                         std::to_string(size));
    }

    void read_difficulty() {
        const auto meta = value_.find("meta");
        const auto stated = meta && meta->is(JsonKind::Object) ? meta->find("difficulty") : std::nullopt;
        if (stated && stated->is(JsonKind::String)) puzzle_.difficulty = stated->text();
    }

    /// The solution is a list of rows, each a list of characters. One that does not fit is left out, and a remark says so.
    void read_solution() {
        const auto rows = value_.find("solution");
        if (!rows || !rows->is(JsonKind::Array)) return;
        std::vector<Given> solution;
        for (const JsonValue& row : rows->members()) {
            if (!row.is(JsonKind::Array)) return leave_out_solution(row);
            for (const JsonValue& cell : row.members()) {
                const auto value = value_in(cell);
                if (!value) return leave_out_solution(cell);
                solution.push_back({CellId(solution.size()), *value, cell.span()});
            }
        }
        if (solution.size() != puzzle_.grid.cell_count()) return leave_out_solution(*rows);
        puzzle_.solution = std::move(solution);
    }

    std::optional<ValueId> value_in(const JsonValue& cell) const {
        if (!cell.is(JsonKind::String)) return std::nullopt;
        const std::u32string text = to_code_points(cell.text());
        if (text.size() != 1) return std::nullopt;
        const auto value = puzzle_.alphabet.find(Symbol::of_character(text.front()));
        return value ? std::optional(ValueId(*value)) : std::nullopt;
    }

    void leave_out_solution(const JsonValue& at) {
        puzzle_.remarks.push_back(
            error_at(at.span(),
                     "the solution is not compared: it lacks a cell, or has a value there "
                     "that the puzzle does not have",
                     "--alphabet gives the values of cells"));
        puzzle_.remarks.back().file = file_.name;
        set_excerpt_at(puzzle_.remarks.back(), *file_.text, at.offset());
    }

    const JsonValue& value_;
    const SourceFile& file_;
    XyzReader reader_;
    Puzzle puzzle_;
};

std::expected<Puzzle, Diagnostic> read_hexregex_puzzle(const JsonValue& value, const SourceFile& file,
                                                       const PuzzleOptions& options) {
    auto puzzle = HexRegexReader(value, file, options).read();
    if (puzzle) {
        puzzle->file = file.name;
        puzzle->text = file.text;
    } else {
        puzzle.error().file = file.name;
    }
    return puzzle;
}

/// Returns whether the text is JSON of hexregex: an object with `x`, `y` and `edge`, or `kind` "rect", or a bank of them.
bool looks_like_hexregex(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || text[first] != '{') return false;
    if (!text.contains("\"x\"") || !text.contains("\"y\"")) return false;
    return (text.contains("\"edge\"") && text.contains("\"z\"")) ||
           (text.contains("\"rect\"") && text.contains("\"rows\"") && text.contains("\"cols\""));
}

/// Reads what the generator hexregex writes: a regular hexagon (`edge`, `x`, `y`, `z`, read as Jimbly's page does), or a rectangle
/// (`kind` "rect", `rows`, `cols`, columns in `x` and rows in `y`), each with `name`, `author` and a `solution` by rows. A bank has
/// them in `puzzles`; the `difficulty` in their `meta` is kept.
ReadResult read_hexregex(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    if (auto text = text_within_limit(file); !text) {
        ReadResult result;
        result.emplace_back(failure(text));
        return result;
    }
    return read_json_puzzles(file, options, read_hexregex_puzzle, "x, y and, in a hexagon, z");
}

}  // namespace

const Format kHexRegex = {
    .name = "hexregex",
    .summary = "Regex crosswords of the generator hexregex: hexagons, rectangles, and banks of them.",
    .beginning = {},
    .recognises = looks_like_hexregex,
    .read = read_hexregex,
    .example =
        "{\"kind\": \"hex\", \"author\": \"me\", \"name\": \"Ones\", \"solution\": [[\"A\", \"B\"], [\"B\", "
        "\"A\", "
        "\"B\"], [\"A\", \"B\"]],\n"
        " \"edge\": 2, \"x\": [\"[AB]A\", \".*\", \"[^C]B\"], \"y\": [\"AB\", \"BA.\", \"[AC]B\"],\n"
        " \"z\": [\"B?[AB]\", \"A+B?B\", \"B[BC]\"]}\n",
    .holds_many = true,
    .lost =
        "Reading: scores and seeds; the alphabet is not in the data: it is A to Z and what the clues "
        "mention.",
};

}  // namespace sator::exchange
