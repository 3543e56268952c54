import { type AutocompleteParams, getAutocompleteFx } from '@jeoul/api'
import type { Suggestion } from '@jeoul/api/types'
import { createEffect, scopeBind } from 'effector'
import { conditionsApart } from './conditions-apart.ts'
import { inUsualWords, keywordReadings, lessSpecific, readExcludedWords } from './keyword-readings.ts'
import { readSuggestions } from './suggestion-answer.ts'

/** Suggestions, with the keyword that they are for. */
export interface Suggestions {
  readonly typed: string
  /** The keyword that the suggestions match: the typed one, or a reading of it. */
  readonly keyword: string
  /** Null if the response is invalid. */
  readonly list: readonly Suggestion[] | null
}

/** A keyword to request suggestions for, and the conditions that each of them is searched under; '' for none. */
interface Request {
  readonly keyword: string
  readonly conditions: string
}

/** The keywords that a search requests, one after another. */
function* requestsFor(typed: string): Generator<Request, void> {
  for (const keyword of keywordReadings(typed)) yield { keyword, conditions: '' }
  const conditional = conditionsApart(typed)
  if (conditional) {
    for (const keyword of keywordReadings(conditional.keyword)) yield { ...conditional, keyword }
  }
  const broader = lessSpecific(typed)
  if (broader !== null) yield { keyword: broader, conditions: '' }
}

/**
 * Requests suggestions for the readings of a keyword in turn, like its search, until there are some. Those for a keyword
 * without its conditions search under the same conditions, and none has a word that these leave out. An empty keyword requests nothing.
 */
export const findSuggestionsFx = createEffect(
  async ({ keyword: typed, ...asked }: AutocompleteParams): Promise<Suggestions> => {
    const ask = scopeBind(getAutocompleteFx, { safe: true })
    const excluded = (readExcludedWords(typed)?.excluded ?? []).map(word => inUsualWords(word).toLowerCase())
    for (const { keyword, conditions } of requestsFor(typed)) {
      const list = readSuggestions(await ask({ keyword, ...asked }))
      if (list?.length === 0) continue
      if (conditions === '') return { typed, keyword, list }
      // A product's name under a price or an amount of others finds nothing: kinds of products alone are suggested.
      const kinds = [keyword, ...(list ?? []).filter(({ cate_id }) => cate_id).map(kind => kind.keyword)]
      const limited = [...new Set(kinds)]
        .filter(kind => !excluded.some(word => kind.toLowerCase().includes(word)))
        .map(kind => ({ keyword: `${kind} ${conditions}` }))
      return { typed, keyword: typed, list: list && limited }
    }
    return { typed, keyword: typed, list: [] }
  },
)
