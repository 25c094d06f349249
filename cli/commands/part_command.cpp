#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "cli/answers/puzzle_listener.hpp"
#include "cli/campaign/batch_part.hpp"
#include "cli/campaign/campaign.hpp"
#include "cli/campaign/search_part.hpp"
#include "cli/commands/command_rows.hpp"
#include "cli/process/counted_noun.hpp"
#include "cli/process/host_name.hpp"
#include "cli/process/limit_options.hpp"
#include "sator/ask/json/request_json.hpp"
#include "sator/ask/plans/part_names.hpp"
#include "sator/base/errors.hpp"

namespace sator::cli {

namespace {

/// Returns the share that a text such as "2%" or "0.02" names.
std::expected<double, BadValue> parse_share(const std::string& given) {
    char* end = nullptr;
    double share = std::strtod(given.c_str(), &end);
    const std::string rest = end;
    if (rest == "%") share /= 100;
    if (given.empty() || end == given.c_str() || (!rest.empty() && rest != "%") || !(share > 0 && share <= 1))
        return std::unexpected(BadValue{"'" + given + "' is no share", "write e.g. 2%"});
    return share;
}

using RunPart = std::function<PartRun(const std::string& name, const ask::PlanPart& part)>;

/// The parts of one call, run one after the other.
class PartCalls {
  public:
    PartCalls(Session& session, const Campaign& campaign, RunPart run_part, bool is_again,
              bool may_be_same_host)
        : session_(session),
          campaign_(campaign),
          find_(campaign.results()),
          run_part_(std::move(run_part)),
          is_again_(is_again),
          may_be_same_host_(may_be_same_host) {}

    /// Runs a part unless it is finished, or its children. Returns whether to go on.
    bool run(const std::string& name, const ask::PlanPart& part) {
        const auto found = campaign_.result(name);
        if (is_again_) return !found || !must_run_again(name, *found) || run_now(name, part);
        if (!found) return run_now(name, part);
        for (std::size_t i = 0; i < found->children.size(); ++i) {
            if (!run(ask::child_name(*found, i), {.values = found->children[i].values})) return false;
        }
        return true;
    }

    ExitCode code() const { return code_; }

  private:
    bool must_run_again(const std::string& part, const ask::PartResult& found) {
        const auto again = find_(part).again;
        const auto is_of_this_host = [](const ask::PartResult& run) {
            return run.hosts.back() == host_name();
        };
        if (std::ranges::any_of(again, is_of_this_host)) return false;
        if (may_be_same_host_ || std::ranges::find(found.hosts, host_name()) == found.hosts.end())
            return true;
        tell(fmt::format("part {}: left for another host, because this one has run it\n", part));
        return false;
    }

    bool run_now(const std::string& name, const ask::PlanPart& part) {
        const auto run = run_part_(name, part);
        if (!run) {
            session_.report(run.error());
            code_ = ExitCode::Wrong;
        } else if (!*run) {
            tell(fmt::format("part {}: stopped by a limit; the same call goes on\n", name));
            code_ = ExitCode::Stopped;
        } else {
            tell(text_of(**run));
        }
        return code_ == ExitCode::Found;
    }

    static std::string text_of(const ask::PartResult& result) {
        const std::string found =
            result.children.empty()
                ? result.count.to_string()
                : fmt::format("{} so far; what is left is divided into {}", result.count.to_string(),
                              counted_noun(result.children.size(), "part"));
        return fmt::format("part {}: {} in {:.1f} s\n", result.part, found, result.seconds);
    }

    void tell(const std::string& line) {
        session_.out.write(line);
        session_.out.flush();
    }

    Session& session_;
    const Campaign& campaign_;
    ask::FindResults find_;
    RunPart run_part_;
    bool is_again_, may_be_same_host_;
    ExitCode code_ = ExitCode::Found;
};

/// Only a count can be divided between two of its pieces.
std::expected<void, Diagnostic> check_division(const Campaign& campaign) {
    const auto request = ask::read_request(campaign.plan().request);
    if (!request) return failure(request);
    if (std::holds_alternative<ask::Count>(request->question)) return {};
    return std::unexpected(call_error(
        "only a part that counts can be divided",
        "leave out --split-after, or plan smaller parts: of a list with --parts, of a batch with --each"));
}

/// Returns the function that runs the parts of a plan: of a search or of a batch. `campaign` must outlive it.
std::expected<RunPart, Diagnostic> part_runner(const Campaign& campaign, const PartRunOptions& options) {
    if (options.split_after) {
        if (auto checked = check_division(campaign); !checked) return failure(checked);
    }
    if (campaign.plan().batch == ask::BatchOf::Nothing) {
        auto search = SearchParts::open(campaign, options);
        if (!search) return failure(search);
        const auto parts = std::make_shared<SearchParts>(std::move(*search));
        return [parts](const std::string& name, const ask::PlanPart& part) {
            return parts->run(name, part.values);
        };
    }
    const auto parts = std::make_shared<BatchParts>(campaign, options);
    return [parts](const std::string& name, const ask::PlanPart& part) { return parts->run(name, part); };
}

class PartCall {
  public:
    std::vector<Option> options();
    ExitCode run(Session& session);

  private:
    std::expected<std::vector<std::size_t>, Diagnostic> wanted_parts(const Campaign& campaign) const;

    std::string plan_;
    std::optional<std::string> parts_;
    std::optional<double> again_;
    bool same_host_ = false;
    std::optional<std::chrono::nanoseconds> every_, split_after_;
    LimitOptions limits_;
};

std::vector<Option> PartCall::options() {
    std::vector<Option> options;
    options.push_back(text("PLAN", "", plan_, "the plan, a file that sator plan has written").required());
    options.push_back(text("PARTS", "", parts_, "numbers of parts: 17, 17..24 or 3,17..24 (default: all)"));
    Option again =
        text("--again", "SHARE", plan_,
             "run a sample of the finished parts, e.g. 2%, a second time, on another host than before");
    again.store = [this](const std::string& given) -> std::expected<void, BadValue> {
        const auto share = parse_share(given);
        if (!share) return std::unexpected(share.error());
        again_ = *share;
        return {};
    };
    options.push_back(std::move(again));
    options.push_back(
        flag("--same-host", same_host_, "with --again, also parts that this host has run before"));
    options.push_back(duration("--split-after", split_after_,
                               "of a count: divide what is left of a part that takes longer than this into "
                               "parts of their own, and end it"));
    options.push_back(
        duration("--checkpoint-every", every_, "time between two saves of a part's progress (default 10s)"));
    limits_.add_to(options);
    return options;
}

std::expected<std::vector<std::size_t>, Diagnostic> PartCall::wanted_parts(const Campaign& campaign) const {
    auto wanted = ask::read_part_numbers(parts_.value_or(fmt::format("1..{}", campaign.plan().parts.size())),
                                         campaign.plan());
    if (!wanted || !again_) return wanted;
    std::vector<std::size_t> both;
    std::ranges::set_intersection(*wanted, ask::drawn_parts(campaign.plan(), campaign.hash(), *again_),
                                  std::back_inserter(both));
    return both;
}

ExitCode PartCall::run(Session& session) {
    const auto campaign = Campaign::open(plan_);
    if (!campaign) return refuse_call(session, campaign.error());
    if (const auto checked = campaign->check_program(); !checked)
        return refuse_call(session, checked.error());
    if (campaign->plan().parts.empty()) return ExitCode::Found;
    if (const auto made = campaign->make_folder(); !made) return refuse_call(session, made.error());
    const auto wanted = wanted_parts(*campaign);
    if (!wanted) return refuse_call(session, wanted.error());
    PartRunOptions options{
        .limits = limits_.from_now(session), .is_again = again_.has_value(), .split_after = split_after_};
    if (every_) options.every = *every_;
    auto run_part = part_runner(*campaign, options);
    if (!run_part) return refuse_call(session, run_part.error());
    PartCalls calls(session, *campaign, std::move(*run_part), again_.has_value(), same_host_);
    for (const std::size_t part : *wanted) {
        if (!calls.run(std::to_string(part + 1), campaign->plan().parts[part])) break;
    }
    return calls.code();
}

}  // namespace

Command part_command() {
    return {
        .name = "part",
        .help = {.summary = "Run parts of a plan.",
                 .description = "Parts that are finished are skipped, and one that was stopped goes on where "
                                "it was. The result of each is a file in the "
                                "folder of the plan, written at once or not at all, so that a part may be "
                                "run twice, or by two hosts at the same time. "
                                "Each part uses one thread.\n\n"
                                "Exit status: 0 if the parts are complete, whether they have solutions or "
                                "not; 2 if something is wrong, e.g. the plan is of "
                                "another version of Sator or the disk is full; 3 if a limit was reached.",
                 .example = "sator part square.plan 17..24\nsator part square.plan --again 2%"},
        .prepare = prepare_call<PartCall>,
    };
}

}  // namespace sator::cli
