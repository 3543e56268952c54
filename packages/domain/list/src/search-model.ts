import type { CategoryCount } from '@jeoul/api/types'
import { combine } from 'effector'
import { $query, $shownItems } from './model.ts'
import type { Reading } from './reading.ts'

const none: readonly CategoryCount[] = []

/**
 * The categories that contain the words, the best match first; empty if the host does not count them. Derived from the
 * response, since views that show them load after it.
 */
export const $categoryCounts = $shownItems.map(
  ({ data }) => data?.categories?.filter(count => count?.cate_id && count.name) ?? none,
)

/**
 * What was searched for instead of what was typed; null if it was read as typed, or if the price that was read from it is
 * no longer chosen nor, after Back, part of the keyword again.
 */
export const $otherReading = combine(
  $shownItems,
  $query,
  ({ data }, { search, min, max }): Reading | null => {
    const reading = data?.reading
    if (!reading?.said) return null
    const { choices, remembered } = reading
    // After Back, the prices are in the keyword again until the answer has come.
    const areUnread = search?.keyword === remembered && min === null && max === null
    const areChosen = choices.min === min && choices.max === max
    return choices.min === undefined || areUnread || areChosen ? reading : null
  },
)
