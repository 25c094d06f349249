#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sator/create/requests/create_namespace.hpp"

namespace sator::create {

/// The sort of a clue's item.
enum class Construct : std::uint8_t {
    Letter,     ///< A
    Dot,        ///< .
    Class,      ///< [PLEASE], in the order in which its letters are written
    Negated,    ///< [^SPEAK]
    Shorthand,  ///< \s \d \w \W
    Group,      ///< (AB|C), (.)
    Reference,  ///< \1
    Look,       ///< (?=…) (?!…) (?<=…) (?<!…)
};
constexpr std::size_t kConstructs = 8;

/// The number of times that an item occurs.
struct Times {
    static constexpr std::uint32_t kEver = std::numeric_limits<std::uint32_t>::max();

    std::uint32_t min = 1, max = 1;

    bool is_once() const { return min == 1 && max == 1; }
    friend bool operator==(const Times&, const Times&) = default;
};
constexpr Times kAnyTimes{0, Times::kEver}, kOnceOrMore{1, Times::kEver}, kOptional{0, 1};

/// Stands for the '-' of a range, because a class may have a '-' as a member.
constexpr char32_t kRangeMark = U'\uE000';

/// Stands for a blank that is written as it is, in a class that spells a sentence. Other blanks are written as \s.
constexpr char32_t kSpokenBlank = U'\uE001';

struct ClueItem;
using ClueSequence = std::vector<ClueItem>;

/// A part of a clue as a person writes it. RegexTree does not serve here: it knows which letters a class has, but not that
/// they spell a word.
struct ClueItem {
    Construct construct = Construct::Letter;
    Times times = {};
    /// Letter: the letter. Class and Negated: the members; kRangeMark between two of them makes a range. Shorthand: its letter.
    /// Look: "=", "!", "<=" or "<!".
    std::u32string text = {};
    std::vector<ClueSequence> branches = {};  ///< Group, Look
    std::uint32_t tag = 0;  ///< Group: a name for references, or 0. Reference: the name of its group
};

/// A clue: branches with '|' between them, mostly one.
struct ClueTree {
    std::vector<ClueSequence> branches;
};

ClueItem letter(char32_t c);
/// The letters one after another.
ClueSequence letters(std::u32string_view text);
ClueItem dot(Times times = {});
ClueItem one_of(std::u32string members, Times times = {});
ClueItem none_of(std::u32string members, Times times = {});
ClueItem group(std::vector<ClueSequence> branches, Times times = {}, std::uint32_t tag = 0);
ClueItem reference(std::uint32_t tag, Times times = {});
/// \w, \W, \s or \d.
ClueItem shorthand(char32_t letter, Times times = {});
ClueItem look(std::u32string_view kind, ClueSequence inner);

/// Appends `more` to `sequence`.
void append(ClueSequence& sequence, ClueSequence more);

/// Writes a clue. References get the numbers of their groups.
std::string text_of(const ClueTree& tree);

/// Returns the form of a clue without its letters, e.g. "[]+(|)?a.*": clues of one form look alike. The quantifiers * and + are the
/// same here, and so are runs of letters of any length.
std::string shape_of(const ClueTree& tree);

}  // namespace sator::create
