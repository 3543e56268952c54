import { moreViewOpened } from '@jeoul/listing'
import { createLazyView } from '@jeoul/runtime'

/** The view of an open row. */
export const $moreView = createLazyView({ clock: moreViewOpened, load: () => import('./more-view.tsx') })
