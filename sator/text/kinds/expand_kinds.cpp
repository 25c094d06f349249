#include "sator/text/kinds/expand_kinds.hpp"

#include <algorithm>
#include <array>

#include "sator/base/utf8.hpp"
#include "sator/text/definitions/each_statement.hpp"
#include "sator/text/definitions/expand_definition.hpp"
#include "sator/text/kind_parts/grid_arguments.hpp"
#include "sator/text/kinds/file_scope.hpp"
#include "sator/text/kinds/list_letters.hpp"
#include "sator/text/statements/grid_words.hpp"

namespace sator::text {

namespace {

/// Kinds stand for kinds at most this deep.
constexpr std::size_t kMaxDepth = 16;

class KindExpander {
  public:
    KindExpander(const Registry& registry, const KnownKinds& kinds, const PuzzleOptions& options,
                 std::deque<std::u32string>& texts, Errors& errors)
        : words_(statement_words(registry, kinds)),
          registry_(registry),
          kinds_(kinds),
          options_(options),
          texts_(texts),
          errors_(errors) {}

    ExpandedStatements expand(std::vector<Statement> statements) {
        has_grid_ = std::ranges::any_of(statements,
                                        [&](const Statement& statement) { return makes_grid(statement); });
        has_range_ = std::ranges::any_of(statements, states_range);
        is_torus_ = std::ranges::any_of(statements, says_torus);
        file_.set_torus(is_torus_);
        list_letters_ = letters_of_list(statements);
        errors_.take(file_.take_names(statements, texts_));
        for (std::size_t i = 0; i < statements.size(); ++i) {
            is_skipping_lists_ &= lists_clues(statements[i]);
            if (is_skipping_lists_) continue;
            const bool has_lists = i + 1 < statements.size() && lists_clues(statements[i + 1]);
            add(has_lists && is_bare_rule(statements[i]) ? as_list_head(statements[i])
                                                         : std::move(statements[i]),
                0);
        }
        if (!file_.values().empty()) {
            if (!kind_) kind_.emplace();
            kind_->values = file_.values();
        }
        if (kind_) {
            kind_->says = std::move(says_);
            kind_->lines = std::move(said_lines_);
            kind_->is_all_said = is_all_said_;
        }
        return {std::move(expanded_), std::move(kind_)};
    }

  private:
    /// Returns whether a statement is a `range` of all cells.
    static bool states_range(const Statement& statement) {
        const auto names_places = [](const LineSlice& line) { return line.text.contains(U" at "); };
        return statement.keyword == "range" && statement.drawings.empty() &&
               std::ranges::none_of(statement.text, names_places);
    }

    bool makes_grid(const Statement& statement) const {
        if (makes_no_cells(statement)) return false;
        if (std::ranges::find(kGridKeywords, statement.keyword) != kGridKeywords.end()) return true;
        const Kind* kind = kinds_.of(statement);
        return kind != nullptr && kind->makes_grid;
    }

    void add(Statement statement, std::size_t depth) {
        if (++count_ > kMostStatements) {
            if (count_ == kMostStatements + 1)
                refuse(error_at(statement.span, "the puzzle's kinds stand for too many statements",
                                "at most " + std::to_string(kMostStatements)));
            return;
        }
        const Kind* kind = kinds_.of(statement);
        if (kind == nullptr) {
            if (depth == 0 && is_of_kind_language(statement)) return add_of_file(statement);
            if (depth == 0 && file_.concerns(statement) && !write_out(statement)) return;
            note_places(statement);
            add_usual_grid(statement, depth);
            return expanded_.push_back(std::move(statement));
        }
        if (depth == kMaxDepth)
            return refuse(error_at(statement.span, "'" + statement.keyword + "' stands for kinds too deeply",
                                   "kinds stand for kinds at most " + std::to_string(kMaxDepth) +
                                       " deep, and for themselves never"));
        auto arguments = read_arguments(statement.text);
        if (!arguments) return refuse(std::move(arguments.error()));
        const auto expansion =
            expand_kind(*kind, {statement, std::move(*arguments), has_grid_, grids_ + 1, grid_size_, options_,
                                has_range_, list_letters_, is_torus_});
        if (!expansion) return refuse(expansion.error());
        if (depth == 0) {
            note_kind(*kind, *expansion);
            note_words(statement, *expansion);
        }
        add_expansion(statement, *expansion, {depth + 1, !kinds_.is_own(*kind), statement.is_of_kind});
    }

    /// Adds the statements of a line `drawing` or `each` in the file.
    void add_of_file(const Statement& statement) {
        const Origin origin{1, false, false};
        if (statement.keyword == "drawing") {
            const auto drawn = errors_.take(file_.draw(statement));
            if (drawn) add_expansion(statement, *drawn, origin);
            return;
        }
        const auto statements = errors_.take(file_.each(statement));
        if (!statements) return;
        for (const StatementText& each : *statements) add_text(each, statement.span, origin);
    }

    /// Replaces the names and places of a rule of the file. Returns false if that is an error, or if there is none of its places.
    bool write_out(Statement& statement) {
        if (!statement.clues.empty()) return errors_.take(file_.write_out_names(statement, texts_));
        const auto written = errors_.take(file_.written_out(statement));
        if (!written || written->text.empty()) return false;
        texts_.push_back(to_code_points(written->text));
        StatementList list = read_generated_statements(texts_.back(), words_, written->origin);
        errors_.add_all(std::move(list.errors));
        if (list.statements.size() != 1) return false;
        list.statements.front().drawings = std::move(statement.drawings);
        statement = std::move(list.statements.front());
        return true;
    }

    /// Notes the grid and the regions that a statement makes.
    void note_places(const Statement& statement) {
        if (statement.keyword == "grid" && !makes_no_cells(statement)) note_grid(statement);
        if (statement.keyword == "layout") file_.note_layout(statement, options_);
        if (statement.keyword == "regions") file_.note_regions(statement);
    }

    /// The origin and the grid that all statements of one kind share.
    struct Origin {
        std::size_t depth;  // of these statements
        bool is_built_in;
        bool is_of_kind;
    };

    void add_expansion(const Statement& statement, const KindExpansion& expansion, Origin origin) {
        const Origin of_kind{origin.depth, origin.is_built_in, true};
        add_text({expansion.statements}, statement.span, of_kind);
        for (const StatementText& own : expansion.of_kind) add_text(own, statement.span, of_kind);
        for (const StatementText& more : expansion.more) add_text(more, statement.span, origin);
        add_rest(statement, expansion, origin);
        if (!expansion.list_head.empty()) add_text({expansion.list_head}, statement.span, origin);
    }

    /// Refuses a kind. The lists of clues below it have no head then, which is no error of its own.
    void refuse(Diagnostic error) {
        errors_.add(std::move(error));
        is_skipping_lists_ = true;
    }

    /// The puzzle is of the first kind that makes its grid, or else of the first one.
    void note_kind(const Kind& kind, const KindExpansion& expansion) {
        if (kind_ && (is_of_grid_ || !kind.makes_grid)) return;
        is_of_grid_ = kind.makes_grid;
        kind_ = expansion.kind;
        if (!kind_) kind_.emplace().name = kind.name;
        file_.note_marks(*kind_);
    }

    /// Keeps what the kind says in words, once, and the lines that are said with it.
    void note_words(const Statement& statement, const KindExpansion& expansion) {
        if (!expansion.kind || expansion.kind->says.empty()) {
            is_all_said_ = false;
            return;
        }
        for (const KindSentence& said : expansion.kind->says) {
            if (std::ranges::find(says_, said.english, &KindSentence::english) == says_.end())
                says_.push_back(said);
        }
        if (statement.is_of_kind) return;  // the usual grid of a rule, which has no line of its own
        std::uint32_t last = statement.span.line;
        for (const LineSlice& line : statement.clues) last = std::max(last, line.line);
        for (const DrawingLines& drawing : statement.drawings) {
            for (const LineSlice& line : drawing) last = std::max(last, line.line);
        }
        said_lines_.push_back({statement.span.line, last});
    }

    void note_grid(const Statement& statement) {
        ++grids_;
        const auto arguments = read_arguments(statement.text);
        if (arguments && !arguments->empty()) grid_size_ = size_of(arguments->front().text);
        if (grid_size_) file_.note_grid(*grid_size_, options_);
    }

    static bool lists_clues(const Statement& statement) {
        return !statement.is_bare && is_clue_list(statement.keyword);
    }

    /// Whether this is only a rule's name and perhaps arguments, e.g. `sandwich`.
    bool is_bare_rule(const Statement& statement) const {
        return statement.is_bare && kinds_.of(statement) == nullptr && statement.clues.empty() &&
               statement.drawings.empty();
    }

    /// Returns `clues sandwich` for `sandwich` above lists of clues, after the grid that `sandwich` opens.
    Statement as_list_head(Statement statement) {
        add_usual_grid(statement, 0);
        texts_.push_back(to_code_points(statement.keyword));
        const LineSlice name{statement.span.line, statement.span.column, texts_.back()};
        statement.text.insert(statement.text.begin(), name);
        statement.keyword = "clues";
        statement.is_bare = false;
        return statement;
    }

    /// Adds what stands below the kind's line: its clues, and its drawings.
    void add_rest(const Statement& statement, const KindExpansion& expansion, Origin origin) {
        const bool has_clues = !statement.clues.empty() && !expansion.reads_clues;
        const bool has_drawings = !statement.drawings.empty() && !expansion.reads_drawings;
        if (has_clues && expansion.clue_word.empty()) {
            errors_.add(error_at(statement.clues.front().span(0, statement.clues.front().text.size()),
                                 "'" + statement.keyword + "' takes no clues",
                                 "an indented line belongs to the line above it"));
        } else if (has_clues || (has_drawings && expansion.drawing_word == expansion.clue_word)) {
            Statement clues = statement;
            clues.keyword = expansion.clue_word;
            clues.is_built_in = origin.is_built_in;
            if (expansion.clue_arguments) {
                texts_.push_back(to_code_points(*expansion.clue_arguments));
                clues.text = {LineSlice{statement.span.line, 1, texts_.back(), statement.span}};
            }
            if (expansion.drawing_word != expansion.clue_word) clues.drawings.clear();
            if (!has_clues) clues.clues.clear();
            add(std::move(clues), origin.depth);
        }
        if (!has_drawings || expansion.drawing_word == expansion.clue_word) return;
        if (expansion.drawing_word.empty()) {
            return errors_.add(error_at(statement.drawings.front().front().span(0, 1),
                                        "'" + statement.keyword + "' takes no drawing"));
        }
        Statement drawn = statement;
        drawn.keyword = expansion.drawing_word;
        drawn.is_bare = false;
        drawn.is_built_in = origin.is_built_in;
        drawn.clues.clear();
        drawn.text = {LineSlice{statement.span.line, 1, {}, statement.span}};
        add(std::move(drawn), origin.depth);
    }

    /// Adds the statements of a text. `word` is the place of the kind's word.
    void add_text(const StatementText& text, SourceSpan word, Origin origin) {
        if (text.text.empty()) return;
        texts_.push_back(to_code_points(text.text));
        StatementList list =
            read_generated_statements(texts_.back(), words_, text.origin.line == 0 ? word : text.origin);
        errors_.add_all(std::move(list.errors));
        for (Statement& statement : list.statements) {
            const std::size_t lines = std::min(statement.text.size(), text.line_origins.size());
            for (std::size_t i = 0; i < lines; ++i) {
                if (text.line_origins[i].line != 0) statement.text[i].origin = text.line_origins[i];
            }
            if (text.written) statement.text = {*text.written};
            statement.is_of_kind = origin.is_of_kind;
            statement.is_built_in = origin.is_built_in;
            add(std::move(statement), origin.depth);
        }
    }

    /// A rule such as `thermometer` opens its usual grid if the file has none.
    void add_usual_grid(const Statement& statement, std::size_t depth) {
        const bool is_own = !statement.is_built_in && kinds_.is_hidden(statement.keyword);
        const RuleEntry* entry =
            has_grid_ || !statement.is_bare || is_own ? nullptr : registry_.find(statement.keyword);
        if (entry == nullptr || entry->usual_kind.empty() || grids_ > 0) return;
        add_text({entry->usual_kind + "\n"}, statement.span, {depth, true, true});
    }

    StatementWords words_;
    const Registry& registry_;
    const KnownKinds& kinds_;
    const PuzzleOptions& options_;
    std::deque<std::u32string>& texts_;
    Errors& errors_;
    FileScope file_;
    std::vector<Statement> expanded_;
    std::optional<PuzzleKind> kind_;
    bool is_of_grid_ = false;  // kind_ makes the grid
    std::vector<KindSentence> says_;
    std::vector<LineRange> said_lines_;
    bool is_all_said_ = true;  // of each kind that the file names
    std::size_t count_ = 0;    // of all statements
    bool has_grid_ = false, has_range_ = false, is_torus_ = false;
    std::u32string list_letters_;
    std::size_t grids_ = 0;
    std::optional<BoxSize> grid_size_;  // of the last grid
    bool is_skipping_lists_ = false;    // the kind above the next lists of clues was refused
};

}  // namespace

StatementWords statement_words(const Registry& registry, const KnownKinds& kinds) {
    StatementWords words{kinds.words()};
    for (const RuleEntry& entry : registry.entries()) {
        if (entry.name == kExpressionRule) continue;
        words.words.push_back(entry.name);
        words.words.insert(words.words.end(), entry.aliases.begin(), entry.aliases.end());
    }
    return words;
}

StatementWords statement_words(const Registry& registry) {
    return statement_words(registry, KnownKinds(KindTable::standard()));
}

ExpandedStatements expand_kinds(std::vector<Statement> statements, const Registry& registry,
                                const KnownKinds& kinds, const PuzzleOptions& options,
                                std::deque<std::u32string>& texts, Errors& errors) {
    return KindExpander(registry, kinds, options, texts, errors).expand(std::move(statements));
}

}  // namespace sator::text
