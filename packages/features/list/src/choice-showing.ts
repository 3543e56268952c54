import { $query, type ListQuery, queryChosen } from '@jeoul/list'
import { $place } from '@jeoul/router'
import { afterPaint } from '@jeoul/ssr'
import { attach, sample } from 'effector'

/** Lets the browser paint a choice before the address changes and the list is requested. */
const showChoiceFx = attach({
  source: $place,
  async effect({ path }, query: ListQuery) {
    await afterPaint()
    return { path, query }
  },
})
sample({ clock: queryChosen, target: showChoiceFx })

/**
 * A choice has been painted; the page turns it into its address. Ignored if another choice has replaced it by
 * then, or if the visitor has left the page.
 */
export const choiceShown = sample({
  clock: showChoiceFx.doneData,
  source: { query: $query, place: $place },
  filter: ({ query, place }, shown) => query === shown.query && place.path === shown.path,
  fn: ({ query }) => query,
})
