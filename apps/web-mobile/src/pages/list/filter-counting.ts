import { filterIndexOpened } from '@jeoul/list/filter-index'
import { savesData } from '@jeoul/ssr'
import { createEvent, sample } from 'effector'

/**
 * The filter sheet was opened for the first time. From now on the device counts what each choice would leave.
 */
export const filterSheetShown = createEvent()

sample({ clock: filterSheetShown, filter: () => !savesData(), target: filterIndexOpened })
