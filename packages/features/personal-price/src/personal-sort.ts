import { createEvent, createStore } from 'effector'

/** The shopper switched sorting the loaded rows by 내 결제가 on or off. */
export const personalOrderChosen = createEvent<boolean>()
/** The loaded rows were sorted by 내 결제가; null for the list's own order. */
export const personalOrderMade = createEvent<readonly number[] | null>()

/** The loaded rows sorted by 내 결제가, as indices into the list; null for the list's own order. */
export const $personalOrder = createStore<readonly number[] | null>(null, { serialize: 'ignore' }).on(
  personalOrderMade,
  (_, order) => order,
)

/** The option for this order among the list's orders. The host has no such order. */
export const personalSort = { value: 'personal', text: '내 결제가순 (이 목록에서)' }
