import { loggedOut } from '@jeoul/session'
import { $ways, siteLeft } from '@jeoul/ssr'
import { sample } from 'effector'

// The address that clears the cookie, and leads back here.
sample({ clock: loggedOut, source: $ways, fn: ({ logout }) => logout, target: siteLeft })
