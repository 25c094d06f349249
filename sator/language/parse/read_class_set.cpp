// Classes of the flag v (ClassSetExpression, ECMA-262 22.2.1), parsed with an explicit stack of open classes.
// Unions are collected in a RangeCollector, so that a class of many members takes linear time.
#include <algorithm>
#include <iterator>
#include <set>

#include "sator/base/utf8.hpp"
#include "sator/language/parse/read_class.hpp"
#include "sator/language/parse/read_escape.hpp"
#include "sator/language/unicode/case_folding.hpp"
#include "sator/language/unicode/range_collector.hpp"

namespace sator {

namespace {

enum class Operation : std::uint8_t { None, Union, Intersection, Subtraction };

/// A class that is still open, with the value of the operands read so far.
struct OpenSet {
    std::uint32_t begin = 0;
    bool is_negated = false;
    bool has_operand = false;
    bool wants_operand = false;  // after && or --
    Operation operation = Operation::None;
    RangeCollector ranges;  // of a union, not yet merged into `value`
    ClassValue value;
};

using Strings = std::vector<std::u32string>;

void merge_ranges(OpenSet& open) {
    open.value.characters = open.value.characters | open.ranges.take();
}

void unite(OpenSet& open, ClassValue&& operand) {
    open.ranges.add(operand.characters);
    open.value.may_contain_strings |= operand.may_contain_strings;
    if (operand.strings.empty()) return;
    Strings all;
    std::ranges::set_union(open.value.strings, operand.strings, std::back_inserter(all));
    open.value.strings = std::move(all);
}

void intersect(ClassValue& value, const ClassValue& operand) {
    Strings both;
    std::ranges::set_intersection(value.strings, operand.strings, std::back_inserter(both));
    value.strings = std::move(both);
    value.characters = value.characters & operand.characters;
    value.may_contain_strings &= operand.may_contain_strings;
}

void subtract(ClassValue& value, const ClassValue& operand) {
    Strings left;
    std::ranges::set_difference(value.strings, operand.strings, std::back_inserter(left));
    value.strings = std::move(left);
    value.characters = value.characters - operand.characters;
}

/// Reads one outermost class of the flag v with its nested classes. Nested classes are on an explicit stack
/// instead of recursion.
class ClassSetReader {
  public:
    ClassSetReader(ClueReader& reader, const CharacterMode& mode) : reader_(reader), mode_(mode) {}

    std::optional<ClassValue> read() {
        if (!open()) return std::nullopt;
        while (!result_) {
            if (!read_next()) return std::nullopt;
        }
        return std::move(result_);
    }

  private:
    bool open() {
        const std::uint32_t limit = reader_.options().limits.nesting;
        const std::uint32_t begin = reader_.at();
        if (open_.size() >= limit) {
            return reader_.fail_limit(
                begin, begin + 1, "nesting limit: classes nest at most " + std::to_string(limit) + " deep");
        }
        reader_.skip();
        OpenSet& set = open_.emplace_back();
        set.begin = begin;
        set.is_negated = reader_.eat(U'^');
        return true;
    }

    bool read_next() {
        OpenSet& set = open_.back();
        if (reader_.at_end()) return reader_.fail(set.begin, set.begin + 1, "unclosed class", "add ']'");
        if (reader_.peek() == U']') return close();
        if (reader_.is_at(U"&&")) return read_operator(Operation::Intersection);
        if (reader_.is_at(U"--")) return read_operator(Operation::Subtraction);
        const bool is_operand_of_operator =
            set.operation == Operation::Intersection || set.operation == Operation::Subtraction;
        if (is_operand_of_operator && !set.wants_operand) return fail_mixed();
        if (reader_.peek() == U'[') return open();
        return read_operand();
    }

    bool fail_mixed() {
        return reader_.fail(reader_.at(), reader_.at() + 1, "operators are mixed in a class",
                            "put one part into its own […]");
    }

    bool read_operator(Operation operation) {
        OpenSet& set = open_.back();
        const std::uint32_t begin = reader_.at();
        if (!set.has_operand || set.wants_operand) {
            return reader_.fail(begin, begin + 2, "nothing stands before the operator",
                                "escape the characters to mean themselves");
        }
        if (set.operation != Operation::None && set.operation != operation) return fail_mixed();
        reader_.skip(2);
        if (operation == Operation::Intersection && reader_.peek() == U'&') {
            return reader_.fail(begin, begin + 3, "&&& in a class", "escape the third: &&\\&");
        }
        merge_ranges(set);
        set.operation = operation;
        set.wants_operand = true;
        return true;
    }

    bool close() {
        OpenSet& set = open_.back();
        if (set.wants_operand) {
            return reader_.fail(reader_.at(), reader_.at() + 1, "nothing stands behind the operator",
                                "add what to combine");
        }
        merge_ranges(set);
        reader_.skip();
        if (set.is_negated) {
            if (set.value.may_contain_strings) {
                return reader_.fail(set.begin, reader_.at(), "a class with strings cannot be negated",
                                    "take out \\q{…} and properties of strings");
            }
            set.value.characters = ~set.value.characters;
        }
        ClassValue value = std::move(set.value);
        open_.pop_back();
        if (!open_.empty()) return combine(std::move(value));
        result_ = std::move(value);
        return true;
    }

    bool combine(ClassValue&& operand) {
        OpenSet& set = open_.back();
        set.wants_operand = false;
        if (set.operation == Operation::Intersection) {
            intersect(set.value, operand);
        } else if (set.operation == Operation::Subtraction) {
            subtract(set.value, operand);
        } else {
            if (set.has_operand) set.operation = Operation::Union;
            unite(set, std::move(operand));
        }
        set.has_operand = true;
        return true;
    }

    bool read_operand() {
        const std::uint32_t begin = reader_.at();
        if (reader_.peek() == U'\\') {
            reader_.skip();
            if (is_at_class_escape(reader_)) {
                auto value = read_class_escape(reader_, mode_);
                return value && combine(*std::move(value));
            }
            if (reader_.is_at(U"q{")) return read_strings();
            reader_.move_to(begin);
        }
        const auto first = read_character();
        if (!first) return false;
        if (reader_.peek() != U'-' || reader_.peek(1) == U'-' || reader_.peek(1) == U']') {
            return combine(closed({{*first, *first}}));
        }
        return read_range(begin, *first);
    }

    bool read_range(std::uint32_t begin, char32_t first) {
        OpenSet& set = open_.back();
        reader_.skip();
        if (reader_.at_end()) return reader_.fail(set.begin, set.begin + 1, "unclosed class", "add ']'");
        const auto last = read_character();
        if (!last) return false;
        if (first > *last) {
            return reader_.fail(begin, reader_.at(), "range out of order", "write the lower character first");
        }
        if (set.wants_operand) {
            return reader_.fail(begin, reader_.at(), "a range cannot be an operand",
                                "write [a-z] in brackets");
        }
        if (!combine(closed({{first, *last}}))) return false;
        set.operation = Operation::Union;
        return true;
    }

    ClassValue closed(const CodePointSet& set) const {
        return {close_over_case(set, mode_.case_rule), {}, false};
    }

    /// Reads a ClassSetCharacter (22.2.1).
    std::optional<char32_t> read_character() {
        const char32_t c = reader_.peek();
        if (c == U'\\') {
            reader_.skip();
            if (reader_.eat(U'b')) return U'\b';
            return read_character_escape(reader_, EscapeContext::ClassSet);
        }
        const std::string written = to_utf8(std::u32string(1, c));
        constexpr std::u32string_view kSyntax = U"()[]{}/-|";
        constexpr std::u32string_view kDoubled = U"&!#$%*+,.:;<=>?@^`~";
        if (kSyntax.find(c) != std::u32string_view::npos) {
            reader_.fail(reader_.at(), reader_.at() + 1, "lone '" + written + "' in a class of the flag v",
                         "write \\" + written + " for the character itself");
            return std::nullopt;
        }
        if (reader_.peek(1) == c && kDoubled.find(c) != std::u32string_view::npos) {
            reader_.fail(reader_.at(), reader_.at() + 2,
                         "'" + written + written + "' is reserved in a class of the flag v",
                         "write \\" + written + " for the character itself");
            return std::nullopt;
        }
        reader_.skip();
        return c;
    }

    /// Reads \q{abc|d|}; the reader is at the q.
    bool read_strings() {
        const std::uint32_t begin = reader_.at() - 1;
        reader_.skip(2);
        ClassValue value;
        std::vector<CodePointRange> characters;
        std::set<std::u32string> strings;
        std::u32string text;
        for (;;) {
            if (reader_.at_end()) return reader_.fail(begin, begin + 3, "unclosed \\q", "add '}'");
            if (reader_.peek() != U'|' && reader_.peek() != U'}') {
                const auto c = read_character();
                if (!c) return false;
                text += mode_.case_rule == CaseRule::Folding ? canonicalise(*c, true) : *c;
                continue;
            }
            if (text.size() == 1) {
                characters.push_back({text.front(), text.front()});
            } else {
                strings.insert(text);
            }
            text.clear();
            if (reader_.eat(U'}')) break;
            reader_.skip();
        }
        value = closed(CodePointSet(std::move(characters)));
        value.strings.assign(strings.begin(), strings.end());
        value.may_contain_strings = !strings.empty();
        return combine(std::move(value));
    }

    ClueReader& reader_;
    const CharacterMode& mode_;
    std::vector<OpenSet> open_;
    std::optional<ClassValue> result_;
};

}  // namespace

std::optional<ClassValue> read_class_set(ClueReader& reader, const CharacterMode& mode) {
    return ClassSetReader(reader, mode).read();
}

}  // namespace sator
