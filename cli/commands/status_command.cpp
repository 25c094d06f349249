#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "cli/answers/puzzle_listener.hpp"
#include "cli/campaign/campaign.hpp"
#include "cli/campaign/planned_puzzle.hpp"
#include "cli/commands/command_rows.hpp"
#include "cli/process/limit_options.hpp"
#include "cli/process/progress_text.hpp"
#include "sator/ask/plans/part_names.hpp"
#include "sator/ask/plans/plan_check.hpp"

namespace sator::cli {

namespace {

/// The lines about running and failed parts name at most this number of them.
constexpr std::size_t kShownParts = 12;

using Seconds = std::chrono::duration<double>;

/// The state of all parts of a plan.
struct PlanStatus {
    std::size_t finished = 0, all = 0;  // parts with their children
    std::vector<std::string> running = {}, failed = {}, damaged = {};
    double share = 0, seconds = 0;

    std::size_t open() const { return all - finished; }
};

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
        if (!found.first || found.first->made_by != campaign_.plan().made_by)
            return add_unfinished(part, share, found.is_damaged);
        ++status_.finished;
        status_.seconds += found.first->seconds;
        const std::size_t children = found.first->children.size();
        // It is not known how much a part did before it was divided, so it and its children count alike.
        const double each = share / static_cast<double>(children + 1);
        status_.share += each;
        for (std::size_t i = 0; i < children; ++i) add(ask::child_name(*found.first, i), each);
    }

    void add_unfinished(const std::string& part, double share, bool is_damaged) {
        if (is_damaged) status_.damaged.push_back(part);
        const auto mark = marks_.find(part);
        if (mark == marks_.end()) return;
        status_.share += share * mark->second.share;
        const std::string name = fmt::format("{} on {}", part, mark->second.host);
        if (mark->second.is_stopped) return;
        (mark->second.is_fresh ? status_.running : status_.failed).push_back(name);
        status_.seconds += mark->second.seconds;
    }

    const Campaign& campaign_;
    ask::FindResults find_;
    std::map<std::string, PartMark> marks_;
    PlanStatus status_;
};

std::string line_of_parts(std::string_view what, const std::vector<std::string>& parts) {
    if (parts.empty()) return fmt::format("{}: 0\n", what);
    const std::size_t shown = std::min(parts.size(), kShownParts);
    return fmt::format("{}: {} ({}{})\n", what, parts.size(),
                       fmt::join(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(shown), ", "),
                       parts.size() > shown ? ", …" : "");
}

std::string status_text(const PlanStatus& status) {
    std::string text = fmt::format("finished: {} of {} parts\n", status.finished, status.all);
    text += line_of_parts("running", status.running) + line_of_parts("failed", status.failed);
    if (!status.damaged.empty()) text += line_of_parts("damaged", status.damaged);
    text += fmt::format("open: {}\ndone: {:.1f} % of the work, in {} of one core\n", status.open(),
                        100 * status.share, duration_text(Seconds(status.seconds)));
    if (status.open() > 0 && status.share > 0) {
        const double left = status.seconds / status.share * (1 - status.share);
        text += fmt::format("left: about {} of one core", duration_text(Seconds(left)));
        if (status.running.size() > 1)
            text += fmt::format(", {} with {} parts at a time",
                                duration_text(Seconds(left / static_cast<double>(status.running.size()))),
                                status.running.size());
        text += "\n";
    }
    return text;
}

class StatusCall {
  public:
    std::vector<Option> options() {
        std::vector<Option> options;
        options.push_back(text("PLAN", "", plan_, "the plan, a file that sator plan has written").required());
        options.push_back(
            flag("--check-plan", checks_plan_, "prove that the parts are the whole search, each once"));
        limits_.add_to(options);
        return options;
    }

    ExitCode run(Session& session) {
        const auto campaign = Campaign::open(plan_);
        if (!campaign) return refuse_call(session, campaign.error());
        if (checks_plan_) {
            if (const auto checked = check(*campaign, limits_.from_now(session)); !checked)
                return refuse_call(session, checked.error());
            session.out.write("the plan is complete, and its parts are disjoint\n");
        }
        const PlanStatus status = StatusReader(*campaign).read();
        session.out.write(status_text(status));
        return status.open() > 0 ? ExitCode::Stopped : ExitCode::Found;
    }

  private:
    static std::expected<void, Diagnostic> check(const Campaign& campaign, const Limits& limits) {
        auto puzzle = PlannedPuzzle::open(campaign.plan(), campaign.path(), limits);
        if (!puzzle) return std::unexpected(puzzle.error());
        auto checked = ask::check_tree(campaign.plan(), puzzle->solver(), puzzle->givens(), limits);
        if (!checked && checked.error().file.empty()) checked.error().file = campaign.path();
        return checked;
    }

    std::string plan_;
    bool checks_plan_ = false;
    LimitOptions limits_;
};

}  // namespace

Command status_command() {
    return {
        .name = "status",
        .help =
            {.summary = "Tell how far the parts of a plan are.",
             .description =
                 "A part has failed if it was begun and has been silent for a minute or more: its host was "
                 "lost, "
                 "or its program was killed. "
                 "It is open, like all that are not finished: run it again, and it goes on where it was.\n\n"
                 "Exit status: 0 if all parts are finished; 2 if the plan is wrong; 3 if parts are open.",
             .example = "sator status square.plan\nsator status --check-plan square.plan"},
        .prepare = prepare_call<StatusCall>,
    };
}

}  // namespace sator::cli
