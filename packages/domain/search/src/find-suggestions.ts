import { type AutocompleteParams, getAutocompleteFx } from '@jeoul/api'
import type { Suggestion } from '@jeoul/api/types'
import { createEffect, scopeBind } from 'effector'
import { keywordReadings, lessSpecific, readBudget } from './keyword-readings.ts'
import { readSuggestions } from './suggestion-answer.ts'

/** Suggestions, with the keyword that they are for. */
export interface Suggestions {
  readonly typed: string
  /** The keyword that the suggestions match: the typed one, or a reading of it. */
  readonly keyword: string
  /** Null if the response is invalid. */
  readonly list: readonly Suggestion[] | null
}

/** The keywords that a search requests, one after another. */
function* searchesFor(typed: string): Generator<string, void> {
  yield* keywordReadings(typed)
  const budget = readBudget(typed)
  if (budget) yield* keywordReadings(budget.keyword)
  const broader = lessSpecific(typed)
  if (broader !== null) yield broader
}

/**
 * Requests suggestions for the readings of a keyword in turn, like its search, until there are some. An empty keyword
 * requests nothing.
 */
export const findSuggestionsFx = createEffect(
  async ({ keyword: typed, limit, signal }: AutocompleteParams): Promise<Suggestions> => {
    const ask = scopeBind(getAutocompleteFx, { safe: true })
    for (const keyword of searchesFor(typed)) {
      const list = readSuggestions(await ask({ keyword, limit, signal }))
      if (list?.length !== 0) return { typed, keyword, list }
    }
    return { typed, keyword: typed, list: [] }
  },
)
