import { categoriesRequested } from '@jeoul/shop/category'
import { createLazyView } from '@jeoul/ssr'
import { FailedState } from '@jeoul/ui'
import { createEvent, createStore, merge, sample } from 'effector'

export const menuToggled = createEvent<boolean>()
/** The pointer or the focus moved to the menu's button. */
export const menuApproached = createEvent()

/** Whether the menu of all categories is open. */
export const $isMenuOpen = createStore(false).on(menuToggled, (_, isOpen) => isOpen)

/** The content of the menu, loaded on demand. */
export const $menu = createLazyView({
  clock: merge([menuToggled, menuApproached]),
  load: () => import('./category-menu.tsx'),
  Failed: FailedState,
})

sample({ clock: menuApproached, target: categoriesRequested })
