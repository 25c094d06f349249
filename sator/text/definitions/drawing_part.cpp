#include "sator/text/definitions/drawing_part.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <iterator>
#include <ranges>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"

namespace sator::text {

namespace {

constexpr const char* kForm =
    "write the signs with what they mean, e.g. '. cell · # block · 0..4 block number', 'known values' or 'a "
    "letter for each region'";
constexpr std::u32string_view kNext = U"·";

/// A word of the part and its place.
struct PartWord {
    std::u32string_view text;
    SourceSpan span;
};

std::vector<PartWord> words_of(const LineSlice& line) {
    std::vector<PartWord> words;
    for (std::size_t at = 0; at < line.text.size();) {
        const std::size_t begin = line.text.find_first_not_of(U" \t,", at);
        if (begin == std::u32string_view::npos) break;
        at = std::min(line.text.find_first_of(U" \t,", begin), line.text.size());
        words.push_back({line.text.substr(begin, at - begin), line.span(begin, at - begin)});
    }
    return words;
}

bool is_meaning(std::u32string_view word) {
    constexpr std::array<std::u32string_view, 8> kMeanings = {U"cell",    U"block", U"number", U"sign",
                                                              U"between", U"value", U"wall",   U"corner"};
    return std::ranges::find(kMeanings, word) != kMeanings.end();
}

class SignReader {
  public:
    explicit SignReader(std::vector<PartWord> words) : words_(std::move(words)) {}

    std::expected<std::vector<KindSign>, Diagnostic> read() {
        std::vector<KindSign> signs;
        while (at_ < words_.size()) {
            if (words_[at_].text == kNext) {
                ++at_;
                continue;
            }
            auto sign = read_sign();
            if (!sign) return failure(sign);
            signs.push_back(std::move(*sign));
        }
        return signs;
    }

  private:
    bool is_at_end() const { return at_ == words_.size() || words_[at_].text == kNext; }

    std::expected<KindSign, Diagnostic> read_sign() {
        KindSign sign;
        const SourceSpan first = words_[at_].span;
        while (!is_at_end() && !is_meaning(words_[at_].text)) {
            const PartWord& word = words_[at_++];
            const auto bounds = sign.patterns.emplace_back(word.text).check_bounds();
            if (!bounds)
                return std::unexpected(error_at(word.span, bounds.error(),
                                                "write the least and the greatest number, at most " +
                                                    std::to_string(kGreatestDrawnNumber) + ": 0..4 number"));
        }
        if (is_at_end() || sign.patterns.empty())
            return std::unexpected(error_at(first, "this sign has no meaning", kForm));
        while (!is_at_end()) {
            if (auto read = read_meaning(sign); !read) return failure(read);
        }
        return sign;
    }

    std::expected<void, Diagnostic> read_meaning(KindSign& sign) {
        const PartWord word = words_[at_++];
        if (word.text == U"cell" || word.text == U"number") return {};
        if (word.text == U"wall") {
            sign.ends_views = true;
            return {};
        }
        if (word.text == U"block") {
            sign.place = KindSign::Place::Block;
            return {};
        }
        if (word.text == U"corner") {
            sign.place = KindSign::Place::Corner;
            return {};
        }
        if (word.text == U"backwards" && sign.place == KindSign::Place::Between) {
            sign.is_backwards = true;
            return {};
        }
        if (!is_meaning(word.text))
            return std::unexpected(error_at(word.span, "this word has no meaning here", kForm));
        if (is_at_end())
            return std::unexpected(error_at(word.span, "a name is missing after this word", kForm));
        const std::string name = to_utf8(words_[at_++].text);
        if (word.text == U"between") sign.place = KindSign::Place::Between;
        (word.text == U"value" ? sign.value : sign.name) = name;
        return {};
    }

    std::vector<PartWord> words_;
    std::size_t at_ = 0;
};

}  // namespace

std::expected<KindDrawing, Diagnostic> read_drawing_part(const KindLine& line) {
    KindDrawing drawing;
    drawing.conditions = line.conditions;
    std::vector<PartWord> words = words_of(line.text);
    for (const LineSlice& more : line.more) {
        words.push_back({kNext, more.span(0, 1)});
        std::ranges::move(words_of(more), std::back_inserter(words));
    }
    const auto begins = [&](std::initializer_list<std::u32string_view> text) {
        return std::ranges::equal(words | std::views::take(text.size()), text, {}, &PartWord::text);
    };
    if (begins({U"known", U"values"})) return drawing;
    if (begins({U"a", U"letter", U"for", U"each", U"region", U"of"}) && words.size() == 7) {
        drawing.use = KindDrawing::Use::Regions;
        const auto size = to_whole_number<std::uint32_t>(to_utf8(words.back().text));
        if (!size || *size == 0)
            return std::unexpected(error_at(words.back().span, "this is not the size of a region", kForm));
        drawing.region_size = *size;
        return drawing;
    }
    drawing.has_regions = begins({U"a", U"letter", U"for", U"each", U"region", U"then"});
    if (drawing.has_regions) words.erase(words.begin(), words.begin() + 6);
    if (begins({U"a", U"letter", U"for", U"each"}) && words.size() == 5) {
        const bool is_region = words.back().text == U"region";
        drawing.use = is_region ? KindDrawing::Use::Regions : KindDrawing::Use::Clues;
        if (!is_region) drawing.rule = to_utf8(words.back().text);
        return drawing;
    }
    drawing.use = KindDrawing::Use::Signs;
    auto signs = SignReader(std::move(words)).read();
    if (!signs) return failure(signs);
    drawing.signs = std::move(*signs);
    if (drawing.signs.empty()) return std::unexpected(error_at(line.span, "the drawing has no signs", kForm));
    const bool has_other_places = std::ranges::any_of(drawing.signs, [](const KindSign& sign) {
        return sign.place == KindSign::Place::Block || sign.place == KindSign::Place::Between;
    });
    if (drawing.draws_corners() && (has_other_places || drawing.has_regions))
        return std::unexpected(error_at(line.span,
                                        "a drawing with signs at corners has no blocks, no regions and no "
                                        "signs between cells",
                                        "leave out the other signs"));
    return drawing;
}

}  // namespace sator::text
