#include "sator/ask/questions/convert_target.hpp"

#include <algorithm>

#include "sator/base/spelling_suggestion.hpp"
#include "sator/exchange/standard_formats.hpp"

namespace sator::ask {

std::vector<std::string> convert_targets() {
    std::vector<std::string> names;
    for (const Format& format : standard_formats()) {
        if (format.write != nullptr) names.emplace_back(format.name);
    }
    for (const models::ModelTarget& model : models::model_targets()) names.emplace_back(model.name);
    return names;
}

std::expected<ConvertTarget, std::string> find_convert_target(std::string_view name) {
    const auto formats = standard_formats();
    const auto format = std::ranges::find(formats, name, &Format::name);
    if (format != formats.end() && format->write != nullptr) return ConvertTarget{&*format, nullptr};
    if (const models::ModelTarget* model = models::find_model_target(name))
        return ConvertTarget{nullptr, model};
    const std::vector<std::string> names = convert_targets();
    const std::vector<std::string_view> known(names.begin(), names.end());
    return std::unexpected(std::string(spelling_suggestion(name, known)));
}

}  // namespace sator::ask
