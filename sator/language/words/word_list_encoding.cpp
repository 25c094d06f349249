#include "sator/language/words/word_list_encoding.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "sator/base/ascii.hpp"
#include "sator/base/utf8.hpp"

namespace sator::language {

namespace {

/// UTF-16 with the byte that comes first: the lower one, or the higher one.
std::string from_utf16(std::string_view text, bool is_little_endian) {
    constexpr std::uint32_t kHigh = 0xD800, kLow = 0xDC00, kEnd = 0xE000, kSurrogateBits = 10,
                            kAbove = 0x10000;
    const auto unit = [&](std::size_t at) {
        const auto first = static_cast<unsigned char>(text[at]),
                   second = static_cast<unsigned char>(text[at + 1]);
        return static_cast<std::uint32_t>(is_little_endian ? first | second << 8 : second | first << 8);
    };
    std::string plain;
    for (std::size_t at = 0; at + 1 < text.size(); at += 2) {
        std::uint32_t point = unit(at);
        const std::uint32_t next = at + 3 < text.size() ? unit(at + 2) : 0;
        if (point >= kHigh && point < kLow && next >= kLow && next < kEnd) {
            point = kAbove + ((point - kHigh) << kSurrogateBits) + (next - kLow);
            at += 2;
        }
        append_utf8(plain, static_cast<char32_t>(point));
    }
    return plain;
}

/// Returns whether each byte above ASCII is ill-formed as UTF-8.
bool is_latin1(std::string_view text) {
    const auto is_above = [](char c) { return static_cast<unsigned char>(c) > 0x7F; };
    if (std::ranges::none_of(text, is_above)) return false;
    for (std::size_t at = 0; at < text.size();) {
        const auto bad = find_bad_utf8(text.substr(at));
        const std::string_view good = text.substr(at, bad.value_or(text.size() - at));
        if (std::ranges::any_of(good, is_above)) return false;
        at += good.size() + 1;
    }
    return true;
}

std::string from_latin1(std::string_view text) {
    std::string plain;
    for (const char c : text) append_utf8(plain, static_cast<unsigned char>(c));
    return plain;
}

bool is_number_line(std::string_view line) {
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
    return !line.empty() && std::ranges::all_of(line, is_digit);
}

/// The stem of a line such as "word/FLAGS" or "word po:noun": '/' ends it unless "\/" is written.
std::string stem_of(std::string_view line) {
    std::string stem;
    for (std::size_t i = 0; i < line.size() && line[i] != '/' && line[i] != '\t'; ++i) {
        if (line[i] == '\\' && i + 1 < line.size() && line[i + 1] == '/') ++i;
        // A field has a name of two letters.
        if (line[i] == ' ' && i + 3 < line.size() && line[i + 3] == ':') break;
        stem += line[i];
    }
    return stem;
}

std::string stems_of(std::string_view text) {
    std::string stems;
    for (bool is_first = true; !text.empty(); is_first = false) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        // The first line is the number of the words.
        stems += (is_first ? std::string() : stem_of(text.substr(0, end))) + "\n";
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return stems;
}

/// A score of Qxw.
struct QxwScore {
    std::size_t end = 0;  ///< of the word
    int tenths = 0;
};

/// Reads "-2.5" as -25. Further digits are dropped. Returns nullopt if it is no number from -10 to 10.
std::optional<int> to_tenths(std::string_view text) {
    constexpr int kMostTenths = 100;
    const bool is_negative = text.starts_with('-');
    if (is_negative || text.starts_with('+')) text.remove_prefix(1);
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::string_view whole = text.substr(0, point),
                           fraction = text.substr(std::min(point + 1, text.size()));
    if (whole.empty() || whole.size() > 2 || !std::ranges::all_of(whole, is_digit) ||
        !std::ranges::all_of(fraction, is_digit))
        return std::nullopt;
    int tenths = 0;
    for (const char digit : whole) tenths = (tenths + (digit - '0')) * 10;
    if (!fraction.empty()) tenths += fraction.front() - '0';
    if (tenths > kMostTenths) return std::nullopt;
    return is_negative ? -tenths : tenths;
}

std::optional<QxwScore> qxw_score(std::string_view line) {
    const std::size_t space = line.rfind(' ');
    const std::size_t end = space == std::string_view::npos ? space : line.find_last_not_of(' ', space);
    // Other lists may have a space before their scores.
    if (end == std::string_view::npos || line.find_first_of(";\t") != std::string_view::npos)
        return std::nullopt;
    const auto tenths = to_tenths(line.substr(space + 1));
    return tenths ? std::optional(QxwScore{end + 1, *tenths}) : std::nullopt;
}

std::string_view without_line_end(std::string_view line) {
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ' || line.back() == '\t'))
        line.remove_suffix(1);
    return line;
}

/// The lines of a dictionary of Qxw as "word;score"; nullopt if some line is none of it.
std::optional<std::string> qxw_lines(std::string_view text) {
    constexpr int kTenths = 10;
    std::vector<std::pair<std::string_view, int>> lines;
    bool has_words = false, has_fractions = false;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = without_line_end(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        const auto score = qxw_score(line);
        if (!score && !line.empty()) return std::nullopt;
        lines.emplace_back(line.substr(0, score ? score->end : 0), score ? score->tenths : 0);
        has_words = has_words || score;
        has_fractions = has_fractions || (score && score->tenths % kTenths != 0);
    }
    if (!has_words) return std::nullopt;
    std::string scored;
    for (const auto& [word, tenths] : lines) {
        if (!word.empty())
            scored.append(word).append(";").append(std::to_string(has_fractions ? tenths : tenths / kTenths));
        scored += "\n";
    }
    return scored;
}

}  // namespace

PlainWordList plain_word_list(std::string_view file, std::string text) {
    PlainWordList list{std::move(text), {}};
    const std::string_view raw = list.text;
    if (raw.starts_with("\xFF\xFE") || raw.starts_with("\xFE\xFF")) {
        list.text = from_utf16(raw.substr(2), raw.front() == '\xFF');
        list.remarks.emplace_back("the list is in UTF-16");
    } else if (is_latin1(raw)) {
        list.text = from_latin1(raw);
        list.remarks.emplace_back("the list is not in UTF-8, and is read as Latin-1");
    }
    if (list.text.starts_with(kByteOrderMark)) list.text.erase(0, kByteOrderMark.size());
    const bool is_dictionary =
        file.ends_with(".dic") && is_number_line(std::string_view(list.text).substr(0, list.text.find('\n')));
    if (is_dictionary) {
        list.text = stems_of(list.text);
        list.remarks.emplace_back(
            "only the stems of this Hunspell dictionary are read, not the forms that its .aff makes");
    } else if (auto scored = qxw_lines(list.text)) {
        list.text = std::move(*scored);
        list.remarks.emplace_back("the number after each word is read as its score, as Qxw has it");
    }
    return list;
}

}  // namespace sator::language
