#include "sator/exchange/sudoku_pad/pad_value.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "sator/exchange/sudoku_pad/decimal_number.hpp"
#include "sator/text/json/unknown_fields.hpp"

namespace sator::exchange {

namespace {

struct ShortName {
    std::string_view name, in_short;
};
constexpr std::array kShortNames = {
    ShortName{"color", "c"},     ShortName{"cellSize", "cs"},    ShortName{"cages", "ca"},
    ShortName{"center", "ct"},   ShortName{"borderColor", "c1"}, ShortName{"backgroundColor", "c2"},
    ShortName{"cells", "ce"},    ShortName{"arrows", "a"},       ShortName{"overlays", "o"},
    ShortName{"underlays", "u"}, ShortName{"width", "w"},        ShortName{"height", "h"},
    ShortName{"value", "v"},     ShortName{"lines", "l"},        ShortName{"rounded", "r"},
    ShortName{"regions", "re"},  ShortName{"wayPoints", "wp"},   ShortName{"title", "t"},
    ShortName{"text", "te"}};

}  // namespace

std::optional<PadValue> PadValue::field(std::string_view name) const {
    if (!value_.is(JsonKind::Object)) return std::nullopt;
    auto found = value_.find(name);
    const auto row = std::ranges::find(kShortNames, name, &ShortName::name);
    if (!found && row != kShortNames.end()) found = value_.find(row->in_short);
    if (!found || found->is(JsonKind::Null)) return std::nullopt;
    return PadValue(*found, json_);
}

std::vector<std::string> PadValue::unknown_fields(std::span<const std::string_view> known) const {
    std::vector<std::string_view> names(known.begin(), known.end());
    for (const std::string_view name : known) {
        const auto row = std::ranges::find(kShortNames, name, &ShortName::name);
        if (row != kShortNames.end()) names.push_back(row->in_short);
    }
    return text::unknown_fields(value_, names);
}

std::vector<PadValue> PadValue::list(std::string_view name) const {
    const auto found = field(name);
    return found ? found->members() : std::vector<PadValue>();
}

std::vector<PadValue> PadValue::members() const {
    std::vector<PadValue> members;
    if (!value_.is(JsonKind::Array)) return members;
    for (const JsonValue& member : value_.members()) members.emplace_back(member, json_);
    return members;
}

std::string PadValue::text() const {
    if (value_.is(JsonKind::String)) return std::string(value_.text());
    if (!value_.is(JsonKind::Number)) return {};
    const std::size_t begin = value_.offset();
    return std::string(
        json_.substr(begin, std::min(json_.find_first_of(",]} \t\r\n", begin), json_.size()) - begin));
}

std::string PadValue::text(std::string_view name) const {
    const auto found = field(name);
    return found ? found->text() : std::string();
}

std::optional<double> PadValue::number() const {
    return decimal_number(text());
}

bool PadValue::is(std::string_view name, bool truth) const {
    const auto found = field(name);
    return found && found->value().is(JsonKind::Boolean) && found->value().boolean() == truth;
}

std::optional<SquareCell> PadValue::cell() const {
    constexpr double kFar = 100;
    const auto coordinates = members();
    if (coordinates.size() != 2) return std::nullopt;
    const auto row = coordinates[0].number(), column = coordinates[1].number();
    if (!row || !column || std::abs(*row) > kFar || std::abs(*column) > kFar) return std::nullopt;
    return SquareCell{static_cast<int>(std::floor(*row)) + 1, static_cast<int>(std::floor(*column)) + 1};
}

}  // namespace sator::exchange
