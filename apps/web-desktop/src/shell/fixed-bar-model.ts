import { createEvent, createStore } from 'effector'

/** The bar came to stay on screen, or is in its place in the header again. */
export const barFixed = createEvent<boolean>()

export const $isBarFixed = createStore(false, { serialize: 'ignore' }).on(barFixed, (_, isFixed) => isFixed)
