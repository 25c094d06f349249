#include "sator/text/read/definition_statements.hpp"

#include <algorithm>
#include <memory>

#include "sator/base/encoding_check.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/rules/any_of.hpp"
#include "sator/text/definitions/own_rules.hpp"
#include "sator/text/definitions/read_kind_definition.hpp"
#include "sator/text/read/definition_line.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::text {

namespace {

/// Included files include others at most this deep.
constexpr std::size_t kMaxIncludeDepth = 8;

/// The file that is being read. The puzzle's own file has neither a text nor a name of its own.
struct SourceText {
    std::string path;
    std::string name;  ///< empty for the puzzle's own file
    std::shared_ptr<const std::string> text;
};

class DefinitionCollector {
  public:
    DefinitionCollector(Resources& resources, PuzzleDraft& draft) : resources_(resources), draft_(draft) {}

    void read(std::span<const Statement> statements, const SourceText& source) {
        open_.push_back(source.path);
        for (const Statement& statement : statements) {
            if (statement.keyword == "define") {
                define(statement, source);
            } else if (statement.keyword == "include") {
                include(statement, source);
            } else if (!source.name.empty()) {
                refuse(error_at(statement.span, "an included file has definitions only",
                                "write 'define' or 'include', or move this line to the puzzle"),
                       source);
            }
        }
        open_.pop_back();
    }

    /// Reads definitions that hold unless the puzzle has its own of the same names.
    void read_shared(const SourceText& source) {
        is_shared_ = true;
        read_file(source);
    }

  private:
    void refuse(Diagnostic error, const SourceText& source) {
        error.file = source.name;
        if (source.text != nullptr) set_excerpt(error, *source.text);
        draft_.refuse(std::move(error));
    }

    void define(const Statement& statement, const SourceText& source) {
        if (defines_kind(statement)) return define_kind(statement, source);
        auto definition = read_definition(statement);
        if (!definition) return refuse(std::move(definition.error()), source);
        if (!statement.drawings.empty())
            return refuse(error_at(statement.drawings[0][0].span(0, 1), "a definition has no drawing",
                                   "write the drawing below a use of the rule: rule " + definition->name),
                          source);
        if (is_shared_ && is_own(definition->name)) return;
        if (auto done = check_name(*definition); !done) return refuse(std::move(done.error()), source);
        replace_built_in(*definition, source);
        definition->file = source.name;
        definition->file_text = source.text;
        draft_.puzzle.definitions.push_back(std::move(*definition));
    }

    /// Returns the rule of the puzzle with this name, or null.
    const RuleDefinition* own_rule(const std::string& name) const {
        const RuleDefinition* replacing = find_definition(draft_.puzzle, replacing_name(name));
        return replacing != nullptr ? replacing : find_definition(draft_.puzzle, name);
    }

    /// Whether the puzzle defines this name.
    bool is_own(const std::string& name) const {
        return draft_.kinds.find_own(name) != nullptr || own_rule(name) != nullptr;
    }

    /// Remarks that a definition of the puzzle's own text replaces a built-in rule or kind.
    void remark_on_replacing(SourceSpan span, const std::string& what, const std::string& how,
                             const SourceText& source) {
        if (!source.name.empty()) return;
        draft_.remark(error_at(span, what, how + "choose another name if you do not mean that"));
    }

    /// A built-in rule or kind with the name of a rule of the puzzle is not meant.
    void replace_built_in(RuleDefinition& definition, const SourceText& source) {
        const std::string name = definition.name, replacing = replacing_name(name);
        const bool is_rule = draft_.registry().find(name) != nullptr;
        if (is_rule)
            remark_on_replacing(definition.span, "this rule replaces the built-in rule '" + name + "'",
                                "messages call it '" + replacing + "'; ", source);
        else if (draft_.kinds.find(name) != nullptr)
            remark_on_replacing(definition.span, "this rule replaces the kind '" + name + "'", "", source);
        draft_.kinds.hide(name);
        if (is_rule) definition.name = replacing;
    }

    void define_kind(const Statement& statement, const SourceText& source) {
        auto definition =
            read_kind_definition(kind_head_of(statement), statement.body, {source.name, source.text});
        if (!definition) return refuse(std::move(definition.error()), source);
        const KindDefinition& kind = **definition;
        if (is_shared_ && is_own(kind.name)) return;
        if (auto done = check_kind(kind); !done) return refuse(std::move(done.error()), source);
        if (draft_.kinds.find(kind.name) != nullptr)
            remark_on_replacing(kind.span, "this definition replaces the kind '" + kind.name + "'", "",
                                source);
        else if (draft_.registry().find(kind.name) != nullptr)
            remark_on_replacing(kind.span, "this kind replaces the built-in rule '" + kind.name + "'",
                                "'rule " + kind.name + "' is still that rule; ", source);
        draft_.kinds.add(std::move(*definition));
    }

    /// The file must not have given the name of the kind another meaning.
    std::expected<void, Diagnostic> check_kind(const KindDefinition& kind) const {
        const std::string quoted = "'" + kind.name + "'";
        if (is_statement_keyword(kind.name))
            return std::unexpected(
                error_at(kind.span, quoted + " is a statement of the language", "choose another name"));
        if (const RuleDefinition* rule = own_rule(kind.name))
            return std::unexpected(defined_twice(kind.span, quoted, rule->file, rule->span.line));
        if (const KindDefinition* known = draft_.kinds.find_own(kind.name))
            return std::unexpected(defined_twice(kind.span, quoted, known->file, known->span.line));
        return {};
    }

    static Diagnostic defined_twice(SourceSpan span, const std::string& quoted, const std::string& file,
                                    std::uint32_t line) {
        return error_at(span, quoted + " is defined twice",
                        "the other definition is in " + (file.empty() ? "" : file + ", ") + "line " +
                            std::to_string(line));
    }

    /// The name must be one that a rule can have, and the file must not have given it another meaning.
    std::expected<void, Diagnostic> check_name(const RuleDefinition& definition) const {
        const std::string& name = definition.name;
        const std::string quoted = "'" + name + "'", hint = "choose another name";
        if (to_code_points(name).size() < 2 || name == "if")
            return std::unexpected(error_at(definition.span, quoted + " is not a name for a rule",
                                            "a name has two letters or more"));
        if (is_statement_keyword(name) || name == kNotRule || is_block_of_rules(name))
            return std::unexpected(
                error_at(definition.span, quoted + " is a statement of the language", hint));
        if (const KindDefinition* kind = draft_.kinds.find_own(name))
            return std::unexpected(defined_twice(definition.span, quoted, kind->file, kind->span.line));
        if (const RuleDefinition* known = own_rule(name))
            return std::unexpected(defined_twice(definition.span, quoted, known->file, known->span.line));
        return {};
    }

    void include(const Statement& statement, const SourceText& source) {
        const auto arguments = read_arguments(statement.text, Slash::Path);
        if (!arguments) return refuse(arguments.error(), source);
        if (arguments->size() != 1)
            return refuse(error_at(statement.span, "'include' needs one file", "write include \"FILE\""),
                          source);
        const Argument& name = arguments->front();
        auto file = resources_.find(name.text, source.path);
        if (!file)
            return refuse(error_at(name.span, "there is no file '" + name.text + "'",
                                   "it is searched for in the folder of this file and in the parent folders"),
                          source);
        if (std::ranges::find(open_, file->path) != open_.end())
            return refuse(error_at(name.span, "'" + name.text + "' includes itself",
                                   "remove this line, or the one that includes this file"),
                          source);
        if (open_.size() > kMaxIncludeDepth)
            return refuse(error_at(name.span, "files include each other too deeply",
                                   "at most " + std::to_string(kMaxIncludeDepth) + " deep"),
                          source);
        if (std::ranges::find(read_, file->path) != read_.end()) return;
        read_.push_back(file->path);
        read_file({file->path, file->path, std::make_shared<const std::string>(std::move(file->text))});
    }

    void read_file(const SourceText& source) {
        auto checked = check_encoding(*source.text);
        if (checked) checked = check_control_characters(*source.text);
        if (!checked) return refuse(std::move(checked.error()), source);
        draft_.texts.push_back(to_code_points(*source.text));
        StatementList list = read_statements(draft_.texts.back(), {}, draft_.options.watch);
        for (Diagnostic& wrong : list.errors) refuse(std::move(wrong), source);
        read(list.statements, source);
    }

    Resources& resources_;
    PuzzleDraft& draft_;
    std::vector<std::string> open_;  // the paths of the files that are being read
    std::vector<std::string> read_;  // the paths of all included files
    bool is_shared_ = false;         // the definitions are those before the first puzzle of the file
};

}  // namespace

std::string leading_definitions(std::string_view text) {
    const std::u32string code_points = to_code_points(text);
    const StatementList list = read_statements(code_points);
    // A line that begins with a kind or a rule is an error, because no such words are known here.
    const std::uint32_t first_other = list.errors.empty() ? UINT32_MAX : list.errors.front().span.line;
    std::uint32_t line = 0;
    for (const Statement& statement : list.statements) {
        const bool defines = statement.keyword == "define" || statement.keyword == "include";
        if (!defines || statement.span.line > first_other) break;
        for (const LineSlice& slice : statement.text) line = slice.line;
        if (!statement.body.empty()) line = statement.body.back().line;
    }
    std::size_t end = 0;
    for (std::uint32_t i = 0; i < line && end < text.size(); ++i)
        end = std::min(text.find('\n', end), text.size() - 1) + 1;
    return std::string(text.substr(0, end));
}

std::expected<KnownKinds, Diagnostic> kinds_with(const std::string& included_file, Resources& resources) {
    const std::u32string line = to_code_points("include " + puzzle::in_quotes(included_file));
    const PuzzleOptions options;
    PuzzleDraft draft{.options = options};
    read_definitions(read_statements(line).statements, "", resources, draft);
    if (draft.errors.is_empty()) return std::move(draft.kinds);
    Diagnostic error = draft.errors.list().front();
    // The line that includes the file belongs to no kind.
    if (error.file.empty()) error.span = {0, 0, 0};
    return std::unexpected(std::move(error));
}

void read_shared_definitions(const SharedDefinitions& shared, Resources& resources, PuzzleDraft& draft) {
    if (shared.text == nullptr) return;
    DefinitionCollector(resources, draft).read_shared({shared.file, shared.file, shared.text});
}

void read_definitions(std::span<const Statement> statements, std::string_view file, Resources& resources,
                      PuzzleDraft& draft) {
    DefinitionCollector(resources, draft).read(statements, {std::string(file), {}, nullptr});
}

}  // namespace sator::text
