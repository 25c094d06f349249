#pragma once

#include "sator/ask/values/question.hpp"
#include "sator/ask/values/source.hpp"

namespace sator::ask {

/// Returns the request of a puzzle maker: what a question says, with the seed, the text and the files of the source.
CreateOptions create_request(const Source& source, const Create& question, const Limits& limits);

}  // namespace sator::ask
