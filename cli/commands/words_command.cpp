#include "cli/answers/reader_remarks.hpp"
#include "cli/commands/command_rows.hpp"
#include "cli/process/limit_options.hpp"
#include "cli/process/puzzle_input.hpp"
#include "cli/process/read_file.hpp"
#include "sator/base/encoding_check.hpp"
#include "sator/base/errors.hpp"
#include "sator/language/words/word_scores.hpp"

namespace sator::cli {

namespace {

/// The default list of Debian's word-list packages. The path is absolute, so that a file "words" in the
/// current folder is not used instead.
constexpr const char* kDefaultBackground = "/usr/share/dict/words";
/// Shorter words say little about a text.
constexpr std::uint64_t kMinWordLength = 3;

enum class Folding : std::uint8_t { Keep, Fold };

class WordsCall {
  public:
    std::vector<Option> options();
    ExitCode run(Session& session) const;

  private:
    std::expected<std::string, Diagnostic> read_text(LimitWatch& watch) const;
    std::expected<std::shared_ptr<const WordList>, Diagnostic> background(Session& session,
                                                                          LimitWatch& watch) const;

    std::vector<std::string> files_;
    std::optional<std::string> background_;
    std::optional<std::uint64_t> limit_;
    std::uint64_t shortest_ = kMinWordLength;
    Folding case_ = Folding::Fold, accents_ = Folding::Keep;
    bool counts_ = false;
    LimitOptions limits_;
};

std::vector<Option> WordsCall::options() {
    const std::vector<std::pair<std::string, Folding>> foldings = {{"fold", Folding::Fold},
                                                                   {"keep", Folding::Keep}};
    std::vector<Option> options;
    options.push_back(texts("TEXT", "", files_, "files with the text; - is standard input").required());
    options.push_back(
        text("--background", "LIST", background_,
             "word list to compare with, found as by the rule word (default /usr/share/dict/words)"));
    options.push_back(
        flag("--counts", counts_, "print how often each word occurs in the text; needs no background"));
    options.push_back(choice("--case", case_, foldings,
                             "fold: write words in lower case; keep: leave them as they are (default fold)"));
    options.push_back(choice("--accents", accents_, foldings,
                             "fold: remove accents; keep: leave them as they are (default keep)"));
    options.push_back(
        number("--shortest", "N", shortest_, "omit words with fewer than N letters (default 3)", 1));
    options.push_back(number("--limit", "N", limit_, "print only the best N words (default: all)", 1));
    limits_.add_to(options);
    return options;
}

/// Reads all texts and joins them.
std::expected<std::string, Diagnostic> WordsCall::read_text(LimitWatch& watch) const {
    std::string all;
    for (const std::string& path : files_) {
        auto content = read_file(path, watch);
        if (!content) return content;
        if (watch.reached()) break;
        if (auto checked = check_encoding(*content); !checked) {
            checked.error().file = shown_name(path);
            return failure(checked);
        }
        if (watch.reached()) break;
        if (all.empty()) {
            all = std::move(*content);
        } else {
            all += *content;
        }
        all += '\n';
    }
    return all;
}

std::expected<std::shared_ptr<const WordList>, Diagnostic> WordsCall::background(Session& session,
                                                                                 LimitWatch& watch) const {
    const std::string name = background_.value_or(kDefaultBackground);
    Resources resources = file_resources();
    auto list = resources.word_list(name, "", watch);
    if (list && *list) session.err.write(remarks_text(resources.list_remarks()));
    if (watch.is_over(0) || !list || *list != nullptr) return list;
    return std::unexpected(call_error("there is no word list '" + name + "'",
                                      "install one of Debian's lists (wamerican, wbritish, wngerman, …), or "
                                      "name another: --background LIST; "
                                      "'sator words --counts' makes one from any large text"));
}

ExitCode WordsCall::run(Session& session) const {
    const auto refuse = [&](const Diagnostic& error) {
        session.report(error);
        return ExitCode::Wrong;
    };
    LimitWatch watch(limits_.from_now(session));
    const WordCountOptions choice{shortest_, {case_ == Folding::Fold, accents_ == Folding::Fold}, &watch};
    if (std::ranges::find(files_, "-") != files_.end()) session.report_typing();
    const auto text = read_text(watch);
    if (!text) return refuse(text.error());
    std::vector<ScoredWord> words;
    if (counts_) {
        words = word_counts(*text, choice);
    } else {
        const auto list = background(session, watch);
        if (!list) return refuse(list.error());
        if (*list) words = word_scores(*text, **list, choice);
    }
    if (watch.is_over(0)) {
        session.report(call_error("stopped by the " + std::string(name_of(*watch.reached())), ""));
        return ExitCode::Stopped;
    }
    if (limit_ && words.size() > *limit_) words.resize(*limit_);
    session.out.write(to_list_text(words));
    return words.empty() ? ExitCode::None : ExitCode::Found;
}

}  // namespace

Command words_command() {
    return {
        .name = "words",
        .help =
            {.summary = "Make a scored word list from a text, for the rules word and theme.",
             .description =
                 "Prints one line 'word;score' per word, the best first. The score is TF-IDF, (1 + ln t) · "
                 "ln((2 + N) / (1 + n)), if the word occurs t times in the text and n of N times in the "
                 "background; scores are scaled so that the best word has 100. So a word has a high score if "
                 "this text uses it often and other texts seldom do. The background is a list of words with "
                 "counts, e.g. made by --counts from a large text. In a list without counts, every word "
                 "counts once.\n\n"
                 "Exit status: 0 if there is a word, 1 if there is none, 2 if the input is wrong, 3 if a "
                 "limit was reached (then nothing is printed).",
             .example = "sator words --counts books/*.txt > counts.txt\n"
                        "sator words --background counts.txt page.txt > page.words"},
        .prepare = prepare_call<WordsCall>,
    };
}

}  // namespace sator::cli
