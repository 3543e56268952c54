import { forgetFilesFx } from '@jeoul/reviews/forget-drafts'
import { $siteLinks, siteLeft } from '@jeoul/ssr'
import { writePlaceHere } from '@jeoul/ssr/keep-place'
import { createEffect, sample } from 'effector'

const keepPlaceFx = createEffect(writePlaceHere)

// Once the device has forgotten what the member wrote, go to the address that clears the cookie and returns to the very
// place.
sample({ clock: forgetFilesFx.finally, fn: () => {}, target: keepPlaceFx })
sample({ clock: keepPlaceFx.finally, source: $siteLinks, fn: ({ logout }) => logout, target: siteLeft })
