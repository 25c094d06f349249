#include "sator/language/parse/read_class.hpp"

#include "sator/language/parse/read_escape.hpp"
#include "sator/language/unicode/range_collector.hpp"

namespace sator::language {

namespace {

/// One member of a class: a character, or a class escape whose characters were already added to the
/// collector.
struct ClassAtom {
    bool is_set = false;
    char32_t character = 0;
};

std::optional<ClassAtom> read_atom(ClueReader& reader, const CharacterMode& mode, RangeCollector& ranges) {
    const char32_t c = reader.peek();
    reader.skip();
    if (c != U'\\') return ClassAtom{false, c};
    if (is_at_class_escape(reader)) {
        const auto value = read_class_escape(reader, mode);
        if (!value) return std::nullopt;
        ranges.add(value->characters);
        return ClassAtom{true, 0};
    }
    if (reader.eat(U'b')) return ClassAtom{false, U'\b'};
    const auto character = read_character_escape(reader, EscapeContext::Class);
    if (!character) return std::nullopt;
    return ClassAtom{false, *character};
}

/// Reads the upper bound of a range, after the lower bound and the hyphen.
bool read_range(ClueReader& reader, const CharacterMode& mode, std::uint32_t begin, ClassAtom first,
                RangeCollector& ranges) {
    const auto last = read_atom(reader, mode, ranges);
    if (!last) return false;
    if (first.is_set || last->is_set) {
        if (reader.is_strict()) {
            return reader.fail(begin, reader.at(), "a class cannot bound a range", "write \\- for a hyphen");
        }
        ranges.add(U'-', U'-');
        if (!first.is_set) ranges.add(first.character, first.character);
        if (!last->is_set) ranges.add(last->character, last->character);
        return true;
    }
    if (first.character > last->character) {
        return reader.fail(begin, reader.at(), "range out of order", "write the lower character first");
    }
    ranges.add(first.character, last->character);
    return true;
}

}  // namespace

std::optional<CodePointSet> read_class(ClueReader& reader, const CharacterMode& mode) {
    const std::uint32_t open = reader.at();
    reader.skip();
    const bool is_negated = reader.eat(U'^');
    RangeCollector ranges;
    while (!reader.eat(U']')) {
        if (reader.at_end()) {
            reader.fail(open, open + 1, "unclosed class", "add ']'");
            return std::nullopt;
        }
        const std::uint32_t begin = reader.at();
        const auto atom = read_atom(reader, mode, ranges);
        if (!atom) return std::nullopt;
        const bool is_range =
            reader.peek() == U'-' && reader.peek(1) != U']' && reader.peek(1) != ClueReader::kEndOfClue;
        if (is_range) {
            reader.skip();
            if (!read_range(reader, mode, begin, *atom, ranges)) return std::nullopt;
        } else if (!atom->is_set) {
            ranges.add(atom->character, atom->character);
        }
    }
    CodePointSet set = close_over_case(ranges.take(), mode.case_rule);
    if (is_negated) return ~set;
    return set;
}

}  // namespace sator::language
