import type { CategoryCount } from '@jeoul/api/types'
import type { Reading } from './find-items.ts'
import { $shownItems } from './model.ts'

const none: readonly CategoryCount[] = []

/**
 * The categories in which the words are found, the best match first; empty if the host does not count. Derived from the
 * answer, since views that show them load after it.
 */
export const $categoryCounts = $shownItems.map(
  ({ data }) => data?.categories?.filter(count => count?.cate_id && count.name) ?? none,
)

/** How the keyword was read otherwise than it was typed; null where it was not. */
export const $otherReading = $shownItems.map(({ data }): Reading | null => {
  const reading = data?.reading ?? null
  return reading?.keyword === reading?.typed ? null : reading
})
