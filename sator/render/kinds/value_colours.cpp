#include "sator/render/kinds/value_colours.hpp"

#include <algorithm>
#include <array>

namespace sator::render {

namespace {

struct NamedColour {
    std::string_view name, fill;
};
constexpr std::array<NamedColour, 13> kValueColours = {{{"black", "fill:#1b1b1b"},
                                                        {"grey", "fill:#8a8d92"},
                                                        {"gray", "fill:#8a8d92"},
                                                        {"white", "fill:#f4f4f4"},
                                                        {"red", "fill:#d13438"},
                                                        {"orange", "fill:#f0862b"},
                                                        {"yellow", "fill:#f2cf3a"},
                                                        {"green", "fill:#2f9e5a"},
                                                        {"cyan", "fill:#4cc3d9"},
                                                        {"blue", "fill:#2f6fd0"},
                                                        {"purple", "fill:#8250c4"},
                                                        {"pink", "fill:#ee86b7"},
                                                        {"brown", "fill:#8a5a33"}}};

}  // namespace

std::string_view value_colour(std::string_view name) {
    const auto colour = std::ranges::find(kValueColours, name, &NamedColour::name);
    return colour == kValueColours.end() ? std::string_view() : colour->fill;
}

}  // namespace sator::render
