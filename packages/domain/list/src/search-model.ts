import type { CategoryCount } from '@jeoul/api/types'
import { combine } from 'effector'
import { $query, $shownItems } from './model.ts'
import type { Reading } from './reading.ts'

const none: readonly CategoryCount[] = []

/**
 * The categories that contain the words, the best match first; empty if the host does not count them. Derived from the
 * response, because the views that show them may be loaded after it.
 */
export const $categoryCounts = $shownItems.map(
  ({ data }) => data?.categories?.filter(count => count?.cate_id && count.name) ?? none,
)

/**
 * The reading of the search if it differs from the typed keyword. Null if the keyword was read as typed, or if the
 * shopper has since replaced the prices that the reading took from it.
 */
export const $otherReading = combine(
  $shownItems,
  $query,
  ({ data }, { search, min, max }): Reading | null => {
    const reading = data?.reading
    if (!reading?.said) return null
    const { choices, remembered } = reading
    // An empty list explains itself by the limits that can be removed.
    if (choices.search && data?.total === 0) return null
    // After Back, the prices are in the keyword again until the answer has come.
    const areUnread = search?.keyword === remembered && min === null && max === null
    const areChosen = choices.min === min && choices.max === max
    return choices.min === undefined || areUnread || areChosen ? reading : null
  },
)
