#include "sator/ask/json/operation_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "sator/ask/values/source.hpp"
#include "sator/base/errors.hpp"

namespace sator::ask {

namespace {

using ReadJson = nlohmann::json;

/// Takes the fields of an operation one by one, and remembers the first that is wrong.
class OperationReader {
  public:
    explicit OperationReader(const ReadJson& object) : object_(object) {}

    std::string text(const std::string& name) {
        const ReadJson* value = take(name);
        if (value != nullptr && !value->is_string()) refuse(name, "a text");
        return value != nullptr && value->is_string() ? value->get<std::string>() : std::string();
    }

    std::optional<std::string> optional_text(const std::string& name) {
        return object_.contains(name) ? std::optional(text(name)) : std::nullopt;
    }

    std::optional<std::size_t> number(const std::string& name) {
        const ReadJson* value = take(name);
        if (value == nullptr) return std::nullopt;
        if (value->is_number_unsigned()) return value->get<std::size_t>();
        refuse(name, "a whole number from 0");
        return std::nullopt;
    }

    bool flag(const std::string& name) {
        const ReadJson* value = take(name);
        if (value != nullptr && !value->is_boolean()) refuse(name, "true or false");
        return value != nullptr && value->is_boolean() && value->get<bool>();
    }

    std::size_t needed_number(const std::string& name) {
        if (!object_.contains(name)) refuse(name, "a whole number from 0");
        return number(name).value_or(0);
    }

    std::vector<std::string> cells(const std::string& name) {
        const ReadJson* value = take(name);
        return value == nullptr ? std::vector<std::string>() : names(name, *value);
    }

    NamedCells named_cells() {
        NamedCells named;
        named.places = text("places");
        if (auto all = cells("cells"); !all.empty()) named.parts.push_back(std::move(all));
        const ReadJson* parts = take("parts");
        if (parts != nullptr && !parts->is_array()) refuse("parts", "a list of lists of cells");
        if (parts == nullptr || !parts->is_array()) return named;
        for (const ReadJson& part : *parts) named.parts.push_back(names("parts", part));
        return named;
    }

    /// Returns the error of the first wrong field, or of one that the operation does not have.
    std::expected<void, Diagnostic> check() const {
        if (error_) return std::unexpected(*error_);
        for (const auto& [name, value] : object_.items()) {
            if (name != "do" && std::ranges::find(taken_, name) == taken_.end())
                return std::unexpected(error_in("operation", "this operation has no field '" + name + "'"));
        }
        return {};
    }

  private:
    const ReadJson* take(const std::string& name) {
        taken_.push_back(name);
        const auto found = object_.find(name);
        return found == object_.end() ? nullptr : &*found;
    }

    std::vector<std::string> names(const std::string& field, const ReadJson& list) {
        std::vector<std::string> names;
        if (!list.is_array()) refuse(field, "a list of cells");
        for (const ReadJson& name : list.is_array() ? list : ReadJson::array()) {
            if (!name.is_string()) refuse(field, "a list of cells");
            if (name.is_string()) names.push_back(name.get<std::string>());
        }
        return names;
    }

    void refuse(const std::string& name, const std::string& wanted) {
        if (!error_)
            error_ =
                error_in("operation", "the value of '" + name + "' is missing or wrong", "write " + wanted);
    }

    const ReadJson& object_;
    std::vector<std::string> taken_;
    std::optional<Diagnostic> error_;
};

/// An operation by its name.
struct OperationRow {
    std::string_view name;
    EditOperation (*read)(OperationReader& from);
};

constexpr OperationRow kOperations[] = {
    {"set_values",
     [](OperationReader& from) -> EditOperation {
         return SetValues{from.cells("cells"), from.text("value"), from.number("initial").value_or(0)};
     }},
    {"set_mark",
     [](OperationReader& from) -> EditOperation {
         return SetMark{from.needed_number("row"), from.needed_number("column"), from.text("mark"),
                        from.flag("corner")};
     }},
    {"add_clue",
     [](OperationReader& from) -> EditOperation {
         return AddClue{from.text("rule"), from.text("arguments"), from.named_cells()};
     }},
    {"change_clue",
     [](OperationReader& from) -> EditOperation {
         return ChangeClue{from.needed_number("rule"), from.optional_text("arguments"), from.named_cells()};
     }},
    {"remove_clue",
     [](OperationReader& from) -> EditOperation {
         return RemoveClue{from.needed_number("rule"), from.number("part")};
     }},
    {"set_line_clue",
     [](OperationReader& from) -> EditOperation {
         return SetLineClue{from.text("rule"), from.text("side"), from.needed_number("line"),
                            from.text("clue"), from.number("index")};
     }},
    {"set_region",
     [](OperationReader& from) -> EditOperation {
         return SetRegion{from.cells("cells"), from.text("region")};
     }},
    {"set_text",
     [](OperationReader& from) -> EditOperation {
         return SetText{from.text("field"), from.text("value")};
     }},
    {"resize", [](OperationReader& from) -> EditOperation { return ResizeGrid{from.text("size")}; }},
    {"add_word", [](OperationReader& from) -> EditOperation { return AddWord{from.text("word")}; }},
    {"remove_word", [](OperationReader& from) -> EditOperation { return RemoveWord{from.text("word")}; }},
    {"new",
     [](OperationReader& from) -> EditOperation {
         return NewPuzzle{from.text("kind"), from.text("size")};
     }},
};

Diagnostic unknown_operation(const std::string& name) {
    std::string names;
    for (const OperationRow& row : kOperations) names += (names.empty() ? "" : ", ") + std::string(row.name);
    return error_in("operation",
                    name.empty() ? "the operation does nothing" : "there is no operation '" + name + "'",
                    "'do' is one of " + names);
}

}  // namespace

std::expected<EditOperation, Diagnostic> read_operation(const std::string& json) {
    const ReadJson object = ReadJson::parse(json, nullptr, false);
    if (!object.is_object())
        return std::unexpected(error_in(kRequestName, "the request has no operation",
                                        R"(write e.g. "operation":{"do":"add_word","word":"killer"})"));
    const std::string name =
        object.contains("do") && object["do"].is_string() ? object["do"].get<std::string>() : std::string();
    for (const OperationRow& row : kOperations) {
        if (row.name != name) continue;
        OperationReader reader(object);
        EditOperation operation = row.read(reader);
        if (auto checked = reader.check(); !checked) return failure(checked);
        return operation;
    }
    return std::unexpected(unknown_operation(name));
}

}  // namespace sator::ask
