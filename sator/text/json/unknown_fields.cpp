#include "sator/text/json/unknown_fields.hpp"

#include <algorithm>

#include "sator/base/printable_text.hpp"

namespace sator::text {

namespace {

bool states_nothing(const JsonValue& value) {
    switch (value.kind()) {
        case JsonKind::Null:
            return true;
        case JsonKind::Boolean:
            return !value.boolean();
        case JsonKind::String:
            return value.text().empty();
        case JsonKind::Array:
            return value.members().empty();
        case JsonKind::Object:
            return value.fields().empty();
        default:
            return false;
    }
}

}  // namespace

std::vector<std::string> unknown_fields(const JsonValue& object, std::span<const std::string_view> known) {
    std::vector<std::string> names;
    if (!object.is(JsonKind::Object)) return names;
    for (const auto& [name, value] : object.fields()) {
        if (std::ranges::find(known, name) == known.end() && !states_nothing(value))
            names.push_back(printable_text(name));
    }
    return names;
}

void leave_out_unknown(const JsonValue& object, std::span<const std::string_view> known,
                       std::string_view owner, std::vector<LeftOut>& left_out) {
    for (const std::string& name : unknown_fields(object, known)) {
        std::string message = "not understood: '" + name + "'" + std::string(owner);
        const auto says_the_same = [&](const LeftOut& part) { return part.what.message == message; };
        if (std::ranges::any_of(left_out, says_the_same)) continue;
        left_out.push_back({error_at(object.span(), std::move(message)), false});
    }
}

}  // namespace sator::text
