import { loggedOut } from '@jeoul/session'
import { $siteLinks, siteLeft } from '@jeoul/ssr'
import { sample } from 'effector'

// The address that clears the cookie, and leads back here.
sample({ clock: loggedOut, source: $siteLinks, fn: ({ logout }) => logout, target: siteLeft })
