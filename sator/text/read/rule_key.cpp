#include "sator/text/read/rule_key.hpp"

#include <algorithm>
#include <functional>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/text/read/rule_statements.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::text {

namespace {

/// A letter of a drawing and its value.
struct KeyEntry {
    std::string label;
    Argument value;
};

/// Reads `a=8`. Longer names are options of a rule, e.g. `min_score=50`.
std::optional<KeyEntry> key_entry(const Argument& argument) {
    const std::size_t sign = argument.text.find('=');
    if (argument.kind != Argument::Kind::Bare || sign == std::string::npos ||
        sign + 1 == argument.text.size())
        return std::nullopt;
    KeyEntry entry{argument.text.substr(0, sign), argument};
    const std::u32string label = to_code_points(entry.label);
    if (label.size() != 1 || !is_letter(label[0])) return std::nullopt;
    entry.value.text = argument.text.substr(sign + 1);
    entry.value.span.column += 2;
    entry.value.span.length -= 2;
    return entry;
}

/// Whether the sequence has the letter of the entry: as its mark, or as the name of its region.
bool is_meant(const KeyEntry& entry, const Sequence& sequence) {
    return sequence.label == entry.label || sequence.label == "region " + entry.label;
}

/// Returns the drawings with only the sequences that `is_wanted`.
std::vector<MarkedDrawing> restricted(const std::vector<MarkedDrawing>& drawings,
                                      const std::function<bool(const Sequence&)>& is_wanted) {
    std::vector<MarkedDrawing> result;
    for (const MarkedDrawing& drawing : drawings) {
        MarkedDrawing own;
        std::ranges::copy_if(drawing, std::back_inserter(own), is_wanted);
        if (!own.empty()) result.push_back(std::move(own));
    }
    return result;
}

}  // namespace

std::expected<std::vector<RuleStatement>, Diagnostic> divide_by_key(RuleStatement rule) {
    std::vector<KeyEntry> key;
    std::vector<Argument> shared;
    for (const Argument& argument : negated_or_self(rule).arguments) {
        if (auto entry = key_entry(argument)) {
            key.push_back(std::move(*entry));
        } else {
            shared.push_back(argument);
        }
    }
    std::vector<RuleStatement> rules;
    if (key.empty()) {
        rules.push_back(std::move(rule));
        return rules;
    }
    for (const KeyEntry& entry : key) {
        RuleStatement own = rule;
        negated_or_self(own).arguments = with_shared_arguments({&entry.value, 1}, shared);
        own.drawings = restricted(rule.drawings, [&](const Sequence& s) { return is_meant(entry, s); });
        if (own.drawings.empty()) {
            return std::unexpected(error_at(entry.value.span, "the drawing has no '" + entry.label + "'",
                                            "each letter of the key marks cells of the drawing"));
        }
        rules.push_back(std::move(own));
    }
    negated_or_self(rule).arguments = shared;
    rule.drawings = restricted(rule.drawings, [&](const Sequence& s) {
        return std::ranges::none_of(key, [&](const KeyEntry& entry) { return is_meant(entry, s); });
    });
    if (!rule.drawings.empty()) rules.push_back(std::move(rule));
    return rules;
}

}  // namespace sator::text
