#include "sator/models/formats_json.hpp"

#include <nlohmann/json.hpp>

#include "sator/exchange/standard_formats.hpp"
#include "sator/models/model_example.hpp"
#include "sator/models/model_targets.hpp"

namespace sator::models {

std::string formats_json() {
    nlohmann::ordered_json json = {{"sator", 1}, {"formats", nlohmann::ordered_json::array()}};
    for (const Format& format : standard_formats()) {
        json["formats"].push_back({{"name", format.name},
                                   {"summary", format.summary},
                                   {"recognised_by", format.beginning},
                                   {"is_written", format.write != nullptr},
                                   {"holds_many", format.holds_many},
                                   {"lost", format.lost},
                                   {"example", format.example}});
    }
    json["models"] = nlohmann::ordered_json::array();
    for (const ModelTarget& target : model_targets())
        json["models"].push_back({{"name", target.name},
                                  {"summary", target.summary},
                                  {"extension", target.extension},
                                  {"example", model_example(target)}});
    return json.dump() + "\n";
}

}  // namespace sator::models
