import type { Suggestion } from '@jeoul/api/types'
import type { Category } from '@jeoul/shop/category'
import { categoriesNamed } from './categories-named.ts'
import { keywordKey } from './keyword.ts'
import { keywordReadings } from './keyword-readings.ts'
import { type LayerOption, layerOption } from './layer-option.ts'
import { partOf, typingPattern } from './typing-pattern.ts'
import { isKnown } from './words/vocabulary.ts'

/** The host's last suggestions, best match first, with the text that they complete. */
export interface Suggested {
  readonly typed: string
  readonly list: readonly Suggestion[]
}

export interface CompletionSources {
  /** The top categories of both trees. */
  readonly categories: readonly Category[]
  /** Newest first. */
  readonly latest: readonly string[]
  readonly suggested: Suggested | null
}

/** Whether suggestions complete the current text. */
export function isAnswerTo<Some extends Suggested>(typed: string, suggested: Some | null): suggested is Some {
  return suggested?.typed === typed
}

const maxSuggestions = 10
const maxOfOwn = 3

/**
 * Completions of a text: categories and latest keywords, which are available at once, then the host's suggestions.
 * Options that are already shown do not move when the host answers. Of older suggestions, only those that match the
 * text stay. The text is read the same way as by its search. Source: assumed.
 *
 * @param typed as returned by `readKeyword`
 */
export function completeKeyword(typed: string, sources: CompletionSources): readonly LayerOption[] {
  const readings = [...keywordReadings(typed)]
  const patterns = readings.flatMap(reading => typingPattern(reading) ?? [])
  const isAnswer = isAnswerTo(typed, sources.suggested)
  const suggested = (sources.suggested?.list ?? [])
    .map(({ keyword, cate_id = null }) =>
      layerOption(keyword, { cateId: cate_id, part: partOfAny(keyword, patterns) }),
    )
    .filter(({ part }) => part !== null || isAnswer)
  const found = unique([...ownOptions(patterns, sources), ...suggested])
  const isFruitless = isAnswer && found.length === 0
  return isFruitless ? readingOptions(typed, readings) : found.slice(0, maxSuggestions)
}

/**
 * The option for a text that nothing matches: the reading that its search would use. All words of the reading must be
 * known (엘지티비), except sizes and models (쓰스디 2테라).
 */
function readingOptions(typed: string, readings: readonly string[]): readonly LayerOption[] {
  const isSure = (reading: string) => {
    const words = reading.split(' ')
    return words.some(isKnown) && words.every(word => isKnown(word) || /\d/.test(word))
  }
  const sure = readings.find(reading => reading !== typed && isSure(reading))
  return sure === undefined ? [] : [layerOption(sure)]
}

/** The categories and latest keywords that match the first reading with a match. */
function ownOptions(
  patterns: readonly RegExp[],
  { categories, latest }: CompletionSources,
): readonly LayerOption[] {
  for (const pattern of patterns) {
    const named = categoriesNamed(categories, pattern).map(({ category, part }) =>
      layerOption(category.name, { cateId: category.cate_id, part }),
    )
    const searched = latest
      .map(keyword => layerOption(keyword, { part: partOf(keyword, pattern) }))
      .filter(({ part }) => part !== null)
    const found = [...named.slice(0, maxOfOwn), ...searched.slice(0, maxOfOwn)]
    if (found.length > 0) return found
  }
  return []
}

function partOfAny(keyword: string, patterns: readonly RegExp[]): LayerOption['part'] {
  return patterns.map(pattern => partOf(keyword, pattern)).find(part => part !== null) ?? null
}

/**
 * Removes duplicates. A category and a keyword of the same name are different options: one opens a list, the other
 * searches everywhere.
 */
function unique(options: readonly LayerOption[]): readonly LayerOption[] {
  const seen = new Set<string>()
  return options.filter(({ keyword, cateId }) => {
    const key = cateId ?? keywordKey(keyword)
    return !seen.has(key) && seen.add(key)
  })
}
