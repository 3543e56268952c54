import type { Suggestion } from '@jeoul/api/types'
import { readKeyword } from './keyword.ts'

interface SuggestionAnswer {
  readonly success: boolean
  readonly result: readonly Suggestion[]
}

/**
 * Reads the suggestions of a response: "A success response is required before data is stored" (specification, section
 * 5). Entries without a keyword are dropped (assumed).
 *
 * @returns best match first; null for an invalid response
 */
export function readSuggestions({ success, result }: SuggestionAnswer): readonly Suggestion[] | null {
  return success === true ? result.filter(hasKeyword) : null
}

function hasKeyword(suggestion: Suggestion | null): boolean {
  return typeof suggestion?.keyword === 'string' && readKeyword(suggestion.keyword) !== ''
}
