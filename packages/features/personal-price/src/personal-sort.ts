import { createEvent } from 'effector'

/** Whether the loaded rows are to be sorted by 내 결제가. */
export const personalOrderChosen = createEvent<boolean>()
/** The loaded rows sorted by 내 결제가, as indices into the list; null for the host's order. */
export const personalOrderMade = createEvent<readonly number[] | null>()

/** The option for this order among a list's others. The host has no such order. */
export const personalSort = { value: 'personal', text: '내 결제가순 (이 목록에서)' }
