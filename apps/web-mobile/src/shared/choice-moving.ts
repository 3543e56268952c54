import { choiceShown } from '@jeoul/feature-list/choice-showing'
import { $listHref } from '@jeoul/feature-list/list-href'
import { queryChosen } from '@jeoul/list'
import { $layer, navigated } from '@jeoul/router'
import { createStore, sample } from 'effector'

/**
 * A choice made in the filter sheet replaces the sheet's history entry, even if the sheet is closed by now.
 */
const $replaces = createStore(false, { serialize: 'ignore' }).on(
  sample({ clock: queryChosen, source: $layer }),
  (_, layer) => layer !== null,
)

/** Turns the choices on a category's or a search's list into its address. */
sample({
  clock: choiceShown,
  source: { listHref: $listHref, replace: $replaces },
  fn: ({ listHref, replace }, query) => ({ href: listHref(query), keepsLayer: true, replace }),
  target: navigated,
})
