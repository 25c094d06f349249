#include "sator/create/recipe/create_lines.hpp"

#include <optional>
#include <string_view>
#include <utility>

#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/create/recipe/drawn_filling.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::create {

namespace {

constexpr std::string_view kForm =
    "write 'create place # 20% rotation', 'create clue o', 'create with STATEMENT', 'create size 7 in "
    "4..14', "
    "'create regions 3..5', 'create words 3', 'create filling figures', 'create few rules', 'create known', "
    "'create fill', 'create symmetry rotation' or "
    "'create none "
    "\"REASON\"'";

using Words = std::vector<std::string>;

Words words_of(const text::KindLine& line) {
    Words words;
    std::string word;
    for (const char c : to_utf8(line.text.text) + " ") {
        if (c != ' ' && c != '\t') {
            word += c;
        } else if (!word.empty()) {
            words.push_back(std::exchange(word, {}));
        }
    }
    return words;
}

using Bounds = std::pair<std::size_t, std::size_t>;

std::optional<Bounds> bounds_of(std::string_view text) {
    const std::size_t dots = text.find("..");
    if (dots == std::string_view::npos) return std::nullopt;
    const auto least = to_whole_number<std::size_t>(text.substr(0, dots)),
               most = to_whole_number<std::size_t>(text.substr(dots + 2));
    if (!least || !most || *least == 0 || *least > *most) return std::nullopt;
    return Bounds{*least, *most};
}

class CreateLineReader {
  public:
    /// Returns whether the line was understood.
    bool read(const text::KindLine& line) {
        const Words words = words_of(line);
        if (words == Words{"fill"}) return lines.fills_cells = true;
        if (words == Words{"few", "rules"}) return lines.takes_few_rules = true;
        if (words == Words{"known"}) return lines.has_known_values = true;
        if (words.size() < 2) return false;
        if (words[0] == "fill") return read_fill(words);
        if (words[0] == "none") return read_reason(line);
        if (words[0] == "place") return read_placement(words);
        if (words[0] == "clue") return read_clues(words);
        if (words[0] == "with") return read_statement(line);
        if (words[0] == "size") return read_size(words);
        if (words[0] == "regions") return read_regions(words);
        if (words[0] == "words") return read_words(words);
        if (words[0] == "filling" && words.size() == 2 && filling_maker(words[1]) != nullptr) {
            lines.filling = words[1];
            return true;
        }
        if (words[0] != "symmetry" || words.size() != 2) return false;
        lines.symmetry = words[1];
        return true;
    }

    CreateLines lines;

  private:
    /// Reads `none "REASON" "HINT"`.
    bool read_reason(const text::KindLine& line) {
        std::vector<text::LineSlice> pieces = {line.text};
        pieces.insert(pieces.end(), line.more.begin(), line.more.end());
        const auto texts = text::read_arguments(pieces);
        if (!texts || texts->size() < 2 || texts->size() > 3) return false;
        lines.none = (*texts)[1].text;
        if (texts->size() == 3) lines.hint = (*texts)[2].text;
        return !lines.none.empty();
    }

    bool read_placement(const Words& words) {
        constexpr std::size_t kAll = 100;
        if (words.size() == 3 && words[2] == "once") {
            lines.placements.push_back({.sign = words[1], .is_once = true});
            return true;
        }
        if (words.size() < 3 || words.size() > 4 || !words[2].ends_with('%')) return false;
        const auto percent = to_whole_number<std::size_t>(words[2].substr(0, words[2].size() - 1));
        if (!percent || *percent > kAll) return false;
        lines.placements.push_back({words[1], *percent, words.size() == 4 ? words[3] : "none", false});
        return true;
    }

    bool read_clues(const Words& words) {
        lines.clues.insert(lines.clues.end(), words.begin() + 1, words.end());
        return true;
    }

    bool read_statement(const text::KindLine& line) {
        const std::string text = to_utf8(line.text.text);
        const std::size_t begin = text.find_first_not_of(" \t", text.find("with") + 4);
        lines.with += text.substr(begin) + "\n";
        return true;
    }

    bool read_size(const Words& words) {
        const auto usual = to_whole_number<std::size_t>(words[1]);
        if (!usual || words.size() != 4 || words[2] != "in") return false;
        const auto bounds = bounds_of(words[3]);
        if (!bounds || *usual < bounds->first || *usual > bounds->second) return false;
        lines.sizes = {.usual = *usual, .least = bounds->first, .most = bounds->second};
        has_size = true;
        return true;
    }

    /// Reads `regions [rectangles] 3..5 [moving]`.
    bool read_regions(Words words) {
        lines.are_rectangles = words[1] == "rectangles";
        if (lines.are_rectangles) words.erase(words.begin() + 1);
        lines.do_regions_move = words.size() == 3 && words[2] == "moving";
        if (words.size() != (lines.do_regions_move ? 3 : 2)) return false;
        const auto bounds = bounds_of(words[1]);
        if (bounds) std::tie(lines.least_region, lines.most_region) = *bounds;
        return bounds.has_value();
    }

    /// Reads `fill 0..3 45%`. Zero is a number of a puzzle, and none of cells of a region.
    bool read_fill(const Words& words) {
        const std::size_t dots = words[1].find("..");
        if (words.size() != 3 || dots == std::string::npos || !words[2].ends_with('%')) return false;
        const auto least = to_whole_number<std::size_t>(words[1].substr(0, dots)),
                   most = to_whole_number<std::size_t>(words[1].substr(dots + 2)),
                   percent = to_whole_number<std::size_t>(words[2].substr(0, words[2].size() - 1));
        if (!least || !most || !percent || *least > *most || *percent == 0 || *percent > 100) return false;
        lines.fills_cells = true;
        lines.least_fill = *least;
        lines.most_fill = *most;
        lines.fill_percent = *percent;
        return true;
    }

    bool read_words(const Words& words) {
        for (std::size_t i = 1; i < words.size(); ++i) lines.words += (i == 1 ? "" : " ") + words[i];
        return true;
    }

  public:
    bool has_size = false;
};

/// Returns the number of rows if the caller gives no size: that of SIZE=9x9, or of the kind's first example.
std::optional<std::size_t> usual_rows(const text::KindDefinition& definition) {
    const text::KindParameter* size = definition.parameter("SIZE");
    if (size != nullptr && size->usual)
        return to_whole_number<std::size_t>(size->usual->substr(0, size->usual->find('x')));
    if (definition.examples.empty()) return std::nullopt;
    std::size_t rows = 0;
    for (std::string_view rest = definition.examples.front().text; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        rows += rest.starts_with("| ") ? 1 : 0;
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return rows < 2 ? std::nullopt : std::optional(rows);
}

}  // namespace

std::expected<CreateLines, Diagnostic> read_create_lines(const text::KindDefinition& definition) {
    CreateLineReader reader;
    for (const text::KindLine& line : definition.notes) {
        if (line.word == "create" && !reader.read(line))
            return std::unexpected(
                error_at(line.span, "this does not say how the kind is made", std::string(kForm)));
    }
    CreateLines lines = std::move(reader.lines);
    if (const auto rows = usual_rows(definition); rows && !reader.has_size) lines.sizes.usual = *rows;
    return lines;
}

}  // namespace sator::create
