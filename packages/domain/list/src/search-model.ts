import { combine } from 'effector'
import { type CategoryTab, categoryTabs } from './category-tabs.ts'
import { $query, $shownItems } from './model.ts'
import type { Reading } from './reading.ts'

const none: readonly CategoryTab[] = []

/**
 * The categories of the results to choose from, the best match first; empty if the host does not count them. Derived from
 * the response, because the views that show them may be loaded after it.
 */
export const $categoryTabs = combine($shownItems, $query, ({ status, data }, { search, ...choices }) => {
  const categories = data?.categories?.filter(count => count?.cate_id && count.name) ?? []
  if (!search || !data || categories.length === 0) return none
  const { reading } = data
  // While another choice loads, the query is that of its address, whose keyword may be without the limits by now.
  const isLimited = reading?.choices.search && (status === 'full' || search.keyword === reading.remembered)
  return categoryTabs(
    { ...choices, search },
    { categories, limited: isLimited ? reading : null, total: status === 'full' ? data.total : null },
  )
})

/**
 * The reading of the search if it differs from the typed keyword. Null if the keyword was read as typed, or if the
 * shopper has since replaced the prices, or removed the free delivery, that the reading took from it.
 */
export const $otherReading = combine(
  $shownItems,
  $query,
  ({ data }, { search, min, max, traits }): Reading | null => {
    const reading = data?.reading
    if (!reading?.said) return null
    const { choices, remembered, asked } = reading
    // An empty list explains itself by the limits that can be removed, but not by words that are left out.
    if (choices.search && data?.total === 0 && asked.exclude === undefined) return null
    // After Back, the prices are in the keyword again until the answer has come.
    const areUnread = search?.keyword === remembered && min === null && max === null
    const arePricesChosen = choices.min === undefined || (choices.min === min && choices.max === max)
    const isFreeChosen = !choices.traits || traits.includes('free')
    return areUnread || (arePricesChosen && isFreeChosen) ? reading : null
  },
)
