#include <algorithm>
#include <array>
#include <map>

#include "sator/base/errors.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/exchange/nonograms/nonogram_clues.hpp"
#include "sator/exchange/nonograms/nonogram_of_puzzle.hpp"
#include "sator/exchange/square/palette.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/exchange/table/part_lists.hpp"
#include "sator/exchange/xml/unknown_xml.hpp"
#include "sator/exchange/xml/xml_tree.hpp"
#include "sator/puzzle/puzzle_name.hpp"
#include "sator/text/source/text_limit.hpp"

namespace sator::exchange {

namespace {

std::string text_of(const XmlElement& parent, std::string_view name) {
    const XmlElement* element = parent.find(name);
    if (element == nullptr) return {};
    std::string text = element->whole_text();
    std::ranges::replace(text, '\n', ' ');
    return std::string(trimmed(text));
}

constexpr std::string_view kOfPuzzleElement = "`puzzle`";
/// The attributes and elements of a puzzle that are read, and those for texts. A puzzle of another type than grid is refused.
constexpr std::array<FormatPart, 3> kWebpbnAttributes = {{
    {"type", PartUse::Refused, false, kOfPuzzleElement},
    {"defaultcolor", PartUse::Read, true, kOfPuzzleElement},
    {"backgroundcolor", PartUse::Read, false, kOfPuzzleElement},
}};
constexpr std::array<FormatPart, 11> kWebpbnParts = {{
    {"title", PartUse::Read, true, kOfPuzzleElement},
    {"author", PartUse::Read, true, kOfPuzzleElement},
    {"source", PartUse::Read, true, kOfPuzzleElement},
    {"id", PartUse::Read, false, kOfPuzzleElement},
    {"copyright", PartUse::Read, false, kOfPuzzleElement},
    {"color", PartUse::Read, true, kOfPuzzleElement},
    {"clues", PartUse::Read, true, kOfPuzzleElement},
    {"solution", PartUse::Read, true, kOfPuzzleElement},
    {"authorid", PartUse::Skipped, false, kOfPuzzleElement},
    {"description", PartUse::Skipped, false, kOfPuzzleElement},
    {"note", PartUse::Skipped, false, kOfPuzzleElement},
}};
constexpr auto kPuzzleAttributes = part_names(kWebpbnAttributes);
constexpr auto kPuzzleElements = part_names(kWebpbnParts);

/// Reads one puzzle, and stops at the first error.
class WebpbnReader {
  public:
    WebpbnReader(const XmlElement& puzzle, const PuzzleOptions& options)
        : puzzle_(puzzle), options_(options) {}

    std::expected<Puzzle, Diagnostic> read() {
        clues_.title = text_of(puzzle_, "title");
        clues_.author = text_of(puzzle_, "author");
        clues_.size_span = puzzle_.span;
        for (const char* part : {"source", "id", "copyright"}) {
            const std::string text = text_of(puzzle_, part);
            clues_.source += (clues_.source.empty() || text.empty() ? "" : ", ") + text;
        }
        const auto type = puzzle_.attribute("type");
        if (type && *type != "grid")
            return fail(puzzle_, "a puzzle of the type '" + std::string(*type) +
                                     "' is no nonogram of rows and columns");
        if (auto done = read_colours(); !done) return failure(done);
        if (auto done = read_clues(Axis::Y, "rows"); !done) return failure(done);
        if (auto done = read_clues(Axis::X, "columns"); !done) return failure(done);
        auto made = make_nonogram(clues_, options_);
        if (!made) return made;
        read_goal(*made);
        leave_out_unknown_attributes(puzzle_, kPuzzleAttributes, made->left_out);
        leave_out_unknown_elements(puzzle_, kPuzzleElements, made->left_out);
        return made;
    }

  private:
    std::unexpected<Diagnostic> fail(const XmlElement& at, std::string message, std::string hint = {}) const {
        return std::unexpected(error_at(at.span, std::move(message), std::move(hint)));
    }

    std::string_view default_colour() const { return puzzle_.attribute("defaultcolor").value_or("black"); }
    std::string_view background() const { return puzzle_.attribute("backgroundcolor").value_or("white"); }

    /// Gives each colour of a run a sign. If all runs have the default colour, the nonogram is in black and white.
    std::expected<void, Diagnostic> read_colours() {
        std::vector<std::string_view> used;
        for (const XmlElement* clues : puzzle_.find_all("clues")) {
            for (const XmlElement* line : clues->find_all("line")) {
                for (const XmlElement* count : line->find_all("count")) {
                    const std::string_view colour = count->attribute("color").value_or(default_colour());
                    if (std::ranges::find(used, colour) == used.end()) used.push_back(colour);
                }
            }
        }
        if (used.empty() || (used.size() == 1 && used.front() == default_colour())) return {};
        for (const std::string_view colour : used) {
            const auto sign = add_colour(clues_.colours, {}, colour);
            if (!sign) return fail(puzzle_, "the nonogram has more colours than there are letters");
            signs_[std::string(colour)] = *sign;
        }
        return {};
    }

    std::expected<void, Diagnostic> read_clues(Axis axis, std::string_view type) {
        for (const XmlElement* clues : puzzle_.find_all("clues")) {
            if (clues->attribute("type") != type) continue;
            for (const XmlElement* line : clues->find_all("line")) {
                if (options_.watch != nullptr && options_.watch->is_over(1 + line->elements.size()))
                    return {};
                if (auto done = read_line(*line, clues_.lines[static_cast<std::size_t>(axis)].emplace_back());
                    !done)
                    return done;
            }
            return {};
        }
        return fail(puzzle_, "the puzzle has no clues of its " + std::string(type),
                    "write <clues type=\"" + std::string(type) + "\"> with a <line> for each");
    }

    std::expected<void, Diagnostic> read_line(const XmlElement& line, RunsOfLine& runs) {
        runs.span = line.span;
        for (const XmlElement* count : line.find_all("count")) {
            const std::string_view colour = count->attribute("color").value_or(default_colour());
            auto read = read_runs(trimmed(count->text), count->span);
            if (!read || read->runs.size() != 1) return fail(*count, "<count> has no number");
            if (read->runs[0].text == "0" && line.elements.size() == 1) continue;
            const auto sign = signs_.find(std::string(colour));
            runs.runs.push_back(
                {read->runs[0].text, count->span, sign == signs_.end() ? std::string() : sign->second});
        }
        return {};
    }

    /// Returns the value of a cell of the goal, by the character that the colours declare for it.
    std::map<char, Symbol> symbols_of_goal() const {
        std::map<char, Symbol> symbols;
        for (const XmlElement* colour : puzzle_.find_all("color")) {
            const auto sign = colour->attribute("char"), name = colour->attribute("name");
            if (!sign || !name || sign->size() != 1) continue;
            const auto own = signs_.find(std::string(*name));
            if (*name == background())
                symbols.emplace(sign->front(), Symbol::blank());
            else if (signs_.empty())
                symbols.emplace(sign->front(), Symbol::of_character(U'#'));
            else if (own != signs_.end())
                symbols.emplace(sign->front(),
                                Symbol::of_character(static_cast<char32_t>(own->second.front())));
        }
        return symbols;
    }

    /// Reads the first goal if it has a character for each cell, as the colours declare them.
    void read_goal(Puzzle& made) const {
        const std::map<char, Symbol> symbols = symbols_of_goal();
        for (const XmlElement* solution : puzzle_.find_all("solution")) {
            const XmlElement* image = solution->find("image");
            if (image == nullptr || solution->attribute("type").value_or("goal") != "goal") continue;
            std::vector<Given> goal;
            for (const char sign : image->text) {
                const auto known = symbols.find(sign);
                if (known == symbols.end() || goal.size() == made.grid.cell_count()) continue;
                if (const auto value = made.alphabet.find(known->second))
                    goal.push_back({CellId(goal.size()), ValueId(*value), image->span});
            }
            if (goal.size() == made.grid.cell_count()) made.solution = std::move(goal);
            return;
        }
    }

    const XmlElement& puzzle_;
    const PuzzleOptions& options_;
    NonogramClues clues_;
    std::map<std::string, std::string> signs_;  // of each colour, by its name; empty for black and white
};

std::string xml_text(const std::string& text) {
    std::string escaped;
    for (const char c : text) escaped += c == '<' ? "&lt;" : c == '&' ? "&amp;" : std::string(1, c);
    return escaped;
}

std::string xml_element(const std::string& name, const std::string& text) {
    return text.empty() ? "" : "<" + name + ">" + xml_text(text) + "</" + name + ">\n";
}

/// Writes a colour, the character that the goal has for it, and its red, green and blue in hexadecimal digits.
std::string xml_colour(const std::string& name, const std::string& sign) {
    const std::string code = name == "white"   ? "FFFFFF"
                             : name == "black" ? "000000"
                                               : std::string(code_of_colour(name).substr(1));
    return "<color name=\"" + name + "\" char=\"" + sign + "\">" + code + "</color>\n";
}

/// Two colours of one name are no two colours, so that the second one gets its letter, too.
std::map<std::string, std::string> names_of_colours(const std::vector<NonogramColour>& colours) {
    std::map<std::string, std::string> names;
    for (const NonogramColour& colour : colours) {
        const bool is_taken = colour.name == "white" || std::ranges::any_of(names, [&](const auto& other) {
                                  return other.second == colour.name;
                              });
        names[colour.sign] = colour.name + (is_taken ? colour.sign : "");
    }
    return names;
}

std::string xml_lines(const WrittenNonogram& nonogram, Axis axis,
                      const std::map<std::string, std::string>& names) {
    std::string text = std::string("<clues type=\"") + (axis == Axis::Y ? "rows" : "columns") + "\">\n";
    for (const RunsOfLine& line : nonogram.clues.lines[static_cast<std::size_t>(axis)]) {
        text += "<line>";
        for (const RunsOfLine::Run& run : line.runs) {
            const auto name = names.find(run.colour);
            text += (name == names.end() ? "<count>" : "<count color=\"" + name->second + "\">") + run.text +
                    "</count>";
        }
        text += "</line>\n";
    }
    return text + "</clues>\n";
}

std::string xml_goal(const WrittenNonogram& nonogram) {
    if (nonogram.goal.empty()) return {};
    std::string text = "<solution type=\"goal\">\n<image>\n";
    const std::size_t columns = nonogram.clues.lines[0].size();
    for (std::size_t i = 0; i < nonogram.goal.size(); ++i) {
        const std::string& cell = nonogram.goal[i];
        text += (i % columns == 0 ? "|" : "") +
                (cell.empty()  ? "."
                 : cell == "#" ? "X"
                               : cell) +
                (i % columns + 1 == columns ? "|\n" : "");
    }
    return text + "</image>\n</solution>\n";
}

/// Writes a nonogram, in black and white or in colours.
std::expected<WrittenPuzzle, Diagnostic> write_webpbn(const Puzzle& puzzle) {
    const auto nonogram = nonogram_of_puzzle(puzzle, "a file of webpbn");
    if (!nonogram) return failure(nonogram);
    const auto names = names_of_colours(nonogram->clues.colours);
    WrittenPuzzle written{{}, nonogram->losses};
    if (std::ranges::any_of(nonogram->has_clue,
                            [](const auto& lines) { return std::ranges::find(lines, false) != lines.end(); }))
        written.losses.emplace_back("that some lines have no clue");
    written.text = "<?xml version=\"1.0\"?>\n<puzzle type=\"grid\" defaultcolor=\"black\">\n" +
                   xml_element("source", puzzle.source) + xml_element("title", puzzle.title) +
                   xml_element("author", puzzle.author) + xml_colour("white", ".");
    if (names.empty()) written.text += xml_colour("black", "X");
    for (const NonogramColour& colour : nonogram->clues.colours)
        written.text += xml_colour(names.at(colour.sign), colour.sign);
    written.text += xml_lines(*nonogram, Axis::X, names) + xml_lines(*nonogram, Axis::Y, names) +
                    xml_goal(*nonogram) + "</puzzle>\n";
    return written;
}

bool looks_like_webpbn(std::string_view text) {
    return looks_like_xml_with(text, "puzzle") && looks_like_xml_with(text, "clues type=");
}

/// Reads the XML of webpbn.com: the clues of the columns and rows, the title, the author, the source and, if there is one, the
/// goal as the solution. A `puzzleset` may have several puzzles. Triddlers are refused.
ReadResult read_webpbn(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    ReadResult result;
    const auto fail = [&](Diagnostic error) {
        error.file = file.name;
        if (error.span.line != 0) set_excerpt(error, *file.text);
        result.emplace_back(std::unexpected(std::move(error)));
    };
    auto text = readable_text(file);
    const auto tree = text ? read_xml(*text) : failure(text);
    if (!tree) {
        fail(tree.error());
        return result;
    }
    auto puzzles = tree->find_all("puzzle");
    if (tree->name == "puzzle") puzzles = {&*tree};
    std::size_t cells = 0;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (options.watch != nullptr && options.watch->reached()) return result;
        auto puzzle = WebpbnReader(*puzzles[i], options).read();
        if (puzzle && cells + puzzle->grid.cell_count() > options.cell_limit)
            puzzle = std::unexpected(
                error_at(puzzles[i]->span,
                         "together, this puzzle and those before it have more cells than the cell limit of " +
                             std::to_string(options.cell_limit)));
        if (!puzzle) {
            fail(std::move(puzzle.error()));
            continue;
        }
        cells += puzzle->grid.cell_count();
        puzzle->file = file.name;
        puzzle->text = file.text;
        puzzle->name = puzzle->title.empty() ? puzzle_name(file.name, i, puzzles.size()) : puzzle->title;
        result.push_back(std::move(puzzle));
    }
    if (result.empty()) fail(error_at(tree->span, "the file has no element <puzzle>"));
    return result;
}

}  // namespace

std::vector<FormatPart> webpbn_parts() {
    std::vector<FormatPart> parts;
    add_parts(parts, kWebpbnAttributes);
    add_parts(parts, kWebpbnParts);
    return parts;
}

const Format kWebpbn = {
    .name = "webpbn",
    .summary = "Nonograms in the XML of webpbn.com, in black and white or in colours.",
    .beginning = {},
    .recognises = looks_like_webpbn,
    .read = read_webpbn,
    .example =
        "<puzzle type=\"grid\">\n<title>Key</title>\n<clues type=\"columns\">\n<line><count>2</count></line>"
        "<line><count>1</count></line><line><count>2</count></line>\n</clues>\n<clues type=\"rows\">\n"
        "<line><count>1</count><count>1</count></line><line><count>3</count></line>\n</clues>\n</puzzle>\n",
    .holds_many = true,
    .lost =
        "Reading: notes, descriptions, saved states and the shades of colours. Triddlers are refused. "
        "Writing: which lines "
        "have no clue.",
    .write = write_webpbn,
    .written_texts = {.title = true, .author = true, .source = true, .solution = true},
};

}  // namespace sator::exchange
