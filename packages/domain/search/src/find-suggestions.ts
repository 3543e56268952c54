import { type AutocompleteParams, getAutocompleteFx } from '@jeoul/api'
import type { Suggestion } from '@jeoul/api/types'
import { createEffect, scopeBind } from 'effector'
import { otherReading } from './other-reading.ts'
import { readSuggestions } from './suggestion-answer.ts'

/** Names that match what was typed. */
export interface Suggestions {
  /** What they go with: what was typed, or what the keyboard's other layout makes of it. */
  readonly keyword: string
  /** Null for an answer that is none. */
  readonly list: readonly Suggestion[] | null
}

/**
 * Asks for suggestions, and where there are none, once more for what the keyboard's other layout makes of the keyword.
 * Nothing typed is nothing asked.
 */
export const findSuggestionsFx = createEffect(
  async ({ keyword, limit, signal }: AutocompleteParams): Promise<Suggestions> => {
    if (keyword === '') return { keyword, list: [] }
    const ask = scopeBind(getAutocompleteFx, { safe: true })
    const list = readSuggestions(await ask({ keyword, limit, signal }))
    const reading = list?.length === 0 ? otherReading(keyword) : null
    if (reading === null) return { keyword, list }
    return { keyword: reading, list: readSuggestions(await ask({ keyword: reading, limit, signal })) }
  },
)
