import { createEvent, createStore } from 'effector'

/** The bar was fixed (true) or returned to the header (false). */
export const barFixed = createEvent<boolean>()

export const $isBarFixed = createStore(false, { serialize: 'ignore' }).on(barFixed, (_, isFixed) => isFixed)
