// Gives components the state of the page: App provides it, and all others take it from here.
import { createContext } from "svelte";

import type { PageState } from "./page_state.svelte";

export const [pageState, providePageState] = createContext<PageState>();
