// The cursor over a clue's text that all readers of the parser share. Groups are counted by a separate scan
// of the text.
#include "sator/language/parse/clue_reader.hpp"

#include "sator/base/utf8.hpp"

namespace sator::language {

namespace {

/// Properties of strings such as \p{RGI_Emoji} may expand to this number of strings in one clue, because each
/// string becomes nodes of the tree. The limit allows \p{RGI_Emoji} about 30 times.
constexpr std::size_t kMostStrings = 100'000;

/// Returns the position after the class that opens at `at`, or the clue's end.
std::size_t end_of_class(std::u32string_view clue, std::size_t at, bool nested) {
    std::size_t depth = 0;
    for (; at < clue.size(); ++at) {
        if (clue[at] == U'\\') {
            ++at;
        } else if (clue[at] == U'[' && (nested || depth == 0)) {
            ++depth;
        } else if (clue[at] == U']' && --depth == 0) {
            return at + 1;
        }
    }
    return clue.size();
}

bool opens_named_group(std::u32string_view text) {
    return text.starts_with(U"(?<") && !text.starts_with(U"(?<=") && !text.starts_with(U"(?<!");
}

}  // namespace

GroupCounts count_groups(std::u32string_view clue, bool nested_classes) {
    GroupCounts group_counts;
    for (std::size_t at = 0; at < clue.size();) {
        const char32_t c = clue[at];
        if (c == U'[') {
            at = end_of_class(clue, at, nested_classes);
            continue;
        }
        if (c == U'(') {
            const bool is_named = opens_named_group(clue.substr(at));
            group_counts.has_names |= is_named;
            if (is_named || !clue.substr(at).starts_with(U"(?")) ++group_counts.groups;
        }
        at += c == U'\\' ? 2 : 1;
    }
    return group_counts;
}

std::string ClueReader::text_since(std::uint32_t begin) const {
    return to_utf8(text_.substr(begin, at_ - begin));
}

const GroupCounts& ClueReader::group_counts() {
    if (!group_counts_) group_counts_ = count_groups(text_, options_.flags.unicode_sets);
    return *group_counts_;
}

bool ClueReader::count_strings(std::size_t count, std::uint32_t begin) {
    strings_ += count;
    if (strings_ <= kMostStrings) return true;
    return fail_limit(begin, at_,
                      "string limit: properties of strings stand for at most " +
                          std::to_string(kMostStrings) + " strings in a clue");
}

bool ClueReader::fail(std::uint32_t begin, std::uint32_t end, std::string message, std::string hint) {
    if (!error_) error_ = RegexError{false, begin, end, std::move(message), std::move(hint)};
    return false;
}

bool ClueReader::fail_limit(std::uint32_t begin, std::uint32_t end, std::string message, std::string hint) {
    if (!error_) error_ = RegexError{true, begin, end, std::move(message), std::move(hint)};
    return false;
}

}  // namespace sator::language
