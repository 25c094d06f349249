#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "sator/base/diagnostic.hpp"
#include "sator/formats/json/text_cursor.hpp"

namespace sator {

/// What a JSON parser understood last.
enum class JsonEvent : std::uint8_t { None, Open, Name, Content };

/// Where in a JSON text the parser stood when it gave up.
struct JsonContext {
    JsonEvent last = JsonEvent::None;
    std::size_t last_end = 0;  ///< byte offset behind the last thing that it understood
    bool is_in_object = false;
    std::optional<SourceSpan> opened;  ///< the bracket of the innermost open list or object
};

/// Says what is wrong with a JSON text whose parser gave up: what it should have found, where, and what
/// people mostly mean there. `place` stands no further than the error.
Diagnostic explain_syntax_error(std::string_view text, const JsonContext& context, TextCursor place);

}  // namespace sator
