import { $query, type ListQuery, queryChosen } from '@jeoul/list'
import { $place } from '@jeoul/router'
import { afterPaint } from '@jeoul/ssr'
import { attach, sample } from 'effector'

/** What was chosen is on show before the address moves on and the list is asked for. */
const showChoiceFx = attach({
  source: $place,
  async effect({ path }, query: ListQuery) {
    await afterPaint()
    return { path, query }
  },
})
sample({ clock: queryChosen, target: showChoiceFx })

/**
 * The choices on show; the page turns them into its address. Those that were followed by others at once are no address of
 * their own, and whoever has left the page is not called back.
 */
export const choiceShown = sample({
  clock: showChoiceFx.doneData,
  source: { query: $query, place: $place },
  filter: ({ query, place }, shown) => query === shown.query && place.path === shown.path,
  fn: ({ query }) => query,
})
