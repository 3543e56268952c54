import { choiceShown } from '@jeoul/feature-list/choice-showing'
import { $listHref } from '@jeoul/feature-list/list-href'
import { navigated } from '@jeoul/router'
import { sample } from 'effector'

/** What was chosen on a list, of a category or of a search, becomes its address. */
sample({
  clock: choiceShown,
  source: $listHref,
  fn: (listHref, query) => ({ href: listHref(query) }),
  target: navigated,
})
