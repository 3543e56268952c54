import { forgetFilesFx } from '@jeoul/reviews/forget-drafts'
import { $siteLinks, siteLeft } from '@jeoul/ssr'
import { sample } from 'effector'

// Go to the address that clears the cookie and returns here, once the device has forgotten what the member wrote.
sample({ clock: forgetFilesFx.finally, source: $siteLinks, fn: ({ logout }) => logout, target: siteLeft })
