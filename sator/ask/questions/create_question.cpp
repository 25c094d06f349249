// Create: a batch of puzzles with seeds that follow one another, made by one thread or several. The order and the puzzles do not
// depend on the number of threads.
#include "sator/ask/questions/answer_question.hpp"
#include "sator/ask/questions/create_batch.hpp"
#include "sator/ask/questions/create_request.hpp"
#include "sator/create/kinds/own_kind.hpp"
#include "sator/create/kinds/puzzle_maker.hpp"

namespace sator::ask {

CreateOptions create_request(const Source& source, const Create& question, const Limits& limits) {
    CreateOptions request = question.options;
    request.kind = create::full_kind_name(request.kind, request.definitions);
    request.rated = !question.unrated;
    if (question.givens) request.givens = static_cast<std::size_t>(*question.givens);
    request.seed = source.seed.value_or(0);
    request.files = source.files;
    request.limits = limits;
    if (!source.texts.empty() && source.texts.front().text && !source.texts.front().text->empty()) {
        request.from = *source.texts.front().text;
        request.from_name = source.texts.front().file;
        request.ignore_unknown = source.ignore_unknown;
    }
    return request;
}

void answer_question(Work& work, const Create& question) {
    const auto request =
        std::make_shared<const CreateOptions>(create_request(work.source(), question, work.limits()));
    if (request->kind.empty() && request->from.empty()) {
        work.answer(KindsAnswer{});
        return;
    }
    Listener& listener = work.listener();
    const auto take = [&](std::uint64_t seed, std::optional<create::MakeResult> made) {
        if (!made) {
            listener.pass_seed(seed);
            return Listener::Taken::Counts;
        }
        const CreateAnswer answer{request, seed, std::move(*made)};
        const Listener::Taken taken = listener.take(answer);
        if (taken != Listener::Taken::Alike) work.note(exit_code(answer));
        return taken;
    };
    const CreateBatch batch{*request,
                            work.files(),
                            question.count,
                            static_cast<std::size_t>(question.threads),
                            question.own_files,
                            [&](std::uint64_t seed) { return listener.wants_seed(seed); },
                            take};
    if (auto failure = make_batch(batch); !failure)
        work.answer(CreateAnswer{request, request->seed, std::unexpected(std::move(failure.error()))});
}

}  // namespace sator::ask
