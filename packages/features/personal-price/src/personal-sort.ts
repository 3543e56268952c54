import { createEvent } from 'effector'

/** The shopper switched sorting the loaded rows by 내 결제가 on or off. */
export const personalOrderChosen = createEvent<boolean>()
/** The loaded rows sorted by 내 결제가, as indices into the list; null for the host's order. */
export const personalOrderMade = createEvent<readonly number[] | null>()

/** The option for this order among the list's orders. The host has no such order. */
export const personalSort = { value: 'personal', text: '내 결제가순 (이 목록에서)' }
