import { createEffect, createEvent, sample } from 'effector'

/** Leaves for an address outside the pages, such as the one that logs out. */
export const siteLeft = createEvent<string>()
/** Leaves in place of this page: going back leads to the page before it. */
export const placeHandedOn = createEvent<string>()

const leaveFx = createEffect((href: string) => location.assign(href))
const handOnFx = createEffect((href: string) => location.replace(href))

sample({ clock: siteLeft, target: leaveFx })
sample({ clock: placeHandedOn, target: handOnFx })
