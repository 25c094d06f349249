#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"

namespace sator::text {

/// The type of a JSON value.
enum class JsonKind : std::uint8_t { Null, Boolean, Number, String, Array, Object };

/// Larger JSON texts are refused.
struct JsonLimits {
    std::size_t nesting = 1'000;     ///< "nesting limit": of lists and objects
    std::size_t values = 4'000'000;  ///< "value limit": of values and names together
};

/// The last thing that the parser understood: nothing, the bracket of a list or object, a member's name, or a
/// value or a closing bracket.
enum class JsonEvent : std::uint8_t { None, Open, Name, Content };

/// Where and why the parser stopped. json_error explains it to people.
struct JsonFault {
    enum class Kind : std::uint8_t { Syntax, NestingLimit, ValueLimit };
    Kind kind = Kind::Syntax;
    std::size_t offset =
        0;                  ///< Syntax: the byte after the last token understood; a limit: the value above it
    std::size_t limit = 0;  ///< the limit that is exceeded
    JsonEvent last = JsonEvent::None;
    bool is_in_object = false;
    std::optional<SourceSpan> opened;  ///< the bracket of the innermost open list or object
};

class JsonValue;

/// A JSON text (RFC 8259) as values that know their places. If the text has a fault, the tree holds the
/// values before it.
class JsonTree {
  public:
    /// Reads `text` in linear time and without recursion. If it cannot be read to its end, `fault()` says
    /// where and why. `watch` may be null; once it is over, the tree is incomplete and has no meaning.
    explicit JsonTree(std::string_view text, const JsonLimits& limits = {}, LimitWatch* watch = nullptr);

    /// Returns the outermost value, or nullopt if the text has none.
    std::optional<JsonValue> root() const;
    const std::optional<JsonFault>& fault() const { return fault_; }

  private:
    friend class JsonValue;
    friend class JsonTreeBuilder;

    struct Entry {
        JsonKind kind = JsonKind::Null;
        bool is_verbatim = true;  // String: written without escapes
        bool is_complete = true;  // Array, Object: its closing bracket was reached
        bool is_integer = false;  // Number: an integer that `number` holds
        SourceSpan span;
        std::uint32_t length = 0;  // String: of its text
        std::size_t end = 0;       // the entry after its last member
        std::size_t offset = 0;    // of the span, in bytes
        std::size_t text = 0;      // String: where its text begins in texts_
        std::int64_t number = 0;   // Number, Boolean
    };

    // In the order of the text: a container comes before its members. A member of an object is two entries,
    // its name (a String) and its value.
    std::vector<Entry> entries_;
    std::string texts_;
    std::optional<JsonFault> fault_;
};

/// A value of a tree. The tree must outlive it.
class JsonValue {
  public:
    JsonValue(const JsonTree& tree, std::size_t index) : tree_(&tree), index_(index) {}

    JsonKind kind() const { return entry().kind; }
    bool is(JsonKind kind) const { return entry().kind == kind; }
    /// Returns whether an array or an object was closed. Other values are always complete.
    bool is_complete() const { return entry().is_complete; }
    /// Returns the place of a value: the content of a string, the opening bracket of a container.
    SourceSpan span() const { return entry().span; }
    std::size_t offset() const { return entry().offset; }

    /// Returns a string's text with its escapes resolved.
    std::string_view text() const {
        return std::string_view(tree_->texts_).substr(entry().text, entry().length);
    }
    /// Returns whether a string is written without escapes.
    bool is_verbatim() const { return entry().is_verbatim; }
    bool boolean() const { return entry().number != 0; }
    /// Returns a number that is an integer of 64 bits, else nullopt.
    std::optional<std::int64_t> integer() const {
        if (!is(JsonKind::Number) || !entry().is_integer) return std::nullopt;
        return entry().number;
    }

    /// Returns the members of an array or an object in order, without their names.
    std::vector<JsonValue> members() const;
    /// Returns an object's members with their names, in order.
    std::vector<std::pair<std::string_view, JsonValue>> fields() const;
    /// Returns an object's member of that name (the last if there are several), or nullopt.
    std::optional<JsonValue> find(std::string_view name) const;

  private:
    const JsonTree::Entry& entry() const { return tree_->entries_[index_]; }

    const JsonTree* tree_;
    std::size_t index_;
};

}  // namespace sator::text
