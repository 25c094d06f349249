#include "sator/render/json/rating_json.hpp"

#include <string_view>

#include "sator/explain/deduce/technique_entry.hpp"
#include "sator/render/text/remarks_json.hpp"

namespace sator::render {

namespace {

/// The version of this output format. Programs depend on its fields.
constexpr int kRatingVersion = 1;

std::string line_of(const nlohmann::ordered_json& object) {
    return object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

nlohmann::ordered_json so_far_json(const RatedSoFar& so_far) {
    return {{"ways", so_far.paths},
            {"steps", so_far.steps},
            {"effort", so_far.effort},
            {"hardest", entry_of(so_far.hardest).label}};
}

std::string reason_text(Unrated reason, const Limits& limits) {
    switch (reason) {
        case Unrated::NoSolution:
            return "it has no solution";
        case Unrated::Several:
            return "it has several solutions";
        case Unrated::Stopped:
            break;
    }
    const auto limit = limits.reached();
    return "stopped by " + (limit ? "the " + std::string(name_of(*limit)) : "a limit");
}

}  // namespace

nlohmann::ordered_json rating_fields(const Rating& rating) {
    nlohmann::ordered_json fields = {
        {"effort", rating.effort},
        {"hardest", rating.has_steps() ? entry_of(rating.hardest).label : "none"},
        {"hardest_rules", rating.has_steps() ? rating.hardest_rules : 0},
        {"width", rating.width},
        {"grade", rating.grade.number},
        {"name", rating.grade.name}};
    if (rating.rank) {
        fields["rank"] = rating.rank->rank;
        fields["collection"] = rating.rank->scale->collection;
        fields["kind"] = rating.rank->scale->kind;
        fields["collection_version"] = rating.rank->scale->version;
    }
    if (rating.minutes) fields["minutes"] = *rating.minutes;
    return fields;
}

std::string rating_json(const std::string& name, const Puzzle& puzzle, const Rating& rating) {
    nlohmann::ordered_json line = {{"sator", kRatingVersion}, {"puzzle", name}};
    line.update(rating_fields(rating));
    add_remarks(puzzle, line);
    return line_of(line);
}

std::string unrated_json(const std::string& name, const RatingResult& result, const Limits& limits) {
    nlohmann::ordered_json line = {{"sator", kRatingVersion},
                                   {"puzzle", name},
                                   {"status", result.reason == Unrated::Stopped ? "unknown" : "unrated"},
                                   {"message", unrated_text(result, limits)}};
    if (result.so_far) line["so_far"] = so_far_json(*result.so_far);
    return line_of(line);
}

std::string unrated_text(const RatingResult& result, const Limits& limits) {
    return "not rated: " + reason_text(result.reason, limits);
}

}  // namespace sator::render
