#pragma once

#include <chrono>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/check/check_report.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/render/text/value_words.hpp"

namespace sator::render {

/// Returns the result of a check as a line of JSON that ends in a newline (docs/check.md lists its fields).
std::string check_json(const std::string& name, const CheckReport& report, std::chrono::nanoseconds seconds,
                       ValueWords words = {}, SpokenLanguage language = SpokenLanguage::English);

}  // namespace sator::render
