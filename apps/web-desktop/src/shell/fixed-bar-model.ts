import { createEvent, createStore } from 'effector'
import type { RefObject } from 'react'

export type FixedBarProps = { readonly row: RefObject<HTMLElement | null> }

/** The bar came to stay on screen, or is in its place in the header again. */
export const barFixed = createEvent<boolean>()

export const $isBarFixed = createStore(false, { serialize: 'ignore' }).on(barFixed, (_, isFixed) => isFixed)
