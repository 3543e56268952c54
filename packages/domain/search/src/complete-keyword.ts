import type { Suggestion } from '@jeoul/api/types'
import type { Category } from '@jeoul/category'
import { categoriesNamed } from './categories-named.ts'
import { isKnown } from './correct-words.ts'
import { keywordKey } from './keyword.ts'
import { keywordReadings } from './keyword-readings.ts'
import { type LayerOption, layerOption } from './layer-option.ts'
import { partOf } from './part-of.ts'
import { typingPattern } from './typing-pattern.ts'

/** What the host suggested last, best match first, and for what. */
export interface Suggested {
  readonly typed: string
  readonly list: readonly Suggestion[]
}

export interface CompletionSources {
  /** The roots of the trees. */
  readonly categories: readonly Category[]
  /** Newest first. */
  readonly latest: readonly string[]
  readonly suggested: Suggested | null
}

/** Whether something was suggested for what is typed now. */
export function isAnswerTo<Some extends Suggested>(typed: string, suggested: Some | null): suggested is Some {
  return suggested?.typed === typed
}

const maxSuggestions = 10
const maxOfOwn = 3

/**
 * What somebody may be typing: categories and latest keywords, which are there at once, then what the host suggests.
 * What is there already does not move when the host answers, and of an older answer only what goes with the letters
 * stays. What is typed is read as its search reads it. Source: assumed.
 *
 * @param typed as `readKeyword` reads it
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

/** Where nothing goes with what is typed, what its search would be for, if all of its words are known (엘지티비). */
function readingOptions(typed: string, readings: readonly string[]): readonly LayerOption[] {
  const known = readings.find(reading => reading !== typed && reading.split(' ').every(isKnown))
  return known === undefined ? [] : [layerOption(known)]
}

/** Of the first reading that goes with any. */
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

/** A category and a keyword of its name are two things: one opens its list, the other finds it everywhere. */
function unique(options: readonly LayerOption[]): readonly LayerOption[] {
  const seen = new Set<string>()
  return options.filter(({ keyword, cateId }) => {
    const key = cateId ?? keywordKey(keyword)
    return !seen.has(key) && seen.add(key)
  })
}
