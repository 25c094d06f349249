// Reads classes of java.util.regex.Pattern, e.g. [abc[d-f]&&[^e]]. The members between two && are united,
// these parts are intersected, and a ^ after the bracket negates the result. A ']' that begins a class is a
// character.

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/parse/nested_class_reader.hpp"
#include "sator/language/parse/read_java.hpp"

namespace sator::language {

namespace {

class JavaClassReader final : public NestedClassReader {
  public:
    JavaClassReader(ClueReader& reader, const CharacterMode& mode) : NestedClassReader(reader, mode, kHint) {}

  private:
    static constexpr const char* kHint = "write what to intersect: [A-Z&&[^AEIOU]]";

    bool read_next() override {
        if (reader_.peek() == U']' && innermost().has_operand) return close();
        if (reader_.peek() == U'[') return open();
        if (reader_.is_at(U"&&")) return end_part();
        if (reader_.eat(U"\\Q")) return read_quoted();
        return read_member();
    }

    /// Intersects what is between two && with the parts before it.
    void merge_ranges() override {
        OpenClass& set = innermost();
        CodePointSet part = close_over_case(set.ranges.take(), mode_.case_rule);
        const bool is_first = set.operation != SetOperation::Intersection;
        set.value.characters = is_first ? std::move(part) : set.value.characters & part;
    }

    bool end_part() {
        OpenClass& set = innermost();
        if (!set.has_operand || set.wants_operand) {
            return reader_.fail(reader_.at(), reader_.at() + 1, "there is nothing before the operator",
                                kHint);
        }
        merge_ranges();
        set.operation = SetOperation::Intersection;
        set.wants_operand = true;
        reader_.skip(2);
        return true;
    }

    /// Returns the ranges of the innermost class, for one more operand.
    RangeCollector& operands() {
        innermost().has_operand = true;
        innermost().wants_operand = false;
        return innermost().ranges;
    }

    bool add_class(ClassValue&& nested) override {
        operands().add(nested.characters);
        return true;
    }

    /// Adds each character of \Q…\E.
    bool read_quoted() {
        for (; !reader_.at_end() && !reader_.eat(U"\\E"); reader_.skip())
            operands().add(reader_.peek(), reader_.peek());
        return true;
    }

    std::optional<char32_t> read_character() override {
        const char32_t c = reader_.peek();
        reader_.skip();
        return c == U'\\' ? read_java_character_escape(reader_) : c;
    }

    bool read_member() {
        const std::uint32_t begin = reader_.at();
        if (reader_.eat(U'\\')) {
            if (is_at_java_class_escape(reader_)) {
                const auto set = read_java_class_escape(reader_, mode_.case_rule);
                if (set) operands().add(*set);
                return set.has_value();
            }
            reader_.move_to(begin);
        }
        const auto first = read_character();
        if (!first) return false;
        std::optional range = CodePointRange{*first, *first};
        const char32_t bound = reader_.peek(1);
        if (reader_.peek() == U'-' && bound != U']' && bound != U'[' && bound != ClueReader::kEndOfClue)
            range = read_range(begin, *first);
        if (range) operands().add(range->first, range->last);
        return range.has_value();
    }
};

}  // namespace

std::optional<CodePointSet> read_java_class(ClueReader& reader, const CharacterMode& mode) {
    auto value = JavaClassReader(reader, mode).read();
    if (!value) return std::nullopt;
    return std::move(value->characters);
}

}  // namespace sator::language
