#include "sator/create/regex/letter_grid.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "sator/base/utf8.hpp"
#include "sator/create/regex/quotations.hpp"
#include "sator/create/regex/theme_words.hpp"
#include "sator/create/regex/word_grid.hpp"
#include "sator/language/unicode/case_folding.hpp"
#include "sator/puzzle/grids/hexagon.hpp"
#include "sator/puzzle/grids/rectangle.hpp"

namespace sator::create {

namespace {

/// The greatest width of a rectangle, in heights, if the caller did not choose its size.
constexpr std::size_t kWidest = 3;
/// One saying in this number is written without blanks and signs if its letters fill the grid.
constexpr std::size_t kBareShare = 2;
/// The size if nothing else is known.
constexpr CrosswordSize kUsualSize{5, 5, 0};
/// All lengths from the shortest to the longest occur among the theme words.
constexpr std::size_t kShortestThemeWord = 3, kLongestThemeWord = 8;

/// Returns a rectangle for `letters` letters: one that they fill, if it is not too wide, else one that leaves the fewest cells.
CrosswordSize rectangle_for(std::size_t letters) {
    CrosswordSize best{letters, 1, 0};
    std::size_t least = SIZE_MAX;
    for (std::size_t rows = 1; rows * rows <= letters + rows; ++rows) {
        const std::size_t columns = (letters + rows - 1) / rows;
        if (columns > kWidest * rows || columns < rows) continue;
        const std::size_t left = columns * rows - letters;
        if (left > least) continue;
        least = left;
        best = {columns, rows, 0};
    }
    return best;
}

/// Returns words in a row, `letters` cells in all; with a blank between them if cells may hold one.
std::u32string stream_of_words(std::size_t letters, bool has_blanks, RandomSource& random) {
    const std::span<const std::u32string> words = theme_words();
    std::u32string text;
    while (text.size() < letters) {
        const std::size_t left = letters - text.size();
        const std::u32string& word = words[random.below(words.size())];
        const bool leaves_room = word.size() + kShortestThemeWord <= left;
        if (has_blanks && left < kShortestThemeWord) {
            text += U' ';
        } else if (word.size() == left || leaves_room || left < kShortestThemeWord ||
                   left > kLongestThemeWord) {
            text += word;
            if (has_blanks) text += U' ';
        }
    }
    return text.substr(0, letters);
}

std::u32string random_cells(std::size_t count, const std::u32string& alphabet, bool has_blanks,
                            RandomSource& random) {
    const auto is_in_alphabet = [&](char32_t c) { return alphabet.contains(c); };
    if (std::ranges::all_of(std::u32string_view(U"ABCDEFGHIJKLMNOPQRSTUVWXYZ"), is_in_alphabet))
        return stream_of_words(count, has_blanks, random);
    std::u32string cells;
    for (std::size_t i = 0; i < count; ++i) {
        // A letter often comes again soon: references need that.
        const bool is_echo = i > 1 && random.below(3) == 0;
        cells += is_echo ? cells[i - 1 - random.below(std::min<std::size_t>(i, 3))] : random.pick(alphabet);
    }
    return cells;
}

std::expected<Answer, CreateFailure> from_text(const AnswerRequest& request, const std::u32string& alphabet,
                                               RandomSource& random) {
    const std::u32string letters = letters_of(request.text);
    if (letters.empty()) return mistake("the text has no letters", "write --text \"TO BE OR NOT TO BE\"");
    Answer answer{request.has_size ? request.size : rectangle_for(letters.size()), letters};
    const std::size_t cells = cell_count(answer.size);
    if (letters.size() > cells)
        return mistake("the text has " + std::to_string(letters.size()) + " letters, the grid " +
                           std::to_string(cells) + " cells",
                       "choose a larger --size, or none");
    // What is left has blanks, because words that are no part of the sentence would be told from it.
    if (letters.size() < cells)
        answer.cells += request.has_signs ? std::u32string(cells - letters.size(), U' ')
                                          : random_cells(cells - letters.size(), alphabet, false, random);
    return answer;
}

std::expected<Answer, CreateFailure> from_phrase(const AnswerRequest& request) {
    const std::u32string phrase = phrase_of(request.phrase);
    if (phrase.empty()) return mistake("the phrase is empty", "write --phrase \"To be, or not to be\"");
    Answer answer{request.has_size ? request.size : rectangle_for(phrase.size()), phrase};
    const std::size_t cells = cell_count(answer.size);
    if (phrase.size() > cells)
        return mistake("the phrase has " + std::to_string(phrase.size()) +
                           " letters, blanks and signs, the grid " + std::to_string(cells) + " cells",
                       "choose a larger --size, or none");
    answer.cells.resize(cells, U' ');
    for (const std::u32string& word : words_between_blanks(to_utf8(phrase)))
        answer.theme.push_back(letters_of(to_utf8(word)));
    return answer;
}

/// Fills the grid with a saying; nullopt if none is as long.
std::optional<Answer> from_quotation(const CrosswordSize& size, RandomSource& random) {
    const std::size_t cells = cell_count(size);
    const Quotation* bare = random.below(kBareShare) == 0 ? letters_for(cells, random) : nullptr;
    const Quotation* quotation = bare != nullptr ? bare : quotation_for(cells, random);
    if (quotation == nullptr) return std::nullopt;
    Answer answer{size, bare != nullptr ? letters_of(bare->text) : to_code_points(quotation->text)};
    answer.cells.resize(cells, U' ');
    answer.title = quotation->title;
    answer.theme = words_between_blanks(quotation->words);
    return answer;
}

/// Fills the lines with words. Words of the caller's that differ in length fill a rectangle one after the other if no size is
/// requested.
std::expected<Answer, CreateFailure> from_words(const AnswerRequest& request, const std::u32string& alphabet,
                                                Resources& files, const Limits& limits,
                                                RandomSource& random) {
    Answer answer{request.has_size ? request.size : kUsualSize, {}};
    if (!request.has_size && is_own_list(request.words)) {
        const auto size = size_for_words(request.words);
        if (!size) {
            AnswerRequest as_text = request;
            as_text.text = request.words;
            return from_text(as_text, alphabet, random);
        }
        answer.size = *size;
    }
    auto cells = cells_of_words(answer.size, request.words, files, limits, random);
    if (!cells) return failure(cells);
    answer.cells = std::move(*cells);
    return answer;
}

/// Returns the size of a grid with these lines: a rectangle, or a hexagon if the lines grow and then shrink by one letter each.
std::expected<CrosswordSize, CreateFailure> size_of_lines(const std::vector<std::u32string>& lines) {
    const auto is_as_long = [&](const std::u32string& line) { return line.size() == lines[0].size(); };
    if (std::ranges::all_of(lines, is_as_long)) return CrosswordSize{lines[0].size(), lines.size(), 0};
    std::size_t total = 0;
    for (const std::u32string& line : lines) total += line.size();
    const std::size_t most = 2 * total;
    for (std::size_t x = 1; x <= most; ++x) {
        for (std::size_t z = 1; z <= most; ++z) {
            if ((x + lines.size() + z) % 2 == 0) continue;
            const auto grid = make_hexagon(x, lines.size(), z);
            if (!grid || grid->grid.places.size() != total) continue;
            const auto fits = [&](std::size_t i) { return (*grid)[Axis::Y][i].size() == lines[i].size(); };
            std::size_t i = 0;
            while (i < lines.size() && fits(i)) ++i;
            if (i == lines.size()) return CrosswordSize{x, lines.size(), z};
        }
    }
    return mistake("the lines of letters make neither a rectangle nor a hexagon",
                   "write lines of equal length, or lines that grow and shrink by one letter each, e.g. of "
                   "3, 4, 5, 4 and 3 letters");
}

std::expected<Answer, CreateFailure> from_grid(const AnswerRequest& request, Resources& files) {
    const auto file = files.find(request.grid, "");
    if (!file)
        return mistake("no file called '" + request.grid + "' can be read",
                       "write the file's path, its lines are the rows of the grid");
    std::vector<std::u32string> lines;
    for (std::string_view rest = file->text; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::u32string line = letters_of(rest.substr(0, end));
        if (!line.empty()) lines.push_back(line);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    if (lines.empty())
        return mistake("'" + request.grid + "' has no letters", "write the letters of each row in a line");
    const auto size = size_of_lines(lines);
    if (!size) return failure(size);
    Answer answer{*size, {}};
    for (const std::u32string& line : lines) answer.cells += line;
    return answer;
}

/// Spreads the letters of the message over the grid, in reading order.
std::expected<void, CreateFailure> hide_message(const std::string& message, Answer& answer,
                                                RandomSource& random) {
    const std::u32string letters = letters_of(message);
    const std::size_t cells = answer.cells.size();
    if (letters.size() > cells)
        return mistake("the message has " + std::to_string(letters.size()) + " letters, the grid " +
                           std::to_string(cells) + " cells",
                       "choose a larger --size");
    std::size_t left = letters.size();
    for (std::size_t i = 0; i < cells && left > 0; ++i) {
        if (random.below(cells - i) >= left) continue;
        answer.cells[i] = letters[letters.size() - left];
        answer.message.push_back(CellId(i));
        --left;
    }
    return {};
}

/// Finds the letters of the message in a grid that is already filled, from the start to the end.
std::expected<void, CreateFailure> find_message(const std::string& message, Answer& answer) {
    std::size_t at = 0;
    for (const char32_t c : letters_of(message)) {
        at = answer.cells.find(c, at);
        if (at == std::u32string::npos) {
            return not_met("the letters of the message do not occur in this order in the grid",
                           "leave out --text, --grid and --words, or choose another message");
        }
        answer.message.push_back(CellId(at++));
    }
    return {};
}

}  // namespace

std::size_t cell_count(const CrosswordSize& size) {
    if (!size.is_hexagonal()) return size.x * size.y;
    const auto grid = make_hexagon(size.x, size.y, size.z);
    return grid ? grid->grid.places.size() : 0;
}

std::u32string phrase_of(std::string_view text) {
    std::u32string phrase;
    for (const char32_t c : to_code_points(text)) {
        const bool is_blank = c <= U' ' || c == 0xA0;
        if (is_blank && (phrase.empty() || phrase.back() == U' ')) continue;
        const char32_t plain = c == 0x2019 || c == 0x2018 ? U'\'' : c == 0x201C || c == 0x201D ? U'"' : c;
        phrase += is_blank ? U' ' : canonicalise(plain, false);
    }
    while (phrase.ends_with(U' ')) phrase.pop_back();
    return phrase;
}

std::u32string letters_of(std::string_view text) {
    std::u32string letters;
    for (const char32_t small : to_code_points(text)) {
        const char32_t c = canonicalise(small, false);
        if ((c >= U'A' && c <= U'Z') || (c >= U'0' && c <= U'9') || c > U'\u00BF') letters += c;
    }
    return letters;
}

std::expected<Answer, CreateFailure> fill_answer(const AnswerRequest& request, const std::u32string& alphabet,
                                                 Resources& files, const Limits& limits,
                                                 RandomSource& random) {
    std::expected<Answer, CreateFailure> answer = Answer{request.has_size ? request.size : kUsualSize, {}};
    const bool is_free =
        request.text.empty() && request.phrase.empty() && request.grid.empty() && request.words.empty();
    const bool has_quotation = is_free && request.has_signs && request.message.empty();
    if (!request.phrase.empty()) {
        answer = from_phrase(request);
    } else if (auto said = has_quotation ? from_quotation(answer->size, random) : std::nullopt) {
        answer = std::move(*said);
    } else if (!request.text.empty()) {
        answer = from_text(request, alphabet, random);
    } else if (!request.grid.empty()) {
        answer = from_grid(request, files);
    } else if (!request.words.empty()) {
        answer = from_words(request, alphabet, files, limits, random);
    } else {
        answer->cells = random_cells(cell_count(answer->size), alphabet, request.has_signs, random);
    }
    if (!answer || request.message.empty()) return answer;
    const auto hidden =
        is_free ? hide_message(request.message, *answer, random) : find_message(request.message, *answer);
    if (!hidden) return failure(hidden);
    return answer;
}

}  // namespace sator::create
