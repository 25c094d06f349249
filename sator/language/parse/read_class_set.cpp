// Reads classes of the flag v (ECMA-262, ClassContents), e.g. [\w--[aeiou]] or [\p{L}&&\p{ASCII}]. Each
// operand is combined as soon as it has been read.

#include <algorithm>
#include <iterator>
#include <set>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"
#include "sator/language/parse/nested_class_reader.hpp"
#include "sator/language/parse/read_class.hpp"
#include "sator/language/parse/read_escape.hpp"
#include "sator/language/unicode/case_folding.hpp"

namespace sator::language {

namespace {

using Strings = std::vector<std::u32string>;

void unite(OpenClass& open, ClassValue&& operand) {
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

class ClassSetReader final : public NestedClassReader {
  public:
    ClassSetReader(ClueReader& reader, const CharacterMode& mode)
        : NestedClassReader(reader, mode, "add what to combine") {}

  private:
    bool read_next() override {
        const OpenClass& set = innermost();
        if (reader_.peek() == U']') return close();
        if (reader_.is_at(U"&&")) return read_operator(SetOperation::Intersection);
        if (reader_.is_at(U"--")) return read_operator(SetOperation::Subtraction);
        const bool is_operand_of_operator =
            set.operation == SetOperation::Intersection || set.operation == SetOperation::Subtraction;
        if (is_operand_of_operator && !set.wants_operand) return fail_mixed();
        if (reader_.peek() == U'[') return open();
        return read_operand();
    }

    bool fail_mixed() {
        return reader_.fail(reader_.at(), reader_.at() + 1, "operators are mixed in a class",
                            "put one part into its own […]");
    }

    bool read_operator(SetOperation operation) {
        OpenClass& set = innermost();
        const std::uint32_t begin = reader_.at();
        if (!set.has_operand || set.wants_operand) {
            return reader_.fail(begin, begin + 2, "there is nothing before the operator",
                                "escape the characters to mean themselves");
        }
        if (set.operation != SetOperation::None && set.operation != operation) return fail_mixed();
        reader_.skip(2);
        if (operation == SetOperation::Intersection && reader_.peek() == U'&') {
            return reader_.fail(begin, begin + 3, "&&& in a class", "escape the third: &&\\&");
        }
        merge_ranges();
        set.operation = operation;
        set.wants_operand = true;
        return true;
    }

    void merge_ranges() override {
        ClassValue& value = innermost().value;
        value.characters = value.characters | innermost().ranges.take();
    }

    bool add_class(ClassValue&& nested) override { return combine(std::move(nested)); }

    bool combine(ClassValue&& operand) {
        OpenClass& set = innermost();
        set.wants_operand = false;
        if (set.operation == SetOperation::Intersection) {
            intersect(set.value, operand);
        } else if (set.operation == SetOperation::Subtraction) {
            subtract(set.value, operand);
        } else {
            if (set.has_operand) set.operation = SetOperation::Union;
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
        return read_range_operand(begin, *first);
    }

    bool read_range_operand(std::uint32_t begin, char32_t first) {
        const auto range = read_range(begin, first);
        if (!range) return false;
        OpenClass& set = innermost();
        if (set.wants_operand) {
            return reader_.fail(begin, reader_.at(), "a range cannot be an operand",
                                "write [a-z] in brackets");
        }
        if (!combine(closed({*range}))) return false;
        set.operation = SetOperation::Union;
        return true;
    }

    ClassValue closed(const CodePointSet& set) const {
        return {close_over_case(set, mode_.case_rule), {}, false};
    }

    /// ClassSetCharacter.
    std::optional<char32_t> read_character() override {
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
};

}  // namespace

std::optional<ClassValue> read_class_set(ClueReader& reader, const CharacterMode& mode) {
    return ClassSetReader(reader, mode).read();
}

}  // namespace sator::language
