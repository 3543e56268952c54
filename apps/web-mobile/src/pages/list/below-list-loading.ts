import { createLazyView } from '@jeoul/ssr'
import { createEvent } from 'effector'

/** The shopper is about to reach the end of the rows. */
export const listEndNeared = createEvent()

/** The content below the rows. View, styles, model and data are loaded when the shopper gets near. */
export const $listPicks = createLazyView({ clock: listEndNeared, load: () => import('./list-picks.tsx') })
