#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/parse/read_class.hpp"
#include "sator/language/unicode/range_collector.hpp"

namespace sator::language {

/// The operator between the operands of a class that have been read. None: there is at most one operand.
enum class SetOperation : std::uint8_t { None, Union, Intersection, Subtraction };

/// A class whose ']' has not been read yet.
struct OpenClass {
    std::uint32_t begin = 0;
    bool is_negated = false;
    bool has_operand = false;
    bool wants_operand = false;  ///< the last thing read is && or --
    SetOperation operation = SetOperation::None;
    RangeCollector ranges;  ///< united operands that are not yet in `value`
    ClassValue value;
};

/// What the classes of the flag v and those of java.util.regex have in common: nesting, negation, ranges of
/// characters, and their errors. Nested classes are on a stack of its own, so that no clue can overflow that
/// of the program. Its heirs read the members and combine them.
class NestedClassReader {
  public:
    /// Reads one outermost class, from its '['. Returns nullopt if it is wrong; the ClueReader has the error.
    std::optional<ClassValue> read();

  protected:
    /// `missing_operand`: the hint if a class ends with an operator.
    NestedClassReader(ClueReader& reader, const CharacterMode& mode, std::string_view missing_operand)
        : reader_(reader), mode_(mode), missing_operand_(missing_operand) {}
    ~NestedClassReader() = default;

    /// Reads one member, operator or bracket of the innermost class; the clue has not ended. Like the others,
    /// returns false if there is an error.
    virtual bool read_next() = 0;
    /// Reads a character that may bound a range.
    virtual std::optional<char32_t> read_character() = 0;
    /// Makes a nested class an operand of the innermost class.
    virtual bool add_class(ClassValue&& nested) = 0;
    /// Moves the innermost class's `ranges` to its `value`.
    virtual void merge_ranges() = 0;

    OpenClass& innermost() { return open_.back(); }
    bool open();
    bool close();
    bool fail_unclosed();
    /// Reads the hyphen and the upper bound of a range whose lower bound began at `begin`.
    std::optional<CodePointRange> read_range(std::uint32_t begin, char32_t first);

    ClueReader& reader_;
    const CharacterMode& mode_;

  private:
    std::string_view missing_operand_;
    std::vector<OpenClass> open_;
    std::optional<ClassValue> result_;
};

}  // namespace sator::language
