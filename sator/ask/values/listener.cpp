#include "sator/ask/values/listener.hpp"

namespace sator::ask {

Listener::Taken Listener::take(const CreateAnswer& made) {
    answer(made);
    using Reason = create::CreateFailure::Reason;
    return made.made || made.made.error().reason == Reason::NotMet ? Taken::Counts : Taken::Stop;
}

}  // namespace sator::ask
