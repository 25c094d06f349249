// Parses classes of java.util.regex.Pattern, e.g. [abc[d-f]&&[^e]]. The members of each part between two &&
// are united, the parts are intersected, and ^ after the bracket negates the result. A ']' that comes first
// in a part is literal.
#include "sator/language/parse/read_java.hpp"
#include "sator/language/unicode/range_collector.hpp"

namespace sator {

namespace {

struct OpenClass {
    std::uint32_t begin = 0;
    bool is_negated = false;
    bool has_member = false;             // since the last &&
    std::optional<CodePointSet> former;  // intersection of the parts before the last &&
    RangeCollector ranges;
};

/// Reads one outermost class with its nested classes. Nested classes are on an explicit stack instead of
/// recursion.
class JavaClassReader {
  public:
    JavaClassReader(ClueReader& reader, const CharacterMode& mode) : reader_(reader), mode_(mode) {}

    std::optional<CodePointSet> read() {
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
        OpenClass& opened = open_.emplace_back();
        opened.begin = begin;
        opened.is_negated = reader_.eat(U'^');
        return true;
    }

    bool read_next() {
        OpenClass& current = open_.back();
        if (reader_.at_end()) {
            return reader_.fail(current.begin, current.begin + 1, "unclosed class", "add ']'");
        }
        if (reader_.peek() == U']' && (current.has_member || current.former)) return close();
        if (reader_.peek() == U'[') return open();
        if (reader_.is_at(U"&&")) return end_part();
        if (reader_.eat(U"\\Q")) return read_quoted();
        return read_range();
    }

    /// Intersects the part that just ended with the parts before it.
    void finish_part(OpenClass& current) {
        const CodePointSet part = close_over_case(current.ranges.take(), mode_.case_rule);
        current.former = current.former ? *current.former & part : part;
    }

    bool end_part() {
        OpenClass& current = open_.back();
        if (!current.has_member) return fail_missing("nothing stands before the operator");
        finish_part(current);
        current.has_member = false;
        reader_.skip(2);
        return true;
    }

    bool close() {
        OpenClass& current = open_.back();
        if (!current.has_member) return fail_missing("nothing stands behind the operator");
        finish_part(current);
        reader_.skip();
        CodePointSet set = current.is_negated ? ~*current.former : *std::move(current.former);
        open_.pop_back();
        if (open_.empty()) {
            result_ = std::move(set);
        } else {
            open_.back().ranges.add(set);
            open_.back().has_member = true;
        }
        return true;
    }

    bool fail_missing(const char* message) {
        return reader_.fail(reader_.at(), reader_.at() + 1, message,
                            "write what to intersect: [A-Z&&[^AEIOU]]");
    }

    /// Adds the characters of \Q…\E.
    bool read_quoted() {
        OpenClass& current = open_.back();
        while (!reader_.at_end() && !reader_.eat(U"\\E")) {
            current.ranges.add(reader_.peek(), reader_.peek());
            current.has_member = true;
            reader_.skip();
        }
        return true;
    }

    std::optional<char32_t> read_character() {
        const char32_t c = reader_.peek();
        reader_.skip();
        return c == U'\\' ? read_java_character_escape(reader_) : c;
    }

    bool read_range() {
        OpenClass& current = open_.back();
        const std::uint32_t begin = reader_.at();
        current.has_member = true;
        if (reader_.eat(U'\\')) {
            if (is_at_java_class_escape(reader_)) {
                const auto set = read_java_class_escape(reader_, mode_.case_rule);
                if (set) current.ranges.add(*set);
                return set.has_value();
            }
            reader_.move_to(begin);
        }
        const auto first = read_character();
        if (!first) return false;
        auto last = first;
        const char32_t bound = reader_.peek(1);
        if (reader_.peek() == U'-' && bound != U']' && bound != U'[' && bound != ClueReader::kEndOfClue) {
            reader_.skip();
            last = read_character();
            if (!last) return false;
        }
        if (*first > *last) {
            return reader_.fail(begin, reader_.at(), "range out of order", "write the lower character first");
        }
        current.ranges.add(*first, *last);
        return true;
    }

    ClueReader& reader_;
    const CharacterMode& mode_;
    std::vector<OpenClass> open_;
    std::optional<CodePointSet> result_;
};

}  // namespace

std::optional<CodePointSet> read_java_class(ClueReader& reader, const CharacterMode& mode) {
    return JavaClassReader(reader, mode).read();
}

}  // namespace sator
