#include "sator/text/read/definition_statements.hpp"

#include <algorithm>
#include <memory>

#include "sator/base/encoding_error.hpp"
#include "sator/base/utf8.hpp"
#include "sator/text/kinds/kind_table.hpp"
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

  private:
    void refuse(Diagnostic error, const SourceText& source) {
        error.file = source.name;
        if (source.text != nullptr) set_excerpt(error, *source.text);
        draft_.refuse(std::move(error));
    }

    void define(const Statement& statement, const SourceText& source) {
        auto definition = read_definition(statement);
        if (!definition) return refuse(std::move(definition.error()), source);
        if (!statement.drawings.empty())
            return refuse(error_at(statement.drawings[0][0].span(0, 1), "a definition has no drawing",
                                   "write the drawing below a use of the rule: rule " + definition->name),
                          source);
        if (auto error = refuse_name(*definition)) return refuse(std::move(*error), source);
        definition->file = source.name;
        definition->file_text = source.text;
        draft_.puzzle.definitions.push_back(std::move(*definition));
    }

    /// Returns an error if the name has a meaning already.
    std::optional<Diagnostic> refuse_name(const RuleDefinition& definition) const {
        const std::string& name = definition.name;
        const std::string quoted = "'" + name + "'", hint = "choose another name";
        if (to_code_points(name).size() < 2 || name == "if")
            return error_at(definition.span, quoted + " is not a name for a rule",
                            "a name has two letters or more");
        if (draft_.registry().find(name) != nullptr)
            return error_at(definition.span, "there is a rule " + quoted + " already", hint);
        if (find_kind(name) != nullptr)
            return error_at(definition.span, quoted + " is a kind of puzzle", hint);
        if (is_statement_keyword(name))
            return error_at(definition.span, quoted + " is a statement of the language", hint);
        const RuleDefinition* known = find_definition(draft_.puzzle, name);
        if (known == nullptr) return std::nullopt;
        const std::string where = known->file.empty() ? "" : known->file + ", ";
        return error_at(definition.span, quoted + " is defined twice",
                        "the other definition is in " + where + "line " + std::to_string(known->span.line));
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
        auto error = encoding_error(*source.text);
        if (!error) error = control_character_error(*source.text);
        if (error) return refuse(std::move(*error), source);
        draft_.texts.push_back(to_code_points(*source.text));
        StatementList list = read_statements(draft_.texts.back(), {}, draft_.options.watch);
        for (Diagnostic& wrong : list.errors) refuse(std::move(wrong), source);
        read(list.statements, source);
    }

    Resources& resources_;
    PuzzleDraft& draft_;
    std::vector<std::string> open_;  // the paths of the files that are being read
    std::vector<std::string> read_;  // the paths of all included files
};

}  // namespace

void read_definitions(std::span<const Statement> statements, std::string_view file, Resources& resources,
                      PuzzleDraft& draft) {
    DefinitionCollector(resources, draft).read(statements, {std::string(file), {}, nullptr});
}

}  // namespace sator::text
