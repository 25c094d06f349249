#include "sator/language/parse/nested_class_reader.hpp"

namespace sator::language {

std::optional<ClassValue> NestedClassReader::read() {
    if (!open()) return std::nullopt;
    while (!result_) {
        if (reader_.at_end() ? !fail_unclosed() : !read_next()) return std::nullopt;
    }
    return std::move(result_);
}

bool NestedClassReader::open() {
    const std::uint32_t limit = reader_.options().limits.nesting;
    const std::uint32_t begin = reader_.at();
    if (open_.size() >= limit) {
        return reader_.fail_limit(begin, begin + 1,
                                  "nesting limit: classes nest at most " + std::to_string(limit) + " deep");
    }
    reader_.skip();
    OpenClass& opened = open_.emplace_back();
    opened.begin = begin;
    opened.is_negated = reader_.eat(U'^');
    return true;
}

bool NestedClassReader::close() {
    OpenClass& closed = innermost();
    if (closed.wants_operand) {
        return reader_.fail(reader_.at(), reader_.at() + 1, "there is nothing after the operator",
                            std::string(missing_operand_));
    }
    merge_ranges();
    reader_.skip();
    if (closed.is_negated) {
        if (closed.value.may_contain_strings) {
            return reader_.fail(closed.begin, reader_.at(), "a class with strings cannot be negated",
                                "take out \\q{…} and properties of strings");
        }
        closed.value.characters = ~closed.value.characters;
    }
    ClassValue value = std::move(closed.value);
    open_.pop_back();
    if (!open_.empty()) return add_class(std::move(value));
    result_ = std::move(value);
    return true;
}

bool NestedClassReader::fail_unclosed() {
    return reader_.fail(innermost().begin, innermost().begin + 1, "unclosed class", "add ']'");
}

std::optional<CodePointRange> NestedClassReader::read_range(std::uint32_t begin, char32_t first) {
    reader_.skip();
    if (reader_.at_end()) {
        fail_unclosed();
        return std::nullopt;
    }
    const auto last = read_character();
    if (!last) return std::nullopt;
    if (first > *last) {
        reader_.fail(begin, reader_.at(), "range out of order", "write the lower character first");
        return std::nullopt;
    }
    return CodePointRange{first, *last};
}

}  // namespace sator::language
