// Each rule has a German summary, and it is the one that the page shows, which has it by the English sentence: a changed English summary
// needs a new translation.
#include "sator/explain/german/german_summaries.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

namespace sator::explain {
namespace {

/// A quote is escaped if its string has quotes of the same sort.
std::string without_backslashes(std::string_view text) {
    std::string kept(text);
    std::erase(kept, '\\');
    return kept;
}

std::string sentences_of_page() {
    std::ifstream file(std::string(SATOR_SOURCE_DIR) + "/web/page/src/language/rule_sentences_de.ts");
    std::stringstream text;
    text << file.rdbuf();
    return without_backslashes(text.str());
}

TEST(GermanSummaries, AreThoseOfThePage) {
    const std::string page = sentences_of_page();
    for (const RuleEntry& entry : Registry::standard().entries()) {
        const std::string_view german = german_summary(entry.name);
        EXPECT_FALSE(german.empty()) << entry.name;
        EXPECT_TRUE(page.contains(without_backslashes(entry.summary))) << entry.name << ": " << entry.summary;
        EXPECT_TRUE(page.contains(without_backslashes(german))) << entry.name << ": " << german;
        EXPECT_EQ(summary_in(SpokenLanguage::German, entry), german);
    }
}

}  // namespace
}  // namespace sator::explain
