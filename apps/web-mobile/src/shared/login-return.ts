import { $isListShown, listHidden, returnEnded, returnRequested } from '@jeoul/list'
import { loginReturned } from '@jeoul/ssr/login-place'
import { createStore, sample } from 'effector'

/** The visit that was left for the login, until its list is back. */
const $left = createStore<string | null>(null, { serialize: 'ignore' })
  .on(loginReturned, (_, { entry }) => entry)
  .reset([returnEnded, listHidden])

// The login returns with a new visit, which has stored nothing; the position of the previous visit is restored.
sample({ clock: loginReturned, filter: $isListShown, fn: ({ entry }) => entry, target: returnRequested })
sample({
  clock: sample({
    clock: returnRequested,
    source: $left,
    fn: (left, visit) => left !== visit && left,
  }).filterMap(left => left || undefined),
  target: returnRequested,
})
