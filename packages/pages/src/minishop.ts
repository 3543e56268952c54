import { insideShop } from '@jeoul/page'
import { createBrowserHistory, type History, historyOpened } from '@jeoul/routing'
import { createEffect, createEvent, createStore, sample } from 'effector'

/** A minishop is on the page: from now on every way within the site stays in it, as long as it is open (assumed). */
export const minishopShown = createEvent()

const $isHeld = createStore(false, { serialize: 'ignore' }).on(minishopShown, () => true)

const openFx = createEffect(() => withinShop(createBrowserHistory()))

sample({ clock: $isHeld, fn: () => {}, target: openFx })
sample({ clock: openFx.doneData, target: historyOpened })

/** The visitor leaves by a link that loads the page anew. */
function withinShop(history: History): History {
  return {
    ...history,
    go: step => history.go({ ...step, href: insideShop(step.href, history.read().search) }),
  }
}
