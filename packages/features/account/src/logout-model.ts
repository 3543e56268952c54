import { forgetFilesFx } from '@jeoul/reviews/forget-drafts'
import { $entry } from '@jeoul/router'
import { $siteLinks, siteLeft } from '@jeoul/ssr'
import { writePlaceHere } from '@jeoul/ssr/kept-place'
import { attach, sample } from 'effector'

const keepPlaceFx = attach({ source: $entry, effect: writePlaceHere })

// Once the device has forgotten what the member wrote, go to the address that clears the cookie and returns to the very
// place.
sample({ clock: forgetFilesFx.finally, fn: () => {}, target: keepPlaceFx })
sample({ clock: keepPlaceFx.finally, source: $siteLinks, fn: ({ logout }) => logout, target: siteLeft })
