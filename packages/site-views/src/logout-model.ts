import { $ways, siteLeft } from '@jeoul/runtime'
import { loggedOut } from '@jeoul/session'
import { sample } from 'effector'

// The address that clears the cookie, and leads back here.
sample({ clock: loggedOut, source: $ways, fn: ({ logout }) => logout, target: siteLeft })
