#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/crosswords/crossword_text.hpp"
#include "sator/exchange/packing/zip_archive.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/exchange/table/part_lists.hpp"
#include "sator/exchange/xml/unknown_xml.hpp"
#include "sator/exchange/xml/xml_tree.hpp"
#include "sator/text/source/one_puzzle.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

std::string jpz_text(const XmlElement& element) {
    return std::string(trimmed(in_one_line(element.whole_text())));
}

constexpr std::string_view kOfCrosswordElement = "`crossword`", kOfGrid = "`grid`", kOfCellElement = "`cell`";

/// The elements and attributes that are read, and those that say only how the crossword looks or is solved.
constexpr std::array<FormatPart, 3> kJpzParts = {{
    {"grid", PartUse::Read, false, kOfCrosswordElement},
    {"word", PartUse::Skipped, false, kOfCrosswordElement},
    {"clues", PartUse::Read, false, kOfCrosswordElement},
}};
constexpr std::array<FormatPart, 2> kJpzGridParts = {{
    {"cell", PartUse::Read, false, kOfGrid},
    {"grid-look", PartUse::Skipped, false, kOfGrid},
}};
constexpr std::array<FormatPart, 22> kJpzCellParts = {{
    {"x", PartUse::Read, false, kOfCellElement},
    {"y", PartUse::Read, false, kOfCellElement},
    {"type", PartUse::Read, false, kOfCellElement},
    {"solution", PartUse::Read, false, kOfCellElement},
    {"hint", PartUse::Read, false, kOfCellElement},
    {"top-bar", PartUse::Read, false, kOfCellElement},
    {"left-bar", PartUse::Read, false, kOfCellElement},
    {"right-bar", PartUse::Read, false, kOfCellElement},
    {"bottom-bar", PartUse::Read, false, kOfCellElement},
    {"background-shape", PartUse::Drawn, false, kOfCellElement},
    {"background-color", PartUse::Drawn, false, kOfCellElement},
    {"number", PartUse::Skipped, false, kOfCellElement},
    {"background-picture", PartUse::Skipped, false, kOfCellElement},
    {"foreground-color", PartUse::Skipped, false, kOfCellElement},
    {"solve-state", PartUse::Skipped, false, kOfCellElement},
    {"top-right-number", PartUse::Skipped, false, kOfCellElement},
    {"bottom-left-number", PartUse::Skipped, false, kOfCellElement},
    {"bottom-right-number", PartUse::Skipped, false, kOfCellElement},
    {"top-left-number", PartUse::Skipped, false, kOfCellElement},
    {"number-position", PartUse::Skipped, false, kOfCellElement},
    {"annotation", PartUse::Skipped, false, kOfCellElement},
    {"display-number", PartUse::Skipped, false, kOfCellElement},
}};
constexpr auto kCrosswordElements = part_names(kJpzParts);
constexpr auto kGridElements = part_names(kJpzGridParts);
constexpr auto kJpzCellAttributes = part_names(kJpzCellParts);

/// Reads one crossword, and stops at the first error.
class JpzReader {
  public:
    explicit JpzReader(const PuzzleOptions& options) : options_(options) {}

    std::expected<Puzzle, Diagnostic> read(const XmlElement& root) {
        const XmlElement* puzzle =
            root.name == "rectangular-puzzle" ? &root : root.find("rectangular-puzzle");
        const XmlElement* crossword = puzzle == nullptr ? nullptr : puzzle->find("crossword");
        const XmlElement* grid = crossword == nullptr ? nullptr : crossword->find("grid");
        if (grid == nullptr)
            return std::unexpected(error_at(root.span, "the file has no crossword with a grid",
                                            "other kinds of puzzles are not read"));
        if (const XmlElement* metadata = puzzle->find("metadata")) read_metadata(*metadata);
        if (auto done = read_grid(*grid); !done) return failure(done);
        for (const XmlElement* clues : crossword->find_all("clues")) {
            if (auto done = read_clues(*clues); !done) return failure(done);
        }
        read_words(*crossword);
        leave_out_unknown_elements(*crossword, kCrosswordElements, crossword_.left_out);
        leave_out_unknown_elements(*grid, kGridElements, crossword_.left_out);
        if (has_other_clues_) leave_out("lists of clues that are neither across nor down are not understood");
        return make_crossword(crossword_);
    }

  private:
    std::unexpected<Diagnostic> fail(const XmlElement& at, std::string message, std::string hint = {}) const {
        return std::unexpected(error_at(at.span, std::move(message), std::move(hint)));
    }

    void leave_out(std::string message) {
        crossword_.left_out.push_back({error_at(crossword_.span, std::move(message)), false});
    }

    /// A word is written x="1-3" y="1". If the file lists words, these must be all runs of cells, because the crossword is filled so.
    void read_words(const XmlElement& crossword) {
        std::set<std::pair<std::string, std::string>> listed, runs;
        for (const XmlElement* word : crossword.find_all("word"))
            listed.emplace(word->attribute("x").value_or(""), word->attribute("y").value_or(""));
        if (listed.empty()) return;
        for (const NumberedWord& run : numbered_words(crossword_)) {
            std::string x = std::to_string(run.column + 1), y = std::to_string(run.row + 1);
            if (run.is_across)
                x += "-" + std::to_string(run.column + run.length);
            else
                y += "-" + std::to_string(run.row + run.length);
            runs.emplace(std::move(x), std::move(y));
        }
        if (listed != runs)
            leave_out("words that are not the runs of cells between blocks are not understood");
    }

    void read_metadata(const XmlElement& metadata) {
        for (const auto& [name, text] : {std::pair{"title", &crossword_.title},
                                         {"creator", &crossword_.author},
                                         {"copyright", &crossword_.source}}) {
            if (const XmlElement* element = metadata.find(name)) *text = jpz_text(*element);
        }
    }

    static std::optional<std::size_t> number(const XmlElement& element, std::string_view name) {
        const auto text = element.attribute(name);
        return text ? to_whole_number<std::size_t>(*text) : std::nullopt;
    }

    std::expected<void, Diagnostic> read_grid(const XmlElement& grid) {
        const auto columns = number(grid, "width"), rows = number(grid, "height");
        if (!columns || !rows)
            return fail(grid, "the grid needs its width and its height",
                        "e.g. <grid width=\"15\" height=\"15\">");
        crossword_.columns = *columns;
        crossword_.rows = *rows;
        crossword_.span = grid.span;
        if (auto done = check_size(*columns, *rows, grid.span, options_); !done) return done;
        crossword_.cells.resize(*columns * *rows);
        for (CrosswordText::Cell& cell : crossword_.cells) cell.is_block = true;
        for (const XmlElement* cell : grid.find_all("cell")) {
            if (auto done = read_cell(*cell); !done) return done;
        }
        return {};
    }

    std::expected<void, Diagnostic> read_cell(const XmlElement& element) {
        const auto x = number(element, "x"), y = number(element, "y");
        if (!x || !y || *x < 1 || *y < 1 || *x > crossword_.columns || *y > crossword_.rows)
            return fail(element, "the cell needs x and y inside the grid");
        const std::size_t at = (*y - 1) * crossword_.columns + *x - 1;
        for (const auto& [bar, side] :
             {std::pair{"top-bar", 'T'}, {"left-bar", 'L'}, {"right-bar", 'R'}, {"bottom-bar", 'B'}}) {
            if (element.attribute(bar) == "true") add_bar(crossword_, at, side);
        }
        leave_out_unknown_attributes(element, kJpzCellAttributes, crossword_.left_out);
        crossword_.printed_numbers.resize(crossword_.cells.size());
        crossword_.printed_numbers[at] = static_cast<std::uint32_t>(
            std::min<std::size_t>(number(element, "number").value_or(0), options_.cell_limit));
        CrosswordText::Cell& cell = crossword_.cells[at];
        const std::string_view type = element.attribute("type").value_or("letter");
        cell.is_block = type == "block" || type == "void";
        if (type == "clue") return fail(element, "a clue stands in a cell, and such a crossword is not read");
        if (cell.is_block) return {};
        cell.answer = element.attribute("solution").value_or("");
        cell.is_circled = element.attribute("background-shape") == "circle";
        const auto colour = element.attribute("background-color");
        cell.is_shaded = colour && *colour != "#FFFFFF" && *colour != "#ffffff" && *colour != "white";
        if (element.attribute("hint") == "true") cell.known = cell.answer;
        return {};
    }

    /// The title of the list says its direction.
    std::expected<void, Diagnostic> read_clues(const XmlElement& list) {
        const XmlElement* title = list.find("title");
        std::string name = title == nullptr ? std::string() : jpz_text(*title);
        std::ranges::transform(name, name.begin(), [](char c) {
            return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        });
        const std::string direction = name.contains("across") ? "across"
                                      : name.contains("down") ? "down"
                                                              : "";
        if (direction.empty()) has_other_clues_ = true;
        for (const XmlElement* clue : list.find_all("clue")) {
            if (direction.empty()) continue;
            if (auto done = read_clue(*clue, direction); !done) return done;
        }
        return {};
    }

    std::expected<void, Diagnostic> read_clue(const XmlElement& clue, const std::string& direction) {
        const auto value = number(clue, "number");
        if (!value || *value < 1 || *value > options_.cell_limit)
            return fail(clue, "the clue needs its number");
        std::string text = jpz_text(clue);
        if (const auto format = clue.attribute("format"); format && !format->empty())
            text += " (" + std::string(*format) + ")";
        crossword_.clues.push_back({direction, static_cast<std::uint32_t>(*value), std::move(text)});
        return {};
    }

    const PuzzleOptions& options_;
    CrosswordText crossword_;
    bool has_other_clues_ = false;
};

/// Returns whether the text is XML with an element `crossword-compiler-applet` or `rectangular-puzzle`, or a zip archive that holds a
/// .jpz or an .xml.
bool looks_like_jpz(std::string_view text) {
    if (const auto file = first_zipped_file(text))
        return file->name.ends_with(".jpz") || file->name.ends_with(".xml");
    return looks_like_xml_with(text, "crossword-compiler-applet") ||
           looks_like_xml_with(text, "crossword-compiler") || looks_like_xml_with(text, "rectangular-puzzle");
}

/// Reads the XML of Crossword Compiler (.jpz, perhaps zipped): blocks, void cells, bars, circles, colours, the solution, letters that
/// are shown as hints, and the texts of clues. Puzzles of other kinds are refused. `options.inflate` unpacks an archive.
ReadResult read_jpz(const SourceFile& file, Resources& resources, const PuzzleOptions& options) {
    if (const auto zipped = first_zipped_file(*file.text)) {
        auto text = unzipped(*zipped, options.inflate);
        if (!text) {
            ReadResult result;
            result.emplace_back(std::unexpected(error_in(file.name, std::move(text.error().message))));
            return result;
        }
        return read_jpz({file.name, std::make_shared<const std::string>(std::move(*text))}, resources,
                        options);
    }
    return one_puzzle(file, [&](std::string_view text) -> std::expected<Puzzle, Diagnostic> {
        const auto root = read_xml(text);
        if (!root) return failure(root);
        return JpzReader(options).read(*root);
    });
}

}  // namespace

std::vector<FormatPart> jpz_parts() {
    std::vector<FormatPart> parts;
    add_parts(parts, kJpzParts);
    add_parts(parts, kJpzGridParts);
    add_parts(parts, kJpzCellParts);
    return parts;
}

const Format kJpz = {
    .name = "jpz",
    .summary = "Crosswords in the XML of Crossword Compiler (.jpz), to be filled from the list words.txt.",
    .beginning = "a .jpz file is XML with an element <crossword-compiler>, or that zipped",
    .recognises = looks_like_jpz,
    .read = read_jpz,
    .example =
        "<crossword-compiler-applet><rectangular-puzzle>\n<metadata><title>Small</title></metadata>\n"
        "<crossword><grid width=\"3\" height=\"1\">\n"
        "<cell x=\"1\" y=\"1\" solution=\"B\" number=\"1\"/><cell x=\"2\" y=\"1\" solution=\"A\"/><cell "
        "x=\"3\" y=\"1\" solution=\"G\"/>\n"
        "</grid><word id=\"1\" x=\"1-3\" y=\"1\"/>\n"
        "<clues><title>Across</title><clue word=\"1\" number=\"1\" format=\"3\">It holds "
        "things</clue></clues>\n"
        "</crossword></rectangular-puzzle></crossword-compiler-applet>\n",
    .lost =
        "Reading: formats of texts. Other words than those of runs of cells, and parts that are not known: "
        "then "
        "the puzzle has no verdict. Other kinds are refused.",
};

}  // namespace sator::exchange
