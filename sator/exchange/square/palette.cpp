#include "sator/exchange/square/palette.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace sator::exchange {

namespace {

struct NamedColour {
    std::string_view word, code;
};
/// The colours that SudokuPad and f-puzzles offer, by the words of decoration_colours().
constexpr std::array kNamed = {NamedColour{"grey", "#CFCFCF"},   NamedColour{"red", "#E6261F"},
                               NamedColour{"orange", "#EB7532"}, NamedColour{"yellow", "#F7D038"},
                               NamedColour{"green", "#A3E048"},  NamedColour{"blue", "#34BBE6"},
                               NamedColour{"purple", "#D23BE7"}, NamedColour{"pink", "#FFC0CB"}};

using Channels = std::array<int, 3>;

std::optional<Channels> channels_of(std::string_view code) {
    constexpr std::size_t kLength = 7, kWithOpacity = 9;
    if ((code.size() != kLength && code.size() != kWithOpacity) || code.front() != '#') return std::nullopt;
    if (code.size() == kWithOpacity && code.ends_with("00")) return std::nullopt;  // transparent
    Channels channels{};
    for (std::size_t i = 0; i < channels.size(); ++i) {
        const char* begin = code.data() + 1 + 2 * i;
        if (std::from_chars(begin, begin + 2, channels[i], 16).ptr != begin + 2) return std::nullopt;
    }
    return channels;
}

int distance(const Channels& a, const Channels& b) {
    int sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
    return sum;
}

}  // namespace

std::string nearest_colour(std::string_view code) {
    constexpr int kDark = 40, kLight = 245;
    const auto channels = channels_of(code);
    if (!channels || *std::ranges::max_element(*channels) < kDark ||
        *std::ranges::min_element(*channels) > kLight)
        return {};
    const auto nearest = std::ranges::min_element(
        kNamed, {}, [&](const NamedColour& named) { return distance(*channels, *channels_of(named.code)); });
    return std::string(nearest->word);
}

std::string_view code_of_colour(std::string_view word) {
    const auto named = std::ranges::find(kNamed, word, &NamedColour::word);
    return named == kNamed.end() ? kNamed.front().code : named->code;
}

}  // namespace sator::exchange
