#include <algorithm>
#include <array>
#include <expected>
#include <map>
#include <set>

#include "sator/base/errors.hpp"
#include "sator/base/printable_text.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/crosswords/crossword_text.hpp"
#include "sator/exchange/crosswords/puz_checksums.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/exchange/table/part_lists.hpp"
#include "sator/puzzle/puzzle_name.hpp"
#include "sator/text/source/text_limit.hpp"

namespace sator::exchange {

namespace {

constexpr std::string_view kPuzMagic("ACROSS&DOWN\0", 12);
// Offsets of the header, in bytes.
constexpr std::size_t kMagicAt = 0x02, kSizesSumAt = 0x0E, kMaskedAt = 0x10, kVersionAt = 0x18,
                      kSizesAt = 0x2C, kCluesAt = 0x2E, kKindAt = 0x30, kScrambledAt = 0x32,
                      kHeaderSize = 0x34;
constexpr char kBlock = '.', kOpen = '-', kNoAnswer = 'X';

/// The most bytes before the header. Mail programs and servers put some there.
constexpr std::size_t kMostBytesBefore = 4096;

/// Returns the file from its header on; empty if it has none.
std::string_view from_header(std::string_view text) {
    const std::size_t magic = text.substr(0, kMostBytesBefore).find(kPuzMagic);
    return magic == std::string_view::npos || magic < kMagicAt ? std::string_view()
                                                               : text.substr(magic - kMagicAt);
}

/// The sections after the texts: circles and known letters, answers of several letters, and what somebody did.
constexpr std::array<FormatPart, 5> kPuzSections = {{
    {"GEXT", PartUse::Read, true},
    {"GRBS"},
    {"RTBL"},
    {"LTIM", PartUse::Skipped},
    {"RUSR", PartUse::Skipped},
}};

bool looks_like_puz(std::string_view text) {
    return !from_header(text).empty();
}

/// Reads one file, and stops at the first error. Places are bytes, so errors name them.
class PuzReader {
  public:
    PuzReader(std::string_view bytes, const PuzzleOptions& options)
        : bytes_(looks_like_puz(bytes) ? from_header(bytes) : bytes), options_(options) {}

    std::expected<Puzzle, Diagnostic> read() {
        if (auto done = read_header(); !done) return failure(done);
        if (auto done = read_texts(); !done) return failure(done);
        if (auto done = check_sums(); !done) return failure(done);
        if (auto done = read_sections(); !done) return failure(done);
        if (auto done = read_cells(); !done) return failure(done);
        leave_out_unknown();
        auto puzzle = make_crossword(crossword_);
        if (puzzle && is_scrambled_)
            puzzle->remarks.push_back(error_at({}, "the solution is scrambled, so it is not read"));
        if (puzzle && has_entries_)
            puzzle->remarks.push_back(error_at({}, "the letters that were filled in are not read"));
        return puzzle;
    }

  private:
    std::unexpected<Diagnostic> fail(std::string message, std::string hint = {}) const {
        return std::unexpected(error_at({}, std::move(message), std::move(hint)));
    }
    std::unexpected<Diagnostic> fail_end(const char* part) const {
        return fail("the file ends at byte " + std::to_string(bytes_.size()) + " in " + part);
    }

    std::uint16_t word(std::size_t at) const {
        return static_cast<std::uint16_t>(static_cast<unsigned char>(bytes_[at]) |
                                          static_cast<unsigned>(static_cast<unsigned char>(bytes_[at + 1]))
                                              << 8U);
    }

    /// Sections and a kind of puzzle that are not known may change its rules.
    void leave_out_unknown() {
        for (const auto& [name, data] : sections_) {
            if (std::ranges::find(kPuzSections, name, &FormatPart::name) == kPuzSections.end())
                crossword_.left_out.push_back(
                    {error_at({}, "not understood: the section '" + printable_text(name) + "'"), false});
        }
        if (word(kKindAt) > 1)
            crossword_.left_out.push_back(
                {error_at({}, "not understood: the crossword is of an unusual kind, e.g. without its blocks"),
                 false});
    }

    std::expected<void, Diagnostic> read_header() {
        if (bytes_.size() < kHeaderSize) return fail_end("its header");
        if (!looks_like_puz(bytes_))
            return fail("the file is no .puz, because it has no 'ACROSS&DOWN' at byte 2");
        crossword_.columns = static_cast<unsigned char>(bytes_[kSizesAt]);
        crossword_.rows = static_cast<unsigned char>(bytes_[kSizesAt + 1]);
        clue_count_ = word(kCluesAt);
        is_scrambled_ = word(kScrambledAt) != 0;
        is_utf8_ = bytes_[kVersionAt] >= '2';
        parts_.has_notes_in_sum = is_utf8_ || bytes_.substr(kVersionAt, 3) >= "1.3";
        parts_.sizes = bytes_.substr(kSizesAt, 8);
        if (auto done = check_size(crossword_.columns, crossword_.rows, {}, options_); !done)
            return fail(done.error().message);
        const std::size_t cells = crossword_.columns * crossword_.rows;
        if (bytes_.size() < kHeaderSize + 2 * cells) return fail_end("its grid");
        parts_.solution = bytes_.substr(kHeaderSize, cells);
        parts_.state = bytes_.substr(kHeaderSize + cells, cells);
        next_ = kHeaderSize + 2 * cells;
        return {};
    }

    std::expected<void, Diagnostic> take_text(std::string& text) {
        const std::size_t end = bytes_.find('\0', next_);
        if (end == std::string_view::npos) return fail_end("its texts");
        text = bytes_.substr(next_, end - next_);
        next_ = end + 1;
        return {};
    }

    std::expected<void, Diagnostic> read_texts() {
        if (auto done = take_text(parts_.title); !done) return done;
        if (auto done = take_text(parts_.author); !done) return done;
        if (auto done = take_text(parts_.copyright); !done) return done;
        for (std::size_t i = 0; i < clue_count_; ++i) {
            if (auto done = take_text(parts_.clues.emplace_back()); !done) return done;
        }
        return take_text(parts_.notes);
    }

    std::expected<void, Diagnostic> check_sums() {
        const PuzChecksums sums = puz_checksums(parts_);
        const PuzChecksums stated{word(0), word(kSizesSumAt), std::string(bytes_.substr(kMaskedAt, 8))};
        if (sums == stated) return {};
        const char* which = sums.sizes != stated.sizes   ? "of the sizes"
                            : sums.whole != stated.whole ? "of the whole"
                                                         : "at byte 16";
        return fail(std::string("the checksum ") + which + " is wrong, so the file is damaged",
                    "save it again with the program that made it");
    }

    /// Reads the sections after the texts: GRBS and RTBL (rebus), GEXT (circles).
    std::expected<void, Diagnostic> read_sections() {
        constexpr std::size_t kSectionHeader = 8;
        while (next_ + kSectionHeader <= bytes_.size()) {
            const std::string_view name = bytes_.substr(next_, 4);
            const std::size_t size = word(next_ + 4);
            const std::uint16_t sum = word(next_ + 6);
            next_ += kSectionHeader;
            if (bytes_.size() < next_ + size) return fail_end("a section");
            const std::string_view data = bytes_.substr(next_, size);
            if (puz_checksum(data) != sum)
                return fail("the checksum of the section " + std::string(name) +
                            " is wrong, so the file is damaged");
            sections_[std::string(name)] = data;
            next_ += size + 1;
        }
        return {};
    }

    std::string decoded(const std::string& bytes) const {
        std::string text;
        if (is_utf8_ && !find_bad_utf8(bytes))
            text = bytes;
        else
            for (const char byte : bytes) append_utf8(text, static_cast<unsigned char>(byte));
        std::ranges::replace_if(
            text, [](char c) { return static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n'; }, ' ');
        return text;
    }

    std::expected<void, Diagnostic> read_cells() {
        crossword_.title = decoded(parts_.title);
        crossword_.author = decoded(parts_.author);
        crossword_.source = decoded(parts_.copyright);
        const bool is_solved = !is_scrambled_ && std::ranges::any_of(parts_.solution, [](char c) {
            return c != kBlock && c != kNoAnswer;
        });
        const auto rebus = rebus_table();
        const std::string_view circles = section("GEXT"), cells_with_rebus = section("GRBS");
        constexpr unsigned char kCircled = 0x80, kGiven = 0x40;
        for (std::size_t i = 0; i < parts_.solution.size(); ++i) {
            CrosswordText::Cell& cell = crossword_.cells.emplace_back();
            cell.is_block = parts_.solution[i] == kBlock || parts_.solution[i] == ':';
            if (cell.is_block) continue;
            const unsigned char marks = i < circles.size() ? static_cast<unsigned char>(circles[i]) : 0;
            cell.is_circled = (marks & kCircled) != 0;
            if (is_solved) cell.answer = decoded(std::string(1, parts_.solution[i]));
            const bool is_filled = parts_.state[i] != kOpen && parts_.state[i] != '\0';
            const bool is_given = (marks & kGiven) != 0;
            if (is_filled && is_given) cell.known = decoded(std::string(1, parts_.state[i]));
            has_entries_ = has_entries_ || (is_filled && !is_given);
            const unsigned number =
                i < cells_with_rebus.size() ? static_cast<unsigned char>(cells_with_rebus[i]) : 0;
            if (const auto found = rebus.find(number); number != 0 && found != rebus.end())
                cell.answer = found->second;
        }
        const std::vector<NumberedWord> words = numbered_words(crossword_);
        if (words.size() != parts_.clues.size())
            return fail("the file has " + std::to_string(parts_.clues.size()) + " clues, but the grid has " +
                        std::to_string(words.size()) + " words");
        for (std::size_t i = 0; i < words.size(); ++i)
            crossword_.clues.push_back(
                {words[i].is_across ? "across" : "down", words[i].number, decoded(parts_.clues[i])});
        std::ranges::stable_partition(crossword_.clues,
                                      [](const ClueText& clue) { return clue.direction == "across"; });
        return {};
    }

    std::string_view section(const char* name) const {
        const auto found = sections_.find(name);
        return found == sections_.end() ? std::string_view() : found->second;
    }

    /// Returns the entries "12:HEART;" of RTBL by the numbers of GRBS, which are larger by one.
    std::map<unsigned, std::string> rebus_table() const {
        std::map<unsigned, std::string> table;
        std::string_view entries = section("RTBL");
        while (!entries.empty()) {
            const std::string_view entry = entries.substr(0, entries.find(';'));
            entries.remove_prefix(std::min(entry.size() + 1, entries.size()));
            const std::size_t colon = std::min(entry.find(':'), entry.size());
            if (const auto number = to_whole_number<unsigned>(trimmed(entry.substr(0, colon)));
                number && colon < entry.size())
                table[*number + 1] = decoded(std::string(entry.substr(colon + 1)));
        }
        return table;
    }

    std::string_view bytes_;
    const PuzzleOptions& options_;
    std::size_t next_ = 0, clue_count_ = 0;
    bool is_scrambled_ = false, is_utf8_ = false, has_entries_ = false;
    PuzParts parts_;
    std::map<std::string, std::string_view> sections_;
    CrosswordText crossword_;
};

void append_word(std::string& bytes, std::size_t word) {
    bytes += static_cast<char>(word & 0xFFU);
    bytes += static_cast<char>(word >> 8U & 0xFFU);
}

/// Returns the byte of a letter of Latin-1; nullopt if it is none.
std::optional<char> puz_letter(const std::string& letter) {
    const std::u32string value = to_code_points(letter);
    constexpr char32_t kEndOfLatin = 0x100;
    if (value.size() != 1 || value[0] >= kEndOfLatin) return std::nullopt;
    return static_cast<char>(static_cast<unsigned char>(value[0]));
}

/// Whether a .puz has no byte for a letter or an answer of the crossword.
bool has_other_letters(const CrosswordText& crossword) {
    return std::ranges::any_of(crossword.cells, [](const CrosswordText::Cell& cell) {
        return (!cell.answer.empty() && !puz_letter(cell.answer)) ||
               (!cell.known.empty() && !puz_letter(cell.known));
    });
}

/// Returns the bytes of the grid, the clues and the texts.
PuzParts puz_parts(const CrosswordText& crossword) {
    PuzParts parts;
    const std::vector<NumberedWord> words = numbered_words(crossword);
    parts.sizes = {static_cast<char>(crossword.columns), static_cast<char>(crossword.rows)};
    append_word(parts.sizes, words.size());
    append_word(parts.sizes, 1);  // a puzzle of the usual kind
    append_word(parts.sizes, 0);  // not scrambled
    for (const CrosswordText::Cell& cell : crossword.cells) {
        parts.solution += cell.is_block ? kBlock : puz_letter(cell.answer).value_or(kNoAnswer);
        parts.state += cell.is_block ? kBlock : puz_letter(cell.known).value_or(kOpen);
    }
    parts.title = crossword.title;
    parts.author = crossword.author;
    parts.copyright = crossword.source;
    for (const NumberedWord& word : words) {
        const auto clue = std::ranges::find_if(crossword.clues, [&](const ClueText& text) {
            return text.number == word.number && text.direction == (word.is_across ? "across" : "down");
        });
        parts.clues.push_back(clue == crossword.clues.end() ? "" : clue->text);
    }
    return parts;
}

/// A .puz has a text for each word, and no other.
void add_lost_clues(const CrosswordText& crossword, std::vector<std::string>& losses) {
    std::set<std::pair<std::string, std::uint32_t>> words;
    for (const NumberedWord& word : numbered_words(crossword))
        words.emplace(word.is_across ? "across" : "down", word.number);
    for (const ClueText& clue : crossword.clues) {
        if (!words.contains({clue.direction, clue.number}))
            losses.push_back("the text of clue " + clue.direction + " " + std::to_string(clue.number) +
                             ", because the grid has no such word");
    }
}

/// Reads Across Lite's `.puz`, versions 1.x (Latin-1) and 2.x (UTF-8), with rebus and circles. All checksums are checked. A
/// scrambled solution is not read. A letter that was filled in is known only if the file marks it as given.
ReadResult read_puz(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    ReadResult result;
    auto text = text_within_limit(file);
    auto puzzle = text ? PuzReader(*text, options).read() : failure(text);
    if (puzzle) {
        puzzle->file = file.name;
        puzzle->name = puzzle->title.empty() ? puzzle_name(file.name, 0, 1) : puzzle->title;
    } else {
        puzzle.error().file = file.name;
    }
    result.push_back(std::move(puzzle));
    return result;
}

/// Writes a crossword as `.puz` 2.0. Without a solution, each answer is X, which read_puz takes for none. A crossword with more
/// than 255 columns or rows is refused.
std::expected<WrittenPuzzle, Diagnostic> write_puz(const Puzzle& puzzle) {
    WrittenPuzzle written;
    const auto crossword = crossword_text(puzzle, written.losses);
    if (!crossword) return failure(crossword);
    constexpr std::size_t kLongestSide = 255;
    if (crossword->columns > kLongestSide || crossword->rows > kLongestSide)
        return std::unexpected(error_at({}, "a .puz file has at most 255 columns and rows"));
    const PuzParts parts = puz_parts(*crossword);
    add_lost_clues(*crossword, written.losses);
    if (std::ranges::any_of(crossword->cells, &CrosswordText::Cell::is_shaded))
        written.losses.emplace_back("the shaded cells");
    if (has_bars(*crossword)) written.losses.emplace_back("the bars between cells");
    if (has_other_letters(*crossword))
        written.losses.emplace_back("letters that Latin-1 lacks, and answers of several letters");
    const PuzChecksums sums = puz_checksums(parts);
    std::string& bytes = written.text;
    append_word(bytes, sums.whole);
    bytes += kPuzMagic;
    append_word(bytes, sums.sizes);
    bytes += sums.masked;
    bytes += std::string_view("2.0\0", 4);
    bytes += std::string(16, '\0') + parts.sizes + parts.solution + parts.state;
    for (const std::string* text : {&parts.title, &parts.author, &parts.copyright}) bytes += *text + '\0';
    for (const std::string& clue : parts.clues) bytes += clue + '\0';
    bytes += '\0';
    const auto is_marked = [](const CrosswordText::Cell& cell) {
        return cell.is_circled || !cell.known.empty();
    };
    if (std::ranges::any_of(crossword->cells, is_marked)) {
        std::string circles;
        for (const CrosswordText::Cell& cell : crossword->cells)
            circles += static_cast<char>((cell.is_circled ? 0x80 : 0) | (cell.known.empty() ? 0 : 0x40));
        bytes += "GEXT";
        append_word(bytes, circles.size());
        append_word(bytes, puz_checksum(circles));
        bytes += circles + '\0';
    }
    return written;
}

}  // namespace

std::vector<FormatPart> across_lite_parts() {
    return {kPuzSections.begin(), kPuzSections.end()};
}

const Format kPuz = {
    .name = "puz",
    .summary = "Crosswords in Across Lite's .puz format, to be filled from the list words.txt.",
    .beginning = {},
    .recognises = looks_like_puz,
    .read = read_puz,
    .lost =
        "Reading: notes, times and what was marked as wrong. Sections that are not known: then the puzzle "
        "has no "
        "verdict. Writing: the word list, shades, answers of several letters, and the numbers of clues that "
        "are not the "
        "usual ones.",
    .write = write_puz,
    .written_texts = {.title = true, .author = true, .source = true, .solution = true},
};

}  // namespace sator::exchange
