#include "cli/campaign/checkpoint.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <sstream>

#include "cli/campaign/fingerprint.hpp"

namespace sator::cli {

namespace {

/// Its number changes if a checkpoint would mean something else, e.g. if a count decides cells in another order.
constexpr std::string_view kFirstLine = "sator checkpoint 4";

/// Returns the last line of a checkpoint: a checksum of all text before it, which detects files that were cut
/// or changed.
std::string last_line(std::string_view all_before) {
    Fingerprint fingerprint;
    fingerprint.add(all_before);
    return "end " + fingerprint.text() + "\n";
}

/// Returns the text before its last line, or nullopt if the last line is not its checksum.
std::optional<std::string_view> undamaged(std::string_view text) {
    const std::size_t length = last_line("").size();
    if (text.size() < length) return std::nullopt;
    const std::string_view all_before = text.substr(0, text.size() - length);
    return text.ends_with(last_line(all_before)) ? std::optional(all_before) : std::nullopt;
}

bool read_count(std::istream& in, BigCount& count) {
    std::string digits;
    if (!(in >> digits)) return false;
    const auto read = BigCount::from_decimal(digits);
    if (read) count = *read;
    return read.has_value();
}

/// Reads the line `worked SECONDS HOST…`. A checkpoint may be without it.
bool read_work(std::istream& in, CheckpointWork& work) {
    std::string line;
    if (!std::getline(in, line)) return false;
    std::istringstream words(line);
    words >> work.seconds;
    for (std::string host; words >> host;) work.hosts.push_back(host);
    return !work.hosts.empty();
}

/// Reads the number of a line `sum HEX`. Only the checkpoint of a part that lists solutions has it.
bool read_sum(std::istream& in, Checkpoint& checkpoint) {
    return static_cast<bool>(in >> std::hex >> checkpoint.sum.emplace() >> std::dec);
}

bool read_listing(std::istream& in, Checkpoint& checkpoint) {
    std::size_t cells = 0;
    if (!(in >> checkpoint.found >> checkpoint.bytes >> cells)) return false;
    for (Value value = 0; checkpoint.solution.size() < cells && in >> value;)
        checkpoint.solution.push_back(value);
    return checkpoint.solution.size() == cells;
}

bool read_levels(std::istream& in, Checkpoint& checkpoint) {
    std::size_t levels = 0;
    if (!(in >> levels)) return false;
    while (checkpoint.levels.size() < levels) {
        CountLevel level;
        if (!read_count(in, level.sum) || !(in >> level.next_choice >> level.is_choice_open) ||
            !read_count(in, level.product) || !(in >> level.parts_done))
            return false;
        checkpoint.levels.push_back(std::move(level));
    }
    return true;
}

}  // namespace

std::string to_text(const Checkpoint& checkpoint) {
    std::ostringstream text;
    text << kFirstLine << '\n' << checkpoint.question << '\n';
    if (!checkpoint.work.hosts.empty())
        text << fmt::format("worked {:.2f} {}\n", checkpoint.work.seconds,
                            fmt::join(checkpoint.work.hosts, " "));
    if (checkpoint.is_listing) {
        if (checkpoint.sum) text << fmt::format("sum {:016x}\n", *checkpoint.sum);
        text << "listing " << checkpoint.found << ' ' << checkpoint.bytes << '\n'
             << checkpoint.solution.size();
        for (const Value value : checkpoint.solution) text << ' ' << value;
        text << '\n';
    } else {
        text << "count " << checkpoint.levels.size() << '\n';
        for (const CountLevel& level : checkpoint.levels) {
            text << level.sum.to_string() << ' ' << level.next_choice << ' ' << level.is_choice_open << ' '
                 << level.product.to_string() << ' ' << level.parts_done << '\n';
        }
    }
    return text.str() + last_line(text.view());
}

std::optional<Checkpoint> checkpoint_of(std::string_view text) {
    const auto all_before = undamaged(text);
    if (!all_before) return std::nullopt;
    std::istringstream in{std::string(*all_before)};
    Checkpoint checkpoint;
    std::string line, kind;
    if (!std::getline(in, line) || line != kFirstLine || !std::getline(in, checkpoint.question) ||
        !(in >> kind)) {
        return std::nullopt;
    }
    if (kind == "worked" && (!read_work(in, checkpoint.work) || !(in >> kind))) return std::nullopt;
    if (kind == "sum" && (!read_sum(in, checkpoint) || !(in >> kind))) return std::nullopt;
    checkpoint.is_listing = kind == "listing";
    if (!checkpoint.is_listing && kind != "count") return std::nullopt;
    const bool is_whole = checkpoint.is_listing ? read_listing(in, checkpoint) : read_levels(in, checkpoint);
    return is_whole ? std::optional(std::move(checkpoint)) : std::nullopt;
}

}  // namespace sator::cli
