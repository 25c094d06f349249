#include "sator/ask/json/request_json.hpp"

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "sator/ask/json/operation_json.hpp"
#include "sator/ask/tables/option_table.hpp"
#include "sator/ask/tables/question_table.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/spelling_suggestion.hpp"
#include "sator/create/requests/grade_range.hpp"
#include "sator/puzzle/alphabet_choice.hpp"

namespace sator::ask {

namespace {

using ReadJson = nlohmann::json;
using Stored = std::expected<void, Diagnostic>;

/// The field that names the question.
constexpr std::string_view kAsk = "ask";

std::unexpected<Diagnostic> wrong_request(std::string message, std::string hint = {}) {
    return std::unexpected(error_in(kRequestName, std::move(message), std::move(hint)));
}

std::unexpected<Diagnostic> wrong_value(const OptionRow& row, std::string_view wanted) {
    return wrong_request("the value of '" + std::string(row.name) + "' is wrong",
                         "write " + std::string(wanted));
}

std::string number_from(std::uint64_t least) {
    return "a whole number from " + std::to_string(least);
}

/// Each stores a value, or says what it should have been.
Stored store(const OptionRow& row, const ReadJson& value, std::string* target) {
    if (!value.is_string()) return wrong_value(row, "a text");
    *target = value.get<std::string>();
    return {};
}

template <class Number>
Stored store_number(const OptionRow& row, const ReadJson& value, Number* target) {
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() < row.least)
        return wrong_value(row, number_from(row.least));
    *target = value.get<std::uint64_t>();
    return {};
}
Stored store(const OptionRow& row, const ReadJson& value, std::uint64_t* target) {
    return store_number(row, value, target);
}
Stored store(const OptionRow& row, const ReadJson& value, std::optional<std::uint64_t>* target) {
    return store_number(row, value, target);
}

Stored store(const OptionRow& row, const ReadJson& value, bool* target) {
    if (!value.is_boolean()) return wrong_value(row, "true or false");
    *target = value.get<bool>();
    return {};
}

/// Returns a text, or a whole number as it is written.
std::optional<std::string> text_or_number(const ReadJson& value) {
    if (value.is_string()) return value.get<std::string>();
    return value.is_number_integer() ? std::optional(value.dump()) : std::nullopt;
}

Stored store(const OptionRow& row, const ReadJson& value, std::map<std::string, std::string>* target) {
    const bool takes_numbers = row.type.empty();  // the type of `files` says that its values are texts
    const std::string_view wanted = takes_numbers ? "an object whose values are texts or whole numbers"
                                                  : "an object whose values are texts";
    if (!value.is_object()) return wrong_value(row, wanted);
    for (const auto& [name, own] : value.items()) {
        auto text = text_or_number(own);
        if (!text || (!takes_numbers && !own.is_string())) return wrong_value(row, wanted);
        (*target)[name] = std::move(*text);
    }
    return {};
}

/// Stores what `parse` makes of a text; an empty text says nothing.
template <class Target, class Parse>
Stored store_parsed(const OptionRow& row, const ReadJson& value, std::optional<Target>* target, Parse parse) {
    std::string text;
    if (auto stored = store(row, value, &text); !stored || text.empty()) return stored;
    auto parsed = parse(text);
    if (!parsed) return failure(parsed);
    *target = std::move(*parsed);
    return {};
}

Stored store(const OptionRow& row, const ReadJson& value, std::optional<CodePointSet>* target) {
    auto stored =
        store_parsed(row, value, target, [](const std::string& text) { return parse_alphabet(text); });
    if (!stored && stored.error().file.empty()) stored.error().file = row.name;
    return stored;
}

Stored store(const OptionRow& row, const ReadJson& value, std::optional<GradeRange>* target) {
    const ReadJson grade = value.is_number_unsigned() ? ReadJson(value.dump()) : value;
    return store_parsed(row, grade, target,
                        [](const std::string& text) { return create::read_grade_range(text); });
}

Stored store(const OptionRow& row, const ReadJson& value, std::optional<text::EditOperation>* target) {
    if (!value.is_object()) return wrong_value(row, "an object with 'do'");
    auto operation = read_operation(value.dump());
    if (!operation) return failure(operation);
    *target = std::move(*operation);
    return {};
}

std::string listed(std::span<const std::string_view> names) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + std::string(names[i]);
    return text;
}

Stored store(const OptionRow& row, const ReadJson& value, const ChoiceTarget& target) {
    std::string name;
    if (auto stored = store(row, value, &name); !stored || name.empty()) return stored;
    const auto found = std::ranges::find(target.names, name);
    if (found == target.names.end())
        return wrong_request(
            "there is no " + std::string(row.name) + " '" + name + "'" + std::string(row.whole),
            "the " + std::string(row.name) + "s are " + listed(target.names));
    target.set(static_cast<std::size_t>(found - target.names.begin()));
    return {};
}

Stored unknown_field(const std::string& name) {
    std::vector<std::string_view> known{kAsk};
    for (const OptionRow& row : option_table()) known.push_back(row.name);
    const std::string meant(spelling_suggestion(name, known));
    return wrong_request("there is no field '" + name + "'",
                         meant.empty() ? "" : "did you mean '" + meant + "'?");
}

Stored set_field(Request& request, const std::string& name, const ReadJson& value) {
    if (const OptionRow* row = find_option(name, request.question.index()))
        return std::visit([&](auto target) { return store(*row, value, target); }, *row->target(request));
    for (const OptionRow& row : option_table()) {
        if (row.name != name) continue;
        Request other{.source = {}, .question = question_table()[*row.places.front().question].make()};
        return std::visit([&](auto target) { return store(row, value, target); }, *row.target(other));
    }
    return unknown_field(name);
}

std::unexpected<Diagnostic> unknown_question(const std::string& name) {
    std::string names;
    for (const QuestionRow& row : question_table())
        names += (names.empty() ? "" : ", ") + std::string(row.name);
    return wrong_request(name.empty() ? "the request asks nothing" : "there is no question '" + name + "'",
                         "'ask' is one of " + names);
}

/// Completes a request whose fields are all stored: a source has a text, and an empty text of initial grids is none.
void finish(Request& request) {
    Source& source = request.source;
    if (source.texts.empty()) source.texts.push_back({""});
    if (source.initial && source.initial->text->empty()) source.initial.reset();
    source.files = Resources([files = std::make_shared<const std::map<std::string, std::string>>(
                                  std::move(request.files))](const std::string& path) {
        const auto found = files->find(path);
        return found == files->end() ? std::nullopt : std::optional(found->second);
    });
}

}  // namespace

std::expected<Request, Diagnostic> read_request(std::string_view json) {
    const ReadJson object = ReadJson::parse(json, nullptr, false);
    if (!object.is_object())
        return wrong_request("the request is not a JSON object", R"(write e.g. {"ask":"solve","text":"…"})");
    Request request;
    std::string asked;
    if (object.contains(kAsk)) {
        const ReadJson& name = object[std::string(kAsk)];
        if (!name.is_string()) return wrong_request("the value of 'ask' is wrong", "write a text");
        asked = name.get<std::string>();
    }
    const QuestionRow* row = find_question(asked);
    if (row != nullptr) request.question = row->make();
    for (const auto& [name, value] : object.items()) {
        if (name == kAsk) continue;
        if (auto stored = set_field(request, name, value); !stored) return failure(stored);
    }
    if (row == nullptr) return unknown_question(asked);
    finish(request);
    return request;
}

}  // namespace sator::ask
