import { createEffect, createEvent, sample } from 'effector'

/** The visitor is to go to an address outside the pages, such as the one that logs them out. */
export const siteLeft = createEvent<string>()

const leaveFx = createEffect((href: string) => location.assign(href))

sample({ clock: siteLeft, target: leaveFx })
