import { type AutocompleteParams, getAutocompleteFx } from '@jeoul/api'
import type { Suggestion } from '@jeoul/api/types'
import { createEffect, scopeBind } from 'effector'
import { keywordReadings } from './keyword-readings.ts'
import { readSuggestions } from './suggestion-answer.ts'

/** Names that match what was typed. */
export interface Suggestions {
  readonly typed: string
  /** What they go with: what was typed, or how it was read. */
  readonly keyword: string
  /** Null for an answer that is none. */
  readonly list: readonly Suggestion[] | null
}

/** Asks for suggestions, reading the keyword as its search does until there are some. Nothing typed is nothing asked. */
export const findSuggestionsFx = createEffect(
  async ({ keyword: typed, limit, signal }: AutocompleteParams): Promise<Suggestions> => {
    const ask = scopeBind(getAutocompleteFx, { safe: true })
    for (const keyword of keywordReadings(typed)) {
      const list = readSuggestions(await ask({ keyword, limit, signal }))
      if (list?.length !== 0) return { typed, keyword, list }
    }
    return { typed, keyword: typed, list: [] }
  },
)
