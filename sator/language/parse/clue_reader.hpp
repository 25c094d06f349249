#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/parse/parse_regex.hpp"

namespace sator::language {

/// The capturing groups of a clue. They decide what `\2` and `\k` mean before the whole clue was parsed.
struct GroupCounts {
    std::uint32_t groups = 0;
    bool has_names = false;
};

/// Counts the capturing groups of an ECMAScript clue. `nested_classes`: classes may nest (flag v).
GroupCounts count_groups(std::u32string_view clue, bool nested_classes);

/// Reads a clue from left to right and keeps the first error found in it.
class ClueReader {
  public:
    /// Returned by `peek` beyond the clue's end.
    static constexpr char32_t kEndOfClue = 0xFFFF'FFFF;

    ClueReader(std::u32string_view text, const RegexOptions& options) : text_(text), options_(options) {}

    std::uint32_t at() const { return at_; }
    std::uint32_t size() const { return static_cast<std::uint32_t>(text_.size()); }
    bool at_end() const { return at_ >= text_.size(); }
    char32_t peek(std::uint32_t ahead = 0) const {
        return at_ + ahead < text_.size() ? text_[at_ + ahead] : kEndOfClue;
    }
    /// Returns the character before the current position.
    char32_t peek_back() const { return text_[at_ - 1]; }
    void skip(std::uint32_t count = 1) { at_ += count; }
    void move_to(std::uint32_t at) { at_ = at; }
    bool eat(char32_t character) {
        if (peek() != character) return false;
        ++at_;
        return true;
    }
    bool eat(std::u32string_view text) {
        if (!is_at(text)) return false;
        skip(static_cast<std::uint32_t>(text.size()));
        return true;
    }
    bool is_at(std::u32string_view text) const { return text_.substr(at_).starts_with(text); }
    /// Returns the clue's text from `begin` to the current position, as UTF-8.
    std::string text_since(std::uint32_t begin) const;

    const RegexOptions& options() const { return options_; }
    bool is_java() const { return options_.dialect == Dialect::Java; }
    /// Returns whether the strict syntax applies: ECMAScript with flag u or v, without Annex B.
    bool is_strict() const { return !is_java() && (options_.flags.unicode || options_.flags.unicode_sets); }

    const GroupCounts& group_counts();

    /// Records an error at [begin, end), unless there is one already. Always returns false, so that callers
    /// can return the result.
    [[gnu::cold]] bool fail(std::uint32_t begin, std::uint32_t end, std::string message,
                            std::string hint = {});
    /// Does the same as `fail`, for an error of kind "size limit".
    [[gnu::cold]] bool fail_limit(std::uint32_t begin, std::uint32_t end, std::string message,
                                  std::string hint = {});
    /// Adds the number of strings that the property of strings at [begin, current position) expands to. Fails
    /// and returns false if the clue exceeds the limit.
    bool count_strings(std::size_t count, std::uint32_t begin);
    bool has_failed() const { return error_.has_value(); }
    RegexError take_error() { return std::move(*error_); }

  private:
    std::u32string_view text_;
    const RegexOptions& options_;
    std::uint32_t at_ = 0;
    std::size_t strings_ = 0;
    std::optional<GroupCounts> group_counts_;
    std::optional<RegexError> error_;
};

}  // namespace sator::language
