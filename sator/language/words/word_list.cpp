// Reads a word list without copying it: words are slices of the file's text.
#include "sator/language/words/word_list.hpp"

#include <algorithm>
#include <cstring>
#include <limits>
#include <optional>

#include "sator/base/errors.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/language/words/word_list_encoding.hpp"

namespace sator {

using namespace base;
using namespace language;

namespace {

std::size_t code_points(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::optional<std::int64_t> to_score(std::string_view text) {
    if (text.starts_with('+')) text.remove_prefix(1);
    return to_whole_number<std::int64_t>(text);
}

}  // namespace

class WordList::Reader {
  public:
    Reader(WordList& list, LimitWatch& watch) : list_(list), text_(list.text_), watch_(watch) {}

    std::expected<void, Diagnostic> run() {
        if (text_.size() > std::numeric_limits<std::uint32_t>::max()) {
            return std::unexpected(error_in(list_.file_, "a word list holds at most four gigabytes"));
        }
        std::size_t at = 0;
        while (at < text_.size() && !watch_.is_over() && watch_.has_room_to_grow(list_.words_)) {
            const void* const found = std::memchr(text_.data() + at, '\n', text_.size() - at);
            const std::size_t end =
                found == nullptr ? text_.size()
                                 : static_cast<std::size_t>(static_cast<const char*>(found) - text_.data());
            ++line_;
            if (auto done = read_line(text_.substr(at, end - at)); !done) return done;
            at = end + 1;
        }
        return {};
    }

  private:
    std::expected<void, Diagnostic> read_line(std::string_view line) {
        std::string_view word = trimmed(line);
        std::int64_t score = kDefaultScore;
        const void* const found = word.empty() ? nullptr : std::memchr(word.data(), ';', word.size());
        if (found != nullptr) {
            const std::size_t semicolon = word.rfind(';');
            const std::string_view number = trimmed(word.substr(semicolon + 1));
            const auto value = to_score(number);
            if (!value)
                return std::unexpected(
                    bad_score(line, static_cast<std::size_t>(number.data() - line.data()), number));
            score = *value;
            word = trimmed(word.substr(0, semicolon));
        } else if (const std::size_t tab = word.rfind('\t'); tab != std::string_view::npos) {
            if (const auto value = to_score(trimmed(word.substr(tab + 1)))) {
                score = *value;
                word = trimmed(word.substr(0, tab));
            }
        }
        if (!word.empty()) add(word, score);
        return {};
    }

    void add(std::string_view word, std::int64_t score) {
        if (score != kDefaultScore && list_.scores_.empty())
            list_.scores_.assign(list_.words_.size(), kDefaultScore);
        const bool has_scores = score != kDefaultScore || !list_.scores_.empty();
        list_.words_.push_back({static_cast<std::uint32_t>(word.data() - text_.data()),
                                static_cast<std::uint32_t>(word.size())});
        if (has_scores) list_.scores_.push_back(score);
    }

    Diagnostic bad_score(std::string_view line, std::size_t begin, std::string_view number) const {
        Diagnostic error =
            error_in(list_.file_, number.empty() ? "a score is missing" : "a score is a whole number",
                     "write a line as 'word' or 'word;50'");
        error.span = {line_, static_cast<std::uint32_t>(code_points(line.substr(0, begin)) + 1),
                      std::max<std::uint32_t>(1, static_cast<std::uint32_t>(code_points(number)))};
        set_excerpt(error, text_);
        return error;
    }

    WordList& list_;
    std::string_view text_;
    LimitWatch& watch_;
    std::uint32_t line_ = 0;
};

std::expected<WordList, Diagnostic> WordList::read(std::string file, std::string text, LimitWatch& watch) {
    WordList list;
    list.file_ = std::move(file);
    PlainWordList plain = plain_word_list(list.file_, std::move(text));
    list.text_ = std::move(plain.text);
    list.remarks_ = std::move(plain.remarks);
    if (auto done = Reader(list, watch).run(); !done) return failure(done);
    list.group_by_length(watch);
    return list;
}

/// Counting sort of the words by length.
void WordList::group_by_length(LimitWatch& watch) {
    if (!watch.has_room(3 * words_.size() * sizeof(std::uint32_t))) return;
    std::vector<std::uint32_t> lengths(words_.size());
    std::size_t longest = 0;
    for (std::size_t i = 0; i < words_.size() && !watch.is_over(); ++i) {
        lengths[i] = static_cast<std::uint32_t>(code_points(word(i)));
        longest = std::max<std::size_t>(longest, lengths[i]);
    }
    first_.assign(longest + 2, 0);
    for (const std::uint32_t length : lengths) ++first_[length + 1];
    for (std::size_t n = 1; n < first_.size(); ++n) first_[n] += first_[n - 1];
    std::vector<std::uint32_t> next(first_.begin(), first_.end() - 1);
    sorted_.resize(words_.size());
    for (std::uint32_t i = 0; i < lengths.size(); ++i) sorted_[next[lengths[i]]++] = i;
}

std::span<const std::uint32_t> WordList::of_length(std::size_t length) const {
    if (length + 1 >= first_.size()) return {};
    return {sorted_.data() + first_[length], sorted_.data() + first_[length + 1]};
}

std::vector<std::size_t> WordList::lengths() const {
    std::vector<std::size_t> lengths;
    for (std::size_t n = 0; n + 1 < first_.size(); ++n) {
        if (first_[n] < first_[n + 1]) lengths.push_back(n);
    }
    return lengths;
}

}  // namespace sator
