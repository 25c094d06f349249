// The tables of docs/formats.md are true: each part is fed to its reader, and what is written has the parts that are said to be written.
#include "sator/exchange/format_parts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "sator/base/trimmed.hpp"
#include "sator/exchange/crosswords/puz_checksums.hpp"
#include "sator/exchange/penpa/penpa_drawing.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using exchange::FormatPart;
using exchange::PartUse;

/// A text with parts between « and », as tests/links/format_parts.txt has it.
struct FedText {
    std::string format, owner, text;
    std::vector<std::string> names;  ///< of the parts; "*" for all others
};

std::vector<FedText> fed_texts() {
    std::ifstream input(SATOR_SOURCE_DIR "/tests/links/format_parts.txt");
    std::vector<FedText> texts;
    for (std::string line; std::getline(input, line);) {
        if (line.starts_with("# ") || line == "#") continue;
        if (!line.starts_with("@ ")) {
            if (!texts.empty()) texts.back().text += line + "\n";
            continue;
        }
        const std::size_t colon = line.find(": "), of = line.find(" of ");
        FedText& fed = texts.emplace_back();
        fed.format = line.substr(2, std::min(colon, of) - 2);
        if (of < colon) fed.owner = line.substr(of + 4, colon - of - 4);
        for (std::string_view rest = std::string_view(line).substr(colon + 2); !rest.empty();) {
            const std::string_view name = rest.substr(0, rest.find(' '));
            fed.names.emplace_back(name);
            rest.remove_prefix(std::min(name.size() + 1, rest.size()));
        }
    }
    return texts;
}

std::string with_replaced(std::string text, std::string_view what, std::string_view with) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
        text.replace(at, what.size(), with);
    return text;
}

std::string with_part(const std::string& text, std::string_view name) {
    return with_replaced(with_replaced(with_replaced(text, "«", ""), "»", ""), "NAME", name);
}

std::string without_part(const std::string& text) {
    const std::size_t begin = text.find("«"), end = text.find("»");
    return text.substr(0, begin) + text.substr(end + std::string_view("»").size());
}

std::expected<Puzzle, Diagnostic> read_part(const std::string& text, std::string_view format) {
    Resources none;
    return read_puzzles(text, "file", none, {}, format).at(0);
}

/// Whether a reader says that it does not understand a text.
bool is_refused(const std::expected<Puzzle, Diagnostic>& read) {
    return !read || !read->left_out.empty();
}

std::string fault_of(const std::expected<Puzzle, Diagnostic>& read) {
    if (!read) return to_text(read.error());
    return read->left_out.empty() ? "" : read->left_out.front().what.message;
}

void expect_use(const FormatPart& part, const FedText& fed) {
    const std::string text = with_part(fed.text, part.name);
    const auto with = read_part(text, fed.format), without = read_part(without_part(fed.text), fed.format);
    if (part.use == PartUse::Refused) {
        EXPECT_TRUE(is_refused(with)) << text;
        EXPECT_FALSE(is_refused(without)) << text << fault_of(without);
        return;
    }
    ASSERT_FALSE(is_refused(with)) << text << fault_of(with);
    const bool is_same = !is_refused(without) && *with == *without;
    EXPECT_EQ(is_same, part.use == PartUse::Skipped) << text;
    if (part.use == PartUse::Drawn) {
        ASSERT_TRUE(without) << text;
        EXPECT_NE(with->decorations, without->decorations) << text;
        EXPECT_EQ(with->rules, without->rules) << text;
    }
}

std::string in_small_letters(std::string_view text) {
    std::string small(text);
    for (char& c : small) c = 'A' <= c && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
    return small;
}

/// What is written of a text with the part has the part's name and is read as the same puzzle.
void expect_written(const FormatPart& part, const FedText& fed, const Format& format) {
    const auto read = read_part(with_part(fed.text, part.name), fed.format);
    const auto written = read ? write_puzzle(format, *read) : std::unexpected(read.error());
    ASSERT_TRUE(written) << fed.format << " " << part.name << ": " << to_text(written.error());
    EXPECT_TRUE(written->losses.empty()) << part.name << ": " << written->losses.front();
    EXPECT_TRUE(in_small_letters(written->text).contains(in_small_letters(part.name)))
        << part.name << " is not in " << written->text;
    const auto again = read_part(written->text, fed.format);
    ASSERT_TRUE(again) << written->text;
    EXPECT_EQ(again->rules, read->rules) << written->text;
    EXPECT_EQ(again->initials, read->initials) << written->text;
}

const FedText* text_for(const FormatPart& part, const std::vector<FedText>& fed, std::string_view format) {
    const auto find = [&](std::string_view name) {
        return std::ranges::find_if(fed, [&](const FedText& text) {
            return text.format == format && text.owner == part.owner &&
                   std::ranges::find(text.names, name) != text.names.end();
        });
    };
    auto found = find(part.name);
    if (found == fed.end()) found = find("*");
    return found == fed.end() ? nullptr : &*found;
}

/// The formats whose parts are kinds of puzzles, bytes, fields of any object or lines, which other tests feed.
constexpr std::array<std::string_view, 10> kFedElsewhere = {"iss", "puzz.link", "pzprv3", "penpa", "tatham",
                                                            "puz", "lists",     "pasted", "sdk",   "hodoku"};

TEST(FormatParts, EachIsWhatItsTableSays) {
    const std::vector<FedText> fed = fed_texts();
    for (const Format& format : standard_formats()) {
        if (std::ranges::find(kFedElsewhere, format.name) != kFedElsewhere.end()) continue;
        for (const FormatPart& part : exchange::format_parts(format)) {
            const FedText* text = text_for(part, fed, format.name);
            ASSERT_NE(text, nullptr) << format.name << ": no text has '" << part.name << "' of '"
                                     << part.owner << "'";
            expect_use(part, *text);
            if (part.is_written) expect_written(part, *text, format);
        }
    }
}

TEST(FormatParts, EachTextIsAboutAPart) {
    for (const FedText& fed : fed_texts()) {
        const auto format = std::ranges::find(standard_formats(), fed.format, &Format::name);
        ASSERT_NE(format, standard_formats().end()) << fed.format;
        const auto parts = exchange::format_parts(*format);
        for (const std::string& name : fed.names) {
            EXPECT_TRUE(std::ranges::any_of(parts,
                                            [&](const FormatPart& part) {
                                                return part.owner == fed.owner &&
                                                       (name == "*" || name == part.name);
                                            }))
                << fed.format << ": " << name << " of '" << fed.owner << "'";
        }
    }
}

/// A section after the texts of a .puz.
std::string puz_section(std::string_view name, const std::string& data) {
    const auto word = [](std::size_t number) {
        return std::string{static_cast<char>(number & 0xFFU), static_cast<char>(number >> 8U & 0xFFU)};
    };
    return std::string(name) + word(data.size()) + word(exchange::puz_checksum(data)) + data + '\0';
}

TEST(FormatParts, SectionsOfPuz) {
    const auto crossword = read_part("crossword words.txt\n| . . .\nsolution\n| B A G\n", "sator");
    ASSERT_TRUE(crossword) << to_text(crossword.error());
    const std::string plain = exchange::kPuz.write(*crossword)->text;
    const auto base = read_part(plain, "puz");
    ASSERT_FALSE(is_refused(base)) << fault_of(base);
    for (const FormatPart& part : exchange::format_parts(exchange::kPuz)) {
        std::string bytes = plain;
        if (part.name == "GEXT") bytes += puz_section("GEXT", std::string("\x80\0\0", 3));
        if (part.name == "GRBS" || part.name == "RTBL")
            bytes += puz_section("GRBS", std::string("\x02\0\0", 3)) + puz_section("RTBL", " 1:HEART;");
        if (part.use == PartUse::Skipped) bytes += puz_section(part.name, "1,0");
        const auto read = read_part(bytes, "puz");
        ASSERT_FALSE(is_refused(read)) << part.name << fault_of(read);
        EXPECT_EQ(*read == *base, part.use == PartUse::Skipped) << part.name;
        EXPECT_EQ(exchange::kPuz.write(*read)->text.contains(part.name), part.is_written) << part.name;
    }
}

std::vector<std::string> lines_of_links(const std::string& file) {
    std::ifstream input(SATOR_SOURCE_DIR "/tests/links/" + file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(input, line);) {
        if (!line.empty() && line[0] != '#') lines.push_back(line.substr(0, line.find(' ')));
    }
    return lines;
}

/// Returns a link of puzz.link of this kind: a recorded one, or that of the kind's example. Empty if there is none.
std::string link_with(std::string_view name, std::string_view kind) {
    for (const char* file : {"pzpr_links.txt", "pzpr_answers.txt"}) {
        for (const std::string& line : lines_of_links(file)) {
            if (line.substr(0, line.find('/')) == name) return "https://puzz.link/p?" + line + "\n";
        }
    }
    const text::Kind* row = text::find_kind(kind);
    if (row == nullptr) return {};
    // A link may have no sign for a known value of the example, e.g. for a cell without a number.
    const std::string example(row->example);
    for (const std::string& text : {example, example.substr(0, example.find("\ninitial"))}) {
        const auto read = read_part(text, "sator");
        const auto written = read ? exchange::kPuzzLink.write(*read) : std::unexpected(read.error());
        if (written) return written->text;
    }
    return {};
}

TEST(FormatParts, KindsOfPuzzLink) {
    std::string_view first;
    std::string link;
    for (const FormatPart& part : exchange::format_parts(exchange::kPuzzLink)) {
        if (part.is_written) {
            first = part.name;
            link = link_with(part.name, part.read_as);
            ASSERT_FALSE(link.empty()) << part.name;
        }
        const std::string named =
            with_replaced(link, "?" + std::string(first) + "/", "?" + std::string(part.name) + "/");
        const auto read = read_part(named, "puzz.link");
        EXPECT_EQ(is_refused(read), part.use == PartUse::Refused) << named << fault_of(read);
        if (part.use == PartUse::Refused || !read) continue;
        const auto written = exchange::kPuzzLink.write(*read);
        ASSERT_TRUE(written) << named;
        EXPECT_EQ(written->text, link) << named;
        const std::string kind = read->kind == nullptr ? "" : read->kind->definition->name;
        EXPECT_TRUE(kind == part.read_as || text::find_kind(part.read_as) == nullptr)
            << named << " is " << kind;
    }
}

/// Only the name is fed: corpus_test.cpp reads boards of these kinds.
TEST(FormatParts, KindsOfPzprv3) {
    for (const FormatPart& part : exchange::format_parts(exchange::kPzprv3)) {
        const auto read = read_part("pzprv3/" + std::string(part.name) + "/x/", "pzprv3");
        ASSERT_FALSE(read) << part.name;
        const bool is_about_size = read.error().message.contains("the number of rows");
        EXPECT_EQ(is_about_size, part.use == PartUse::Read) << to_text(read.error());
    }
}

TEST(FormatParts, GamesOfTatham) {
    for (const FormatPart& part : exchange::format_parts(exchange::kGameId)) {
        const std::string begin = std::string(part.name) + ":";
        const auto ids = lines_of_links("tatham_ids.txt");
        const auto id =
            std::ranges::find_if(ids, [&](const std::string& line) { return line.starts_with(begin); });
        const std::string own = part.name == "net" ? "4:1775375d15551553" : "4:a";
        const auto read = read_part(id == ids.end() ? begin + own : *id, "tatham");
        EXPECT_EQ(is_refused(read), part.use == PartUse::Refused) << part.name << fault_of(read);
        if (part.use == PartUse::Refused || !read) continue;
        const auto written = exchange::kGameId.write(*read);
        ASSERT_TRUE(written) << part.name;
        EXPECT_TRUE(written->text.contains("/" + std::string(part.name) + ".html#")) << written->text;
    }
}

TEST(FormatParts, FieldsOfLists) {
    for (const FormatPart& part : exchange::format_parts(exchange::kLists)) {
        const bool is_of_sudoku = part.owner.starts_with("a sudoku");
        const std::string name(part.name);
        const std::string grid = "[[1,0,0,0],[0,0,3,0],[4,0,0,0],[0,0,2,0]]";
        const bool is_grid = is_of_sudoku && part.use == PartUse::Read && part.owner == "a sudoku" &&
                             name != "title" && name != "name";
        const std::string runs = R"("rows": [[2], [1]], "columns": [[2], [1]])";
        const auto read = read_part(is_grid ? "{\"" + name + "\": " + grid + ", \"puzzle\": " + grid + "}"
                                    : !is_of_sudoku && part.use != PartUse::Refused
                                        ? "{\"" + name + "\": \"x\", " + runs + "}"
                                        : "{\"" + name + "\": \"x\", \"puzzle\": " + grid + "}",
                                    "lists");
        if (!is_grid && part.use == PartUse::Read && !is_of_sudoku) continue;  // its value is a list of runs
        EXPECT_EQ(is_refused(read), part.use == PartUse::Refused) << name << fault_of(read);
    }
}

}  // namespace
}  // namespace sator::tests
