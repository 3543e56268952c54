import { createEvent } from 'effector'

/** Whether the loaded rows are to stand by 내 결제가. */
export const personalOrderChosen = createEvent<boolean>()
/** The loaded rows by 내 결제가, as places in the list; null while they stand as the host has them. */
export const personalOrderMade = createEvent<readonly number[] | null>()

/** That order among a list's others; the host knows none by this name. */
export const personalSort = { value: 'own', text: '내 결제가순 (이 목록에서)' }
