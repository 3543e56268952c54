import type { Category, Suggestion } from '@jeoul/api/types'
import { categoriesNamed } from './categories-named.ts'
import { keywordKey } from './keyword.ts'
import { type LayerOption, layerOption } from './layer-option.ts'
import { otherReading } from './other-reading.ts'
import { partOf } from './part-of.ts'
import { typingPattern } from './typing-pattern.ts'

/** What the host suggested last, best match first, and for what. */
export interface Suggested {
  readonly keyword: string
  readonly list: readonly Suggestion[]
}

export interface CompletionSources {
  /** The roots of the trees. */
  readonly categories: readonly Category[]
  /** Newest first. */
  readonly latest: readonly string[]
  readonly suggested: Suggested | null
}

/** Whether something was suggested for what is typed now, or for its reading on the keyboard's other layout. */
export function isAnswerTo(typed: string, suggested: Suggested | null): suggested is Suggested {
  return suggested !== null && [typed, otherReading(typed)].includes(suggested.keyword)
}

const most = 10
const maxOfOwn = 3

/**
 * What somebody may be typing: categories and latest keywords, which are there at once, then what the host suggests.
 * What is there already does not move when the host answers, and of an older answer only what goes with the letters
 * stays. Where nothing here goes with them as they are, they are read as on the keyboard's other layout.
 * Source: assumed.
 *
 * @param typed as `readKeyword` reads it
 */
export function completeKeyword(typed: string, sources: CompletionSources): readonly LayerOption[] {
  const pattern = typingPattern(typed)
  if (!pattern) return []
  const reading = otherReading(typed)
  const otherPattern = reading === null ? null : typingPattern(reading)
  const own = ownOptions(pattern, sources)
  const found = own.length === 0 && otherPattern ? ownOptions(otherPattern, sources) : own
  const isAnswer = isAnswerTo(typed, sources.suggested)
  const suggested = (sources.suggested?.list ?? [])
    .map(({ keyword, cate_id = null }) =>
      layerOption(keyword, {
        cateId: cate_id,
        part: partOf(keyword, pattern) ?? partOf(keyword, otherPattern),
      }),
    )
    .filter(({ part }) => part !== null || isAnswer)
  return unique([...found, ...suggested]).slice(0, most)
}

function ownOptions(pattern: RegExp, { categories, latest }: CompletionSources): readonly LayerOption[] {
  const named = categoriesNamed(categories, pattern).map(({ category, part }) =>
    layerOption(category.name, { cateId: category.cate_id, part }),
  )
  const searched = latest
    .map(keyword => layerOption(keyword, { part: partOf(keyword, pattern) }))
    .filter(({ part }) => part !== null)
  return [...named.slice(0, maxOfOwn), ...searched.slice(0, maxOfOwn)]
}

/** A category and a keyword of its name are two things: one opens its list, the other finds it everywhere. */
function unique(options: readonly LayerOption[]): readonly LayerOption[] {
  const seen = new Set<string>()
  return options.filter(({ keyword, cateId }) => {
    const key = cateId ?? keywordKey(keyword)
    return !seen.has(key) && seen.add(key)
  })
}
