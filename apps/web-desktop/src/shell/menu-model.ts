import { createLazyView } from '@jeoul/ssr'
import { createEvent, createStore } from 'effector'
import { NotLoaded } from './not-loaded.tsx'

export const menuToggled = createEvent<boolean>()

/** Whether the menu of all categories is open. */
export const $isMenuOpen = createStore(false).on(menuToggled, (_, isOpen) => isOpen)

/** What is in the menu. */
export const $menu = createLazyView({
  clock: menuToggled,
  load: () => import('../parts/category-menu.tsx'),
  Failed: NotLoaded,
})
