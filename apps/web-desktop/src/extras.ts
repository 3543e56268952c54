import { filterIndexOpened } from '@jeoul/filter-index'
import { savesData } from '@jeoul/runtime'
import { createEvent, sample } from 'effector'

/** The shopper is there, and has done something. */
export const extrasOpened = createEvent()

sample({ clock: extrasOpened, filter: () => !savesData(), target: filterIndexOpened })
