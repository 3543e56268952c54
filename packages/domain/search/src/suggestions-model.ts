import { createResource } from '@jeoul/api/create-resource'
import { $managerId } from '@jeoul/page'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { findSuggestionsFx } from './find-suggestions.ts'
import { readKeyword } from './keyword.ts'

const maxSuggestions = 10

/** The text in the box, including letters that are still being composed. */
export const keywordTyped = createEvent<string>()
/** Clears the text, because the page has another keyword. */
export const boxReset = createEvent()

/** The normalized text of the box. */
export const $typed = createStore('')
  .on(keywordTyped, (_, text) => readKeyword(text))
  .reset(boxReset)

/** How long to wait after the last key before requesting suggestions, in milliseconds. */
export const typingPause = 120

// A debounce made of an effect and a `sample`: unlike a timer, an effect is awaited by `allSettled` in tests and on the
// server.
const pauseFx = createEffect((_typed: string) => new Promise(resolve => setTimeout(resolve, typingPause)))

/** Completions from the host. The previous ones stay until the next have loaded. */
export const suggestions = createResource({
  call: findSuggestionsFx,
  read: ({ list, ...answer }) => list && { ...answer, list },
  keepPrevious: () => true,
})

sample({ clock: $typed.updates, filter: typed => typed !== '', target: pauseFx })
sample({
  clock: [
    sample({ clock: pauseFx.done, source: $typed, filter: (typed, { params }) => typed === params }),
    // Clearing the box takes effect at once and aborts the pending request.
    sample({ clock: $typed.updates, filter: typed => typed === '' }),
  ],
  source: $managerId,
  filter: managerId => managerId !== null,
  fn: (managerId: number, keyword) => ({ keyword, limit: maxSuggestions, managerId }),
  target: suggestions.requested,
})
