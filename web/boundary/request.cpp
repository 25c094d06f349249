#include "web/boundary/request.hpp"

#include <array>
#include <nlohmann/json.hpp>
#include <utility>
#include <variant>
#include <vector>

#include "sator/base/spelling_suggestion.hpp"

namespace sator::web {

namespace {

using ReadJson = nlohmann::json;

/// The member that a field of the request sets. Its type is the field's type.
using Member = std::variant<std::string Request::*, std::optional<std::uint64_t> Request::*, bool Request::*,
                            std::map<std::string, std::string> Request::*>;
/// The field whose value is an object that its question reads.
constexpr std::string_view kOperation = "operation";

const std::pair<std::string_view, Member> kFields[] = {
    {"ask", &Request::ask},
    {"text", &Request::text},
    {"file", &Request::file},
    {"format", &Request::format},
    {"alphabet", &Request::alphabet},
    {"dialect", &Request::dialect},
    {"initial", &Request::initial},
    {"why_not", &Request::why_not},
    {"state", &Request::state},
    {"grid", &Request::grid},
    {"to", &Request::to},
    {"kind", &Request::kind},
    {"grade", &Request::grade},
    {"hardest", &Request::hardest},
    {"symmetry", &Request::symmetry},
    {"keep", &Request::keep},
    {"parameters", &Request::parameters},
    {"givens", &Request::givens},
    {"minimal", &Request::minimal},
    {"unrated", &Request::unrated},
    {kOperation, &Request::operation},
    {"form", &Request::form},
    {"theme", &Request::theme},
    {"limit", &Request::limit},
    {"solutions", &Request::solutions},
    {"seed", &Request::seed},
    {"cell_limit", &Request::cell_limit},
    {"time_limit", &Request::time_limit},
    {"memory_limit", &Request::memory_limit},
    {"all", &Request::all},
    {"verify", &Request::verify},
    {"smallest", &Request::smallest},
    {"solution", &Request::solution},
    {"stream", &Request::stream},
    {"files", &Request::files},
};

Diagnostic wrong_request(std::string message, std::string hint = {}) {
    return error_in("request", std::move(message), std::move(hint));
}

Diagnostic unknown_field(const std::string& name) {
    std::vector<std::string_view> known;
    for (const auto& [field, member] : kFields) known.push_back(field);
    const std::string_view meant = spelling_suggestion(name, known);
    return wrong_request("there is no field '" + name + "'",
                         meant.empty() ? "" : "did you mean '" + std::string(meant) + "'?");
}

/// Each returns what the value should have been, or an empty text after it was stored.
std::string_view store(const ReadJson& value, std::string& target) {
    if (!value.is_string()) return "a text";
    target = value.get<std::string>();
    return "";
}
std::string_view store(const ReadJson& value, std::optional<std::uint64_t>& target) {
    if (!value.is_number_unsigned()) return "a whole number from 0";
    target = value.get<std::uint64_t>();
    return "";
}
std::string_view store(const ReadJson& value, bool& target) {
    if (!value.is_boolean()) return "true or false";
    target = value.get<bool>();
    return "";
}
std::string_view store(const ReadJson& value, std::map<std::string, std::string>& target) {
    constexpr std::string_view kWanted = "an object whose values are texts";
    if (!value.is_object()) return kWanted;
    for (const auto& [name, text] : value.items()) {
        if (!text.is_string()) return kWanted;
        target[name] = text.get<std::string>();
    }
    return "";
}

std::optional<Diagnostic> set_field(Request& request, const std::string& name, const ReadJson& value) {
    for (const auto& [field, member] : kFields) {
        if (field != name) continue;
        const std::string_view wanted =
            std::visit([&](auto pointer) { return store(value, request.*pointer); }, member);
        if (wanted.empty()) return std::nullopt;
        return wrong_request("the value of '" + name + "' is wrong", "write " + std::string(wanted));
    }
    return unknown_field(name);
}

}  // namespace

std::expected<Request, Diagnostic> read_request(std::string_view json) {
    const ReadJson object = ReadJson::parse(json, nullptr, false);
    if (!object.is_object())
        return std::unexpected(
            wrong_request("the request is not a JSON object", R"(write e.g. {"ask":"solve","text":"…"})"));
    Request request;
    for (const auto& [name, value] : object.items()) {
        const bool is_object = name == kOperation && value.is_object();
        if (auto error = set_field(request, name, is_object ? ReadJson(value.dump()) : value))
            return std::unexpected(std::move(*error));
    }
    return request;
}

}  // namespace sator::web
