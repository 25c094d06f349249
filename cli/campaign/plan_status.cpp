#include "cli/campaign/plan_status.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/campaign/part_list.hpp"
#include "cli/process/counted_noun.hpp"
#include "cli/process/progress_text.hpp"
#include "sator/ask/plans/part_names.hpp"

namespace sator::cli {

namespace {

using StatusJson = nlohmann::ordered_json;

/// The version of the lines of JSON.
constexpr int kStatusVersion = 1;

class StatusReader {
  public:
    explicit StatusReader(const Campaign& campaign)
        : campaign_(campaign), find_(campaign.results()), marks_(campaign.marks()) {}

    PlanStatus read() {
        const auto& parts = campaign_.plan().parts;
        for (std::size_t i = 0; i < parts.size(); ++i) add(std::to_string(i + 1), parts[i].share);
        return status_;
    }

  private:
    void add(const std::string& part, double share) {
        const ask::FoundResults found = find_(part);
        ++status_.all;
        const bool is_of_other = found.first && found.first->made_by != campaign_.plan().made_by;
        if (found.is_damaged) status_.damaged.push_back(part);
        if (is_of_other) status_.other_programs.push_back(part);
        if (!found.first || is_of_other) return add_unfinished(part, share);
        ++status_.finished;
        status_.seconds += found.first->seconds;
        const std::size_t children = found.first->children.size();
        // It is not known how much a part did before it was divided, so it and its children count alike.
        const double each = share / static_cast<double>(children + 1);
        status_.share += each;
        for (std::size_t i = 0; i < children; ++i) add(ask::child_name(*found.first, i), each);
    }

    void add_unfinished(const std::string& part, double share) {
        const auto mark = marks_.find(part);
        if (mark == marks_.end()) return;
        status_.share += share * mark->second.share;
        status_.seconds += mark->second.seconds;
        if (mark->second.is_stopped) return;
        (mark->second.is_fresh ? status_.running : status_.failed).push_back({part, mark->second.host});
    }

    const Campaign& campaign_;
    ask::FindResults find_;
    std::map<std::string, PartMark> marks_;
    PlanStatus status_;
};

std::string line_of_parts(std::string_view what, const std::vector<std::string>& parts) {
    if (parts.empty()) return fmt::format("{}: 0\n", what);
    return fmt::format("{}: {} ({})\n", what, parts.size(), part_list(parts));
}

std::string line_of_begun(std::string_view what, const std::vector<BegunPart>& parts) {
    std::vector<std::string> names;
    for (const BegunPart& begun : parts) names.push_back(begun.part + " on " + begun.host);
    return line_of_parts(what, names);
}

StatusJson begun_json(const std::vector<BegunPart>& parts) {
    StatusJson json = StatusJson::array();
    for (const BegunPart& begun : parts) json.push_back({{"part", begun.part}, {"host", begun.host}});
    return json;
}

}  // namespace

std::optional<double> PlanStatus::seconds_left() const {
    if (open() == 0) return 0;
    if (share <= 0) return std::nullopt;
    return seconds / share * std::max(0.0, 1 - share);
}

PlanStatus plan_status(const Campaign& campaign) {
    return StatusReader(campaign).read();
}

std::string status_text(const PlanStatus& status) {
    using Seconds = std::chrono::duration<double>;
    std::string text = fmt::format("finished: {} of {}\n", status.finished, counted_noun(status.all, "part"));
    text += line_of_begun("running", status.running) + line_of_begun("failed", status.failed);
    if (!status.damaged.empty()) text += line_of_parts("damaged", status.damaged);
    if (!status.other_programs.empty())
        text += line_of_parts("of another version of Sator", status.other_programs);
    text += fmt::format("open: {}\ndone: {:.1f} % of the work, in {} of one core\n", status.open(),
                        100 * status.share, duration_text(Seconds(status.seconds)));
    if (const auto left = status.seconds_left(); left && status.open() > 0) {
        text += fmt::format("left: about {} of one core", duration_text(Seconds(*left)));
        if (status.running.size() > 1)
            text += fmt::format(", {} with {} parts at a time",
                                duration_text(Seconds(*left / static_cast<double>(status.running.size()))),
                                status.running.size());
        text += "\n";
    }
    return text;
}

std::string status_json(const PlanStatus& status, const std::string& plan, bool is_checked) {
    StatusJson json = {{"sator", kStatusVersion},
                       {"plan", plan},
                       {"parts", status.all},
                       {"finished", status.finished},
                       {"open", status.open()},
                       {"running", begun_json(status.running)},
                       {"failed", begun_json(status.failed)},
                       {"damaged", status.damaged},
                       {"other_programs", status.other_programs},
                       {"share", status.share},
                       {"seconds", status.seconds}};
    if (const auto left = status.seconds_left()) json["seconds_left"] = *left;
    if (is_checked) json["checked"] = true;
    return json.dump(-1, ' ', false, StatusJson::error_handler_t::replace) + "\n";
}

}  // namespace sator::cli
