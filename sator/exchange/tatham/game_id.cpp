#include <algorithm>
#include <expected>
#include <optional>

#include "sator/base/ascii.hpp"
#include "sator/base/encoding_check.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/boards/write_by_codecs.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/exchange/tatham/games.hpp"
#include "sator/puzzle/puzzle_name.hpp"

namespace sator::exchange {

namespace {

constexpr std::string_view kAddress = "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/";
constexpr std::string_view kSavedGame = "SAVEFILE:";

/// The parts of an ID, with the places at which they begin in its line.
struct IdParts {
    std::string_view name, parameters, description;
    std::size_t parameters_begin = 0, description_begin = 0;
};

/// Splits NAME:PARAMETERS:DESCRIPTION, or a link with NAME.html#PARAMETERS:DESCRIPTION. Nullopt if the name is missing.
std::optional<IdParts> split_id(std::string_view line) {
    IdParts parts;
    std::size_t begin = 0;
    constexpr std::string_view kPage = ".html#", kScheme = "sgtpuzzles:";
    if (const std::size_t page = line.find(kPage); page != std::string_view::npos) {
        const std::size_t slash = line.rfind('/', page);
        const std::size_t name = slash == std::string_view::npos ? 0 : slash + 1;
        parts.name = line.substr(name, page - name);
        begin = page + kPage.size();
    } else {
        const std::size_t name = line.starts_with(kScheme) ? kScheme.size() : 0;
        const std::size_t colon = line.find(':', name);
        if (colon == std::string_view::npos) return std::nullopt;
        parts.name = line.substr(name, colon - name);
        begin = colon + 1;
    }
    const std::size_t colon = std::min(line.find(':', begin), line.size());
    parts.parameters = line.substr(begin, colon - begin);
    parts.parameters_begin = begin;
    parts.description_begin = std::min(colon + 1, line.size());
    parts.description = line.substr(parts.description_begin);
    return parts;
}

/// The numbers and letters of the parameters. The difficulty, `d` and a letter or digit, changes no rule. Numbers after other letters
/// say how the puzzle was generated.
std::optional<GameSize> read_parameters(std::string_view text) {
    GameSize size;
    const auto take_number = [&]() -> std::optional<std::size_t> {
        const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
        const auto number = to_whole_number<std::size_t>(text.substr(0, end));
        text.remove_prefix(end);
        return number && *number > 0 ? number : std::nullopt;
    };
    const auto first = take_number();
    if (!first) return std::nullopt;
    size.first = size.second = *first;
    size.has_one_number = true;
    if (text.size() > 1 && text[0] == 'x' && text[1] >= '0' && text[1] <= '9') {
        text.remove_prefix(1);
        const auto second = take_number();
        if (!second) return std::nullopt;
        size.second = *second;
        size.has_one_number = false;
    }
    for (; !text.empty(); text.remove_prefix(1)) {
        if (text[0] == 'd') {
            text.remove_prefix(std::min<std::size_t>(1, text.size() - 1));
        } else if (!is_digit(text[0])) {
            size.flags += text[0];
        }
    }
    return size;
}

/// Returns the row of the game for these letters, or null.
const Game* game_with(const Game& named, const std::string& flags) {
    const Game* found = nullptr;
    for (const Game& game : games()) {
        const bool knows = std::ranges::all_of(
            flags, [&](char flag) { return game.flags.contains(flag) || game.generation.contains(flag); });
        if (game.name == named.name && knows && found == nullptr) found = &game;
    }
    return found;
}

struct Origin {
    std::uint32_t line = 1, column = 1;  // of the first character of the parameters or of the ID
    SourceSpan span(std::size_t begin, std::size_t length) const {
        return {line, column + static_cast<std::uint32_t>(begin),
                static_cast<std::uint32_t>(std::max<std::size_t>(length, 1))};
    }
};

class IdReader {
  public:
    IdReader(std::string_view file, Resources& resources, const PuzzleOptions& options)
        : file_(file), resources_(resources), options_(options) {}

    std::expected<Puzzle, Diagnostic> read(const IdParts& id, Origin parameters, Origin description) const {
        const auto refuse = [](SourceSpan span, std::string message, std::string hint = {}) {
            return std::unexpected(error_at(span, std::move(message), std::move(hint)));
        };
        const SourceSpan whole = parameters.span(0, id.parameters.size());
        const Game* named = find_game(id.name);
        if (named == nullptr) {
            const std::string_view unread = unread_game(id.name);
            return refuse(whole,
                          unread.empty() ? "there is no game called '" + std::string(id.name) + "'"
                                         : "IDs of the game " + std::string(unread) + " cannot be read yet",
                          "these games can be read: " + names());
        }
        if (id.parameters.find('#') != std::string_view::npos)
            return refuse(whole, "this is a random seed, which has no puzzle in it",
                          "write the game ID that 'Specific' shows, e.g. solo:3x3:…");
        const auto size = read_parameters(id.parameters);
        const Game* game = size ? game_with(*named, size->flags) : nullptr;
        if (game == nullptr) return refuse(whole, "these are no parameters of " + std::string(named->title));
        std::size_t columns = 0, rows = 0;
        game->shape(*size, columns, rows);
        if (columns == 0 || rows == 0 || columns > options_.cell_limit / rows)
            return refuse(whole, "the grid has more than " + std::to_string(options_.cell_limit) + " cells");
        constexpr std::size_t kBytesPerCell = 64;
        if (!options_.has_room_for(columns, rows, kBytesPerCell))
            return refuse(whole, "the memory limit is reached");
        DrawnBoard board = empty_board(columns, rows);
        LinkBody body(id.description);
        game->read(*size, body, board);
        if (!body.is_at_end()) body.fail("the ID goes on after its puzzle");
        if (body.has_failed()) return refuse(description.span(body.error_position(), 1), body.error());
        auto puzzle = read_board(game->board(), board, file_, resources_, options_);
        if (!puzzle) puzzle.error().span = whole;
        return puzzle;
    }

    static std::string names() {
        std::string text;
        for (const Game& game : games()) {
            // "net" is not in "magnets".
            const std::string own = ", " + std::string(game.name);
            if (!(", " + text + ",").contains(own + ",")) text += text.empty() ? own.substr(2) : own;
        }
        return text;
    }

  private:
    std::string_view file_;
    Resources& resources_;
    const PuzzleOptions& options_;
};

/// The value of a line of a saved game, `KEY     :LENGTH:VALUE`, and where it begins.
struct SavedLine {
    std::string_view value;
    Origin origin;
};

std::optional<SavedLine> saved_line(std::string_view text, std::string_view key) {
    for (std::uint32_t number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        const std::size_t first = line.find(':');
        const std::size_t second = first == std::string_view::npos ? first : line.find(':', first + 1);
        if (second == std::string_view::npos || trimmed(line.substr(0, first)) != key) continue;
        return SavedLine{trimmed(line.substr(second + 1)), {number, static_cast<std::uint32_t>(second) + 2}};
    }
    return std::nullopt;
}

std::expected<Puzzle, Diagnostic> read_saved(std::string_view text, const IdReader& reader) {
    const auto game = saved_line(text, "GAME"), parameters = saved_line(text, "PARAMS"),
               description = saved_line(text, "DESC");
    if (!game || !parameters || !description)
        return std::unexpected(error_at({1, 1, 1}, "the saved game has no GAME, no PARAMS or no DESC"));
    return reader.read({game->value, parameters->value, description->value, 0, 0}, parameters->origin,
                       description->origin);
}

/// Returns whether the first line is a game ID with the name of its game, a link to one, or a saved game.
bool looks_like_game_id(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos) return false;
    const std::string_view line = trimmed(text.substr(begin, text.find('\n', begin) - begin));
    if (line.starts_with(kSavedGame)) return true;
    const auto parts = split_id(line);
    const bool is_link = line.find(".html#") != std::string_view::npos && line.starts_with("http");
    if (!parts) return false;
    const bool is_id = parts->description_begin < line.size() || parts->parameters.contains('#');
    return is_link || line.starts_with("sgtpuzzles:") || find_game(parts->name) != nullptr ||
           (is_id && !unread_game(parts->name).empty());
}

/// Reads game IDs of Simon Tatham's collection, one a line: `solo:3x3:DESCRIPTION`, or a link that ends in
/// `solo.html#3x3:DESCRIPTION`; or a saved game. An ID of a random seed (`3x3#123`) has no puzzle in it and is refused.
ReadResult read_game_id(const SourceFile& file, Resources& resources, const PuzzleOptions& options) {
    ReadResult result;
    std::string_view text = *file.text;
    const IdReader reader(file.name, resources, options);
    if (auto checked = check_control_characters(text); !checked) {
        result.push_back(failure(checked));
    } else if (trimmed(text).starts_with(kSavedGame)) {
        result.push_back(read_saved(text, reader));
        text = {};
    }
    for (std::uint32_t number = 1; !text.empty() && (result.empty() || number > 1); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        const std::string_view id = trimmed(line);
        if (options.watch != nullptr && options.watch->is_over(1 + line.size())) return result;
        if (id.empty()) continue;
        const Origin origin{number, static_cast<std::uint32_t>(id.data() - line.data()) + 1};
        const auto parts = split_id(id);
        if (!parts) {
            result.push_back(std::unexpected(error_at(origin.span(0, id.size()), "this is no game ID",
                                                      "write NAME:PARAMETERS:DESCRIPTION, e.g. solo:3x3:…")));
            continue;
        }
        const auto at = [&](std::size_t offset) {
            return Origin{number, origin.column + static_cast<std::uint32_t>(offset)};
        };
        result.push_back(reader.read(*parts, at(parts->parameters_begin), at(parts->description_begin)));
    }
    for (std::size_t i = 0; i < result.size(); ++i) {
        if (result[i]) {
            result[i]->name = puzzle_name(file.name, i, result.size());
        } else {
            result[i].error().file = file.name;
            set_excerpt(result[i].error(), *file.text);
        }
    }
    if (result.empty()) result.push_back(std::unexpected(error_in(file.name, "the file has no game ID")));
    return result;
}

/// Returns the board of an ID that Sator wrote.
std::optional<DrawnBoard> board_of_id(const Game& game, const std::string& id) {
    const std::size_t colon = std::min(id.find(':'), id.size() - 1);
    const auto size = read_parameters(std::string_view(id).substr(0, colon));
    if (!size) return std::nullopt;
    std::size_t columns = 0, rows = 0;
    game.shape(*size, columns, rows);
    DrawnBoard board = empty_board(columns, rows);
    LinkBody body(std::string_view(id).substr(colon + 1));
    game.read(*size, body, board);
    return body.has_failed() ? std::nullopt : std::optional(std::move(board));
}

/// Writes the puzzle as a link of the game whose rules it has. If it has more rules, they are listed as lost.
std::expected<WrittenPuzzle, Diagnostic> write_game_id(const Puzzle& puzzle) {
    std::vector<BoardCodec> codecs;
    for (const Game& game : games()) {
        constexpr std::string_view kPage = ".html#";
        const std::string page = std::string(kAddress) + std::string(game.name) + std::string(kPage);
        codecs.push_back({game.kind, [&game] { return game.board(); },
                          [&game, page](const DrawnBoard& board) {
                              const std::string id = game.write(board);
                              return id.empty() ? id : page + id + "\n";
                          },
                          [&game, page](const std::string& link) {
                              return board_of_id(game,
                                                 link.substr(page.size(), link.size() - page.size() - 1));
                          }});
    }
    if (auto written = write_by_codecs(puzzle, codecs)) return std::move(*written);
    return std::unexpected(error_at({}, "no game of Simon Tatham's collection has the rules of this puzzle",
                                    "these games can be written: " + IdReader::names()));
}

}  // namespace

const Format kGameId = {
    .name = "tatham",
    .summary =
        "Game IDs of Simon Tatham's collection, one a line, e.g. "
        "towers:5:3/3/5/2/1/3/2/1/2/2/4/2/1/2/3/1/2/4/4/2.",
    .beginning = "a game ID of Simon Tatham's collection is NAME:PARAMETERS:DESCRIPTION, e.g. solo:3x3:…",
    .recognises = looks_like_game_id,
    .read = read_game_id,
    .example = "towers:5:3/3/5/2/1/3/2/1/2/2/4/2/1/2/3/1/2/4/4/2\n",
    .holds_many = true,
    .lost = "A game ID has no texts. What a player entered in a saved game is not read.",
    .write = write_game_id,
};

}  // namespace sator::exchange
