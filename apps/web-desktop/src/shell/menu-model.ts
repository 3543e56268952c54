import { createLazyView } from '@jeoul/ssr'
import { FailedState } from '@jeoul/ui'
import { createEvent, createStore } from 'effector'

export const menuToggled = createEvent<boolean>()

/** Whether the menu of all categories is open. */
export const $isMenuOpen = createStore(false).on(menuToggled, (_, isOpen) => isOpen)

/** The content of the menu, loaded on demand. */
export const $menu = createLazyView({
  clock: menuToggled,
  load: () => import('../shared/category-menu.tsx'),
  Failed: FailedState,
})
