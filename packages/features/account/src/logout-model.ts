import { loggedOut } from '@jeoul/session'
import { $siteLinks, siteLeft } from '@jeoul/ssr'
import { sample } from 'effector'

// Go to the address that clears the cookie and returns here.
sample({ clock: loggedOut, source: $siteLinks, fn: ({ logout }) => logout, target: siteLeft })
