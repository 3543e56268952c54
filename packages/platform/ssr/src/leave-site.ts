import { createEffect, createEvent, sample } from 'effector'

/** Opens an address outside the site, such as the logout. */
export const siteLeft = createEvent<string>()
/** The same, replacing the current entry of the history: Back leads to the page before it. */
export const locationReplaced = createEvent<string>()

const leaveFx = createEffect((href: string) => location.assign(href))
const replaceLocationFx = createEffect((href: string) => location.replace(href))

sample({ clock: siteLeft, target: leaveFx })
sample({ clock: locationReplaced, target: replaceLocationFx })
