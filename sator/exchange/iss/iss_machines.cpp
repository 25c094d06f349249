#include "sator/exchange/iss/iss_machines.hpp"

#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/iss/iss_codes.hpp"
#include "sator/exchange/iss/iss_rules.hpp"
#include "sator/exchange/packing/base64.hpp"
#include "sator/exchange/packing/link.hpp"

namespace sator::exchange {

namespace {

std::string automaton_of(const std::vector<std::string>& clauses) {
    std::string text;
    for (const std::string& clause : clauses) text += (text.empty() ? "automaton \"" : "; ") + clause;
    return text + "\"";
}

std::string step_text(const std::string& from, const std::string& to, int value) {
    return from + " -> " + to + ": " + std::to_string(value);
}

/// Returns the automaton of lines whose first hidden value is `hidden`. A state is the greatest height so far.
std::string hidden_automaton(int hidden, const IssGrid& grid) {
    std::vector<std::string> clauses;
    for (int v = grid.first; v <= grid.last; ++v) clauses.push_back(step_text("start", std::to_string(v), v));
    for (int height = grid.first; height <= grid.last; ++height) {
        const std::string state = std::to_string(height);
        for (int v = height + 1; v <= grid.last; ++v)
            clauses.push_back(step_text(state, std::to_string(v), v));
        if (hidden <= height && hidden >= grid.first) clauses.push_back(step_text(state, "found", hidden));
    }
    clauses.emplace_back("found -> found: any");
    clauses.emplace_back("accept found");
    return automaton_of(clauses);
}

/// The name that a group of cells begins with: "_Nabner%20line".
std::string name_of_groups(const IssConstraint& constraint) {
    for (const IssArgument& argument : constraint.arguments) {
        if (!argument.text.starts_with('_') || &argument == constraint.arguments.data()) continue;
        std::string name = percent_decoded(std::string_view(argument.text).substr(1));
        std::erase_if(name, [](char c) { return c == '"' || c == '\\' || c == '\n'; });
        return name;
    }
    return {};
}

std::string with_escaped_slashes(std::string_view pattern) {
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] == '\\' && i + 1 < pattern.size()) {
            text += pattern[i++];
        } else if (pattern[i] == '/') {
            text += '\\';
        }
        if (pattern[i] != ' ') text += pattern[i];
    }
    return text;
}

}  // namespace

std::string iss_visible_automaton(int count, const IssGrid& grid) {
    const auto state = [](int height, int seen) {
        return std::to_string(height) + "_" + std::to_string(seen);
    };
    std::vector<std::string> clauses;
    std::string accepting = "accept";
    for (int height = 0; height <= grid.last; ++height) {
        for (int seen = 0; seen <= count; ++seen) {
            for (int v = grid.first; v <= height; ++v)
                clauses.push_back(step_text(state(height, seen), state(height, seen), v));
            for (int v = height + 1; seen < count && v <= grid.last; ++v)
                clauses.push_back(step_text(state(height, seen), state(v, seen + 1), v));
        }
        accepting += " " + state(height, count);
    }
    clauses.push_back(accepting);
    return automaton_of(clauses);
}

IssResult read_iss_hidden_skyscraper(const IssConstraint& constraint, const IssReading& reading) {
    auto line = iss_line(constraint, 0, reading.grid());
    if (!line) return failure(line);
    for (std::size_t i = 1; i <= 2; ++i, std::ranges::reverse(*line)) {
        if (constraint.text(i).empty()) continue;
        const auto hidden = constraint.number(i);
        if (!hidden) return failure(hidden);
        reading.puzzle.rule(hidden_automaton(*hidden, reading.grid()), *line,
                            "first hidden skyscraper " + std::to_string(*hidden));
    }
    return {};
}

IssResult read_iss_machine(const IssConstraint& constraint, const IssReading& reading) {
    const auto machine = iss_machine_text(constraint.text(0), reading.grid());
    if (!machine) {
        reading.leave_out(constraint, "has a machine that is not understood");
        return {};
    }
    const std::vector<IssConstraint> lines = constraint.divided(1, "");
    if (lines.empty()) return constraint.fault_at(1, "'NFA' names no cells", "write ~R1C1~R1C2 after it");
    for (const IssConstraint& line : lines) {
        const auto segments = line.groups(0, "-", reading.grid());
        if (!segments) return failure(segments);
        reading.puzzle.rule_of_parts("automaton \"" + *machine + "\"", *segments, name_of_groups(constraint));
    }
    return {};
}

IssResult read_iss_regex(const IssConstraint& constraint, const IssReading& reading) {
    const std::string_view token = constraint.text(0);
    const bool is_link_text = token.contains('%');
    const auto pattern = is_link_text ? std::optional(percent_decoded(token)) : from_base64(token);
    if (!pattern) return constraint.fault_at(0, "'" + std::string(token) + "' is no packed expression");
    if (reading.grid().last > 9) {
        reading.leave_out(constraint, "is only for the values from 1 to 9");
        return {};
    }
    const auto lines = constraint.groups(1, "", reading.grid());
    if (!lines) return failure(lines);
    for (const SquareCells& line : *lines)
        reading.puzzle.rule("regex /" + with_escaped_slashes(*pattern) + "/", line);
    return {};
}

IssResult read_iss_pairs(const IssConstraint& constraint, const IssReading& reading) {
    std::string key(constraint.text(0));
    const std::string& type = constraint.type.text;
    if (type.starts_with("Binary")) {  // the older form exchanges two characters
        for (char& c : key) c = c == '-' ? '_' : c == '_' ? '-' : c;
    }
    const auto table = iss_pair_table(key, reading.grid());
    if (!table) return constraint.fault_at(0, "'" + key + "' is no packed relation");
    const auto lines = constraint.groups(1, "", reading.grid());
    if (!lines) return failure(lines);
    const std::string rule = (type.ends_with('X') ? "pairs all \"" : "pairs \"") + *table + "\"";
    for (const SquareCells& line : *lines) {
        if (line.size() > 1) reading.puzzle.rule(rule, line, name_of_groups(constraint));
    }
    return {};
}

}  // namespace sator::exchange
