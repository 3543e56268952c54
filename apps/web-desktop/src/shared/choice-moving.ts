import { choiceShown } from '@jeoul/feature-list/choice-showing'
import { $listHref } from '@jeoul/feature-list/list-href'
import { navigated } from '@jeoul/router'
import { sample } from 'effector'

/** Turns the choices on a category's or a search's list into its address. */
sample({
  clock: choiceShown,
  source: $listHref,
  fn: (listHref, query) => ({ href: listHref(query) }),
  target: navigated,
})
