#include "cli/campaign/merged_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

#include "cli/campaign/part_list.hpp"
#include "cli/process/counted_noun.hpp"

namespace sator::cli {

namespace {

using MergedJson = nlohmann::ordered_json;

/// The version of the lines of JSON.
constexpr int kMergedVersion = 1;
std::string named_parts(const std::vector<std::string>& parts) {
    return (parts.size() == 1 ? "part " : "parts ") + part_list(parts);
}

/// Returns "part 3: damaged; it is open again".
std::string reopened_text(const std::vector<std::string>& parts, std::string_view why) {
    if (parts.empty()) return "";
    return fmt::format("{}: {}; {} open again\n", named_parts(parts), why,
                       parts.size() == 1 ? "it is" : "they are");
}

std::string sum_text(std::uint64_t sum) {
    return fmt::format("{:016x}", sum);
}

bool is_batch(const MergedAnswer& answer) {
    return answer.campaign.plan().batch != ask::BatchOf::Nothing;
}

void add_total(MergedJson& json, const MergedAnswer& answer) {
    const ask::MergedPlan& merged = answer.merged;
    const ask::Plan& plan = answer.campaign.plan();
    if (is_batch(answer)) {
        const std::size_t listed = answer.listed.value_or(0);
        json["answers"] = listed;
        json["alike"] = merged.total.clamped() - listed;
    } else {
        json["count"] = merged.total.to_string();
        json["symmetry"] = plan.factor;
    }
    if (merged.sum) json["sum"] = sum_text(*merged.sum);
}

void add_lacks(MergedJson& json, const ask::MergedPlan& merged) {
    json["missing"] = merged.missing;
    json["damaged"] = merged.damaged;
    json["other_programs"] = merged.other_programs;
    json["differences"] = MergedJson::array();
    for (const ask::PartDifference& difference : merged.differences) {
        MergedJson results = MergedJson::array();
        for (const auto& found : difference.found) {
            MergedJson result = {{"hosts", found.hosts}, {"count", found.count.to_string()}};
            if (found.sum) result["sum"] = sum_text(*found.sum);
            results.push_back(std::move(result));
        }
        json["differences"].push_back({{"part", difference.part}, {"results", std::move(results)}});
    }
    json["doubtful_hosts"] = merged.doubtful_hosts;
    json["reopened"] = merged.doubtful_parts;
}

}  // namespace

std::string total_text(const MergedAnswer& answer) {
    const ask::MergedPlan& merged = answer.merged;
    const ask::Plan& plan = answer.campaign.plan();
    std::string text = is_batch(answer) ? counted_noun(answer.listed.value_or(0), "answer")
                                        : counted_noun(merged.total, "solution");
    const std::size_t alike = is_batch(answer) ? merged.total.clamped() - answer.listed.value_or(0) : 0;
    if (alike > 0) text += fmt::format(", without {} that {} like others", alike, alike == 1 ? "is" : "are");
    if (plan.factor > 1) text += fmt::format(", {} for each that was counted", plan.factor);
    text += "\n" + counted_noun(plan.parts.size(), "part");
    if (merged.made_again > 0) text += fmt::format(", {} of them made again", merged.made_again);
    text += fmt::format("; {:.1f} s of one core\n", merged.seconds);
    if (merged.sum) text += "sum of the hashes: " + sum_text(*merged.sum) + "\n";
    return text;
}

std::string lacks_text(const ask::MergedPlan& merged) {
    std::string text;
    if (!merged.missing.empty())
        text += named_parts(merged.missing) + ": missing; sator part runs what is missing\n";
    text += reopened_text(merged.damaged, "damaged");
    text += reopened_text(merged.other_programs, "the result is of another version of Sator");
    for (const ask::PartDifference& difference : merged.differences) {
        text += fmt::format("part {}: the results differ\n", difference.part);
        for (const auto& found : difference.found)
            text += fmt::format("  {} on {}\n", found.count.to_string(), fmt::join(found.hosts, " and "));
    }
    if (!merged.doubtful_hosts.empty())
        text += fmt::format("{} may count wrongly; all {} that it has run are open again\n",
                            fmt::join(merged.doubtful_hosts, " or "),
                            counted_noun(merged.doubtful_parts.size(), "part"));
    return text;
}

std::string merged_json(const MergedAnswer& answer) {
    const ask::MergedPlan& merged = answer.merged;
    const bool differs = !merged.other_programs.empty() || !merged.differences.empty();
    MergedJson json = {{"sator", kMergedVersion},
                       {"plan", answer.campaign.path()},
                       {"status", merged.is_whole() ? "total"
                                  : differs         ? "differs"
                                                    : "open"},
                       {"parts", answer.campaign.plan().parts.size()},
                       {"made_again", merged.made_again},
                       {"seconds", merged.seconds}};
    merged.is_whole() ? add_total(json, answer) : add_lacks(json, merged);
    return json.dump(-1, ' ', false, MergedJson::error_handler_t::replace) + "\n";
}

}  // namespace sator::cli
