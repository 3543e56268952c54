import { createResource } from '@jeoul/api/create-resource'
import { attach, createEvent, createStore, sample } from 'effector'
import { findSuggestionsFx } from './find-suggestions.ts'
import { readKeyword } from './keyword.ts'

const mostSuggestions = 10

/** What is in the box, letters that are still being composed included. */
export const keywordTyped = createEvent<string>()
/** The page has another keyword: what was typed before is done with. */
export const boxReset = createEvent()

/** As `readKeyword` reads it. */
export const $typed = createStore('')
  .on(keywordTyped, (_, text) => readKeyword(text))
  .reset(boxReset)

/** How long somebody has to pause in typing before the host is asked, in milliseconds. */
export const $pause = createStore(120, { serialize: 'ignore' })
const pauseFx = attach({
  source: $pause,
  effect: (pause, _typed: string) => new Promise(resolve => setTimeout(resolve, pause)),
})

/** Completions by the host; earlier ones stay until the next are there. */
export const suggestions = createResource({
  call: findSuggestionsFx,
  read: ({ keyword, list }) => list && { keyword, list },
  keeps: () => true,
})

sample({ clock: $typed.updates, filter: typed => typed !== '', target: pauseFx })
sample({
  clock: [
    sample({ clock: pauseFx.done, source: $typed, filter: (typed, { params }) => typed === params }),
    // Nothing typed is asked at once: it abandons what was asked before.
    sample({ clock: $typed.updates, filter: typed => typed === '' }),
  ],
  fn: keyword => ({ keyword, limit: mostSuggestions }),
  target: suggestions.requested,
})
