import { filterIndexOpened } from '@jeoul/filter-index'
import { savesData } from '@jeoul/ssr'
import { createEvent, sample } from 'effector'

/** The sheet of filters is open for the first time: from now on the device counts what a choice would leave. */
export const filterSheetShown = createEvent()

sample({ clock: filterSheetShown, filter: () => !savesData(), target: filterIndexOpened })
