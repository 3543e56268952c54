import { choiceShown } from '@jeoul/feature-list/choice-showing'
import { $listHref } from '@jeoul/feature-list/list-href'
import { queryChosen } from '@jeoul/list'
import { $layer, navigated } from '@jeoul/router'
import { createEffect, createStore, sample } from 'effector'
import { scrollToList } from './list-scroll.ts'

/** A choice that was made in the sheet takes over its entry in the history, even if the sheet is closed by now. */
const $replaces = createStore(false, { serialize: 'ignore' }).on(
  sample({ clock: queryChosen, source: $layer }),
  (_, layer) => layer !== null,
)

/** What was chosen on a list, of a category or of a search, becomes its address. */
sample({
  clock: choiceShown,
  source: { listHref: $listHref, replace: $replaces },
  fn: ({ listHref, replace }, query) => ({ href: listHref(query), keepsLayer: true, replace }),
  target: navigated,
})
sample({ clock: choiceShown, fn: () => {}, target: createEffect(scrollToList) })
