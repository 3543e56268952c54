import type { CategoryCount } from '@jeoul/api/types'
import type { Reading } from './find-items.ts'
import { $shownItems } from './model.ts'

const none: readonly CategoryCount[] = []

/**
 * The categories that contain the words, the best match first; empty if the host does not count them. Derived from the
 * response, since views that show them load after it.
 */
export const $categoryCounts = $shownItems.map(
  ({ data }) => data?.categories?.filter(count => count?.cate_id && count.name) ?? none,
)

/** What was searched for instead of what was typed; null if it was read as typed. */
export const $otherReading = $shownItems.map(({ data }): Reading | null => {
  const reading = data?.reading ?? null
  return reading?.said ? reading : null
})
