#include "cli/campaign/campaign.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "cli/campaign/built_from.hpp"
#include "cli/campaign/checkpoint.hpp"
#include "cli/campaign/sealed_text.hpp"
#include "cli/process/host_name.hpp"
#include "cli/process/read_file.hpp"
#include "cli/process/replace_file.hpp"
#include "cli/process/session.hpp"
#include "cli/process/write_file.hpp"
#include "sator/ask/plans/part_names.hpp"
#include "sator/ask/plans/plan_text.hpp"
#include "sator/base/errors.hpp"

namespace sator::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kResult = ".result", kAgain = ".again.", kCheckpoint = ".checkpoint",
                           kListed = ".listed", kRunning = ".running";
/// A run is silent if its mark is older than this number of its intervals, and than this time.
constexpr double kSilentIntervals = 5;
constexpr double kLeastSilence = 60;

std::string mark_text(const PartMark& mark) {
    return fmt::format("{} {:.4f} {:.1f} {:.1f} {}\n", mark.is_stopped ? "stopped" : "running", mark.share,
                       mark.seconds, mark.every, mark.host);
}

std::optional<PartMark> read_mark(const std::string& path) {
    const auto text = read_file(path);
    std::error_code error;
    const auto written = fs::last_write_time(path, error);
    if (!text || error) return std::nullopt;
    PartMark mark;
    std::string state;
    std::istringstream in(*text);
    if (!(in >> state >> mark.share >> mark.seconds >> mark.every >> mark.host)) return std::nullopt;
    mark.is_stopped = state == "stopped";
    const std::chrono::duration<double> age = fs::file_time_type::clock::now() - written;
    mark.is_fresh = age.count() < std::max(kLeastSilence, kSilentIntervals * mark.every);
    return mark;
}

/// Returns a result unless it is the checkpoint of a batch.
std::optional<ask::PartResult> finished(std::optional<ask::PartResult> result) {
    return result && !result->done ? std::move(result) : std::nullopt;
}

/// Returns the hosts that worked on a checkpoint, of a search or of a batch.
std::vector<std::string> hosts_of_checkpoint(const std::string& path) {
    const auto text = read_file(path);
    if (!text) return {};
    if (const auto checkpoint = checkpoint_of(*text)) return checkpoint->work.hosts;
    const auto seal = unsealed(*text);
    const auto result = seal ? ask::read_result(seal->text) : std::nullopt;
    return result ? result->hosts : std::vector<std::string>();
}

}  // namespace

Campaign::Campaign(std::string path, ask::Plan plan, std::string hash)
    : path_(std::move(path)),
      folder_((path_.ends_with(".plan") ? path_.substr(0, path_.size() - std::string_view(".plan").size())
                                        : path_) +
              ".parts"),
      plan_(std::move(plan)),
      hash_(std::move(hash)) {}

std::expected<Campaign, Diagnostic> Campaign::open(const std::string& path) {
    auto text = read_file(path);
    if (!text) {
        text.error().hint = "name a plan that sator plan has written";
        return failure(text);
    }
    auto seal = unsealed(*text);
    if (!seal)
        return std::unexpected(
            error_in(path, "is no plan, or was changed: its last line is not the checksum of the rest",
                     "copy it again, or make another plan with sator plan"));
    auto plan = ask::read_plan(seal->text, path);
    if (!plan) return failure(plan);
    Campaign campaign(path, std::move(*plan), std::move(seal->hash));
    if (auto checked = campaign.check_folder(); !checked) return failure(checked);
    return campaign;
}

/// Without its results, each part would seem to be open.
std::expected<void, Diagnostic> Campaign::check_folder() const {
    std::error_code error;
    const fs::directory_iterator folder(folder_, error);
    if (!error || error == std::errc::no_such_file_or_directory) return {};
    return std::unexpected(error_in(folder_, "cannot be read: " + error.message(),
                                    "this folder has the results of the plan's parts"));
}

std::expected<void, Diagnostic> Campaign::make_folder() const {
    std::error_code error;
    fs::create_directory(folder_, error);  // but not the folder of the plan, whose name may be mistyped
    if (error) return std::unexpected(cannot_write(folder_, error.value()));
    return {};
}

std::expected<Campaign, Diagnostic> Campaign::create(const std::string& path, ask::Plan plan) {
    const std::string text = ask::plan_text(plan);
    Campaign campaign(path, std::move(plan), sha256(text));
    if (auto checked = campaign.check_folder(); !checked) return failure(checked);
    const bool has_results = !campaign.files().empty();
    const auto old = open(path);
    if (has_results && (!old || old->hash() != campaign.hash()))
        return std::unexpected(call_error(campaign.folder() + " has results of another plan",
                                          "name another plan, or delete this folder"));
    if (auto made = campaign.make_folder(); !made) return failure(made);
    if (auto written = write_sealed(path, text); !written) return failure(written);
    return campaign;
}

std::expected<void, Diagnostic> Campaign::check_program() const {
    const ask::MadeBy here = this_program();
    if (here == plan_.made_by) return {};
    return std::unexpected(error_in(
        path_,
        fmt::format("the plan was made by sator {}, but this is sator {}", plan_.made_by.text(), here.text()),
        "use one program for all parts, because two versions may divide or count differently"));
}

std::vector<std::string> Campaign::files() const {
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator at(folder_, error), end; !error && at != end; at.increment(error))
        names.push_back(at->path().filename().string());
    std::ranges::sort(names);
    return names;
}

std::optional<ask::PartResult> Campaign::read(const std::string& file, const std::string& part) const {
    const auto text = read_file(file);
    const auto seal = text ? unsealed(*text) : std::nullopt;
    auto result = seal ? ask::read_result(seal->text) : std::nullopt;
    if (result && (result->plan != hash_ || result->part != part)) return std::nullopt;
    return result;
}

std::optional<ask::PartResult> Campaign::begun(const std::string& part, bool is_again) const {
    auto found = read(checkpoint(part, is_again), part);
    return found && found->done && found->made_by == plan_.made_by ? std::move(found) : std::nullopt;
}

std::expected<void, Diagnostic> Campaign::save(const ask::PartResult& begun, bool is_again) const {
    return write_sealed(checkpoint(begun.part, is_again), ask::result_text(begun));
}

ask::FindResults Campaign::results() const {
    std::map<std::string, std::vector<std::string>> again;  // by part
    for (const std::string& name : files()) {
        const std::size_t at = name.find(kAgain);
        if (at != std::string::npos && name.ends_with(kResult))
            again[name.substr(0, at)].push_back(folder_ + "/" + name);
    }
    return [this, again = std::move(again)](const std::string& part) {
        ask::FoundResults found;
        const std::string file = file_of(part, kResult);
        std::error_code error;
        found.first = finished(read(file, part));
        found.is_damaged = !found.first && fs::exists(file, error);
        if (const auto paths = again.find(part); paths != again.end()) {
            for (const std::string& path : paths->second) {
                if (auto result = finished(read(path, part))) found.again.push_back(std::move(*result));
            }
        }
        return found;
    };
}

std::optional<ask::PartResult> Campaign::result(const std::string& part) const {
    auto result = finished(read(file_of(part, kResult), part));
    return result && result->made_by == plan_.made_by ? std::move(result) : std::nullopt;
}

std::expected<void, Diagnostic> Campaign::write(const ask::PartResult& result, bool is_again) const {
    const std::string file = is_again
                                 ? file_of(result.part, kAgain) + result.hosts.back() + std::string(kResult)
                                 : file_of(result.part, kResult);
    if (auto written = write_sealed(file, ask::result_text(result)); !written) return written;
    std::error_code error;
    fs::remove(checkpoint(result.part, is_again), error);
    fs::remove(listed(result.part, is_again), error);
    if (!is_again) fs::remove(file_of(result.part, kRunning), error);
    return {};
}

void Campaign::reopen(const std::string& part) const {
    std::error_code error;
    for (const std::string& name : files()) {
        if (name.starts_with(part + ".") && name.ends_with(kResult)) fs::remove(folder_ + "/" + name, error);
    }
}

void Campaign::drop_checkpoints(const std::set<std::string>& hosts) const {
    const auto is_dropped = [&](const std::string& host) { return hosts.contains(host); };
    std::error_code error;
    for (const std::string& name : files()) {
        const std::string file = folder_ + "/" + name;
        if (!name.ends_with(kCheckpoint) || std::ranges::none_of(hosts_of_checkpoint(file), is_dropped))
            continue;
        fs::remove(file, error);
        fs::remove(file.substr(0, file.size() - kCheckpoint.size()) + std::string(kListed), error);
    }
}

std::string Campaign::checkpoint(const std::string& part, bool is_again) const {
    return file_of_run(part, is_again, kCheckpoint);
}

std::string Campaign::listed(const std::string& part, bool is_again) const {
    return file_of_run(part, is_again, kListed);
}

std::string Campaign::file_of_run(const std::string& part, bool is_again, std::string_view ending) const {
    return is_again ? file_of(part, kAgain) + host_name() + std::string(ending) : file_of(part, ending);
}

void Campaign::mark(const std::string& part, const PartMark& mark) const {
    replace_file(file_of(part, kRunning), mark_text(mark));
}

std::map<std::string, PartMark> Campaign::marks() const {
    std::map<std::string, PartMark> marks;
    for (const std::string& name : files()) {
        if (!name.ends_with(kRunning)) continue;
        if (const auto mark = read_mark(folder_ + "/" + name))
            marks[name.substr(0, name.size() - kRunning.size())] = *mark;
    }
    return marks;
}

}  // namespace sator::cli
