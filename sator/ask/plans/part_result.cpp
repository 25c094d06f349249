// A result as text:
//
//     sator result 1
//     plan 5b02…
//     part 17
//     made by sator 0.1.0 ab969583cafe
//     host node12
//     seconds 81.52
//     count 4404883
//     complete
//
// `host` names all hosts that worked on the part, one after the other. Instead of `complete`, a part that was divided has a line for each
// of its children, `child 1 R3C3=13 R1C1=2` with the multiplicity first, and a part of a batch that is not finished has the number of
// elements that are: `done 512`. What was listed comes last, after `listed` and its checksum.
#include "sator/ask/plans/part_result.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "sator/ask/plans/plan_words.hpp"

namespace sator::ask {

namespace {

constexpr std::string_view kFirstResultLine = "sator result 1";

/// FNV-1a of a line, mixed so that sums of similar lines differ (the finaliser of splitmix64).
std::uint64_t hash_of_line(std::string_view line) {
    std::uint64_t hash = 0xCBF2'9CE4'8422'2325;
    for (const char c : line) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100'0000'01B3;
    hash = (hash ^ (hash >> 30)) * 0xBF58'476D'1CE4'E5B9;
    hash = (hash ^ (hash >> 27)) * 0x94D0'49BB'1331'11EB;
    return hash ^ (hash >> 31);
}

/// Takes the rest of the next line if it begins with these words.
std::optional<std::string_view> take_field(std::string_view& text, std::string_view words) {
    const auto line = take_plan_line(text);
    if (!line || !line->starts_with(words)) return std::nullopt;
    return line->substr(words.size());
}

bool take_hosts(std::string_view line, PartResult& result) {
    while (!line.empty()) result.hosts.emplace_back(take_plan_word(line));
    return !result.hosts.empty();
}

/// Takes the lines that say how much of the part is done.
bool take_rest(std::string_view& text, PartResult& result) {
    while (text.starts_with("child ")) {
        std::string_view line = take_plan_line(text)->substr(std::string_view("child ").size());
        const auto multiplicity = BigCount::from_decimal(take_plan_word(line));
        auto values = read_planned_values(line);
        if (!multiplicity || !values) return false;
        result.children.push_back({*multiplicity, std::move(*values)});
    }
    if (!result.children.empty()) return true;
    std::string_view line = take_plan_line(text).value_or("");
    if (line == "complete") return true;
    return take_plan_word(line) == "done" && read_plan_number(line, result.done.emplace());
}

bool take_listed(std::string_view text, PartResult& result) {
    if (text.empty()) return true;
    const auto sum = take_field(text, "listed ");
    std::uint64_t number = 0;
    const auto end =
        sum ? std::from_chars(sum->data(), sum->data() + sum->size(), number, 16) : std::from_chars_result{};
    if (!sum || end.ec != std::errc() || number != sum_of_lines(text)) return false;
    result.sum = number;
    result.listed = text;
    return true;
}

}  // namespace

std::uint64_t sum_of_lines(std::string_view lines) {
    std::uint64_t sum = 0;
    while (const auto line = take_plan_line(lines)) sum += hash_of_line(*line);
    return sum;
}

void add_host(std::vector<std::string>& hosts, const std::string& host) {
    std::erase(hosts, host);
    hosts.push_back(host);
}

std::string result_text(const PartResult& result) {
    std::string text =
        fmt::format("{}\nplan {}\npart {}\nmade by sator {}\nhost {}\nseconds {:.2f}\ncount {}\n",
                    kFirstResultLine, result.plan, result.part, result.made_by.text(),
                    fmt::join(result.hosts, " "), result.seconds, result.count.to_string());
    for (const ChildPart& child : result.children)
        text +=
            fmt::format("child {} {}\n", child.multiplicity.to_string(), planned_values_text(child.values));
    if (result.done) text += fmt::format("done {}\n", *result.done);
    if (!result.done && result.children.empty()) text += "complete\n";
    if (result.sum) text += fmt::format("listed {:016x}\n", *result.sum) + result.listed;
    return text;
}

std::optional<PartResult> read_result(std::string_view text) {
    PartResult result;
    if (take_plan_line(text) != kFirstResultLine) return std::nullopt;
    const auto plan = take_field(text, "plan "), part = take_field(text, "part ");
    auto maker = take_field(text, "made by sator ");
    const auto host = take_field(text, "host "), seconds = take_field(text, "seconds ");
    const auto digits = take_field(text, "count ");
    const auto count = BigCount::from_decimal(digits.value_or(""));
    if (!plan || !part || !maker || !host || !seconds || !count || !take_hosts(*host, result))
        return std::nullopt;
    result.plan = *plan;
    result.part = *part;
    result.made_by.version = take_plan_word(*maker);
    result.made_by.commit = *maker;
    result.count = *count;
    if (!read_plan_number(*seconds, result.seconds) || !take_rest(text, result) || !take_listed(text, result))
        return std::nullopt;
    return result;
}

}  // namespace sator::ask
