import { createEvent, createStore, sample } from 'effector'
import { $firstRank, items, listKey } from './model.ts'
import { $openRows } from './more-view-model.ts'
import { savedListTtl } from './saved-list.ts'

/** The number of lists to remember: enough for going back and forth between them. */
const maxLists = 10

/** Starts remembering lists, beginning with the one on screen. */
export const rememberingStarted = createEvent()

const $full = items.$load.map(({ params, state }) =>
  params && state.status === 'full' ? { key: listKey(params), data: state.data } : null,
)
type FullList = NonNullable<ReturnType<typeof $full.getState>>
/** A list with the time of its answer, or of the start of remembering, in milliseconds since 1970. */
type RememberedList = FullList & { readonly time: number }

/** The remembered lists; the newest answer is last. */
const $remembered = createStore<readonly RememberedList[]>([], { serialize: 'ignore' })

sample({
  clock: [rememberingStarted, $full],
  source: { remembered: $remembered, full: $full },
  fn({ remembered, full }) {
    const others = remembered.filter(({ key }) => key !== full?.key)
    return full ? [...others, { ...full, time: Date.now() }].slice(-maxLists) : remembered
  },
  target: $remembered,
})

/** The requested list, if it is remembered. */
const recalled = sample({
  clock: items.requested,
  source: $remembered,
  fn: (remembered, params) => ({ params, key: listKey(params), remembered }),
}).filterMap(({ params, key, remembered }) => {
  const list = remembered.find(other => other.key === key)
  return list && Date.now() - list.time <= savedListTtl ? { params, data: list.data } : undefined
})

// Shows the remembered rows at once, while newer ones are loading.
sample({
  clock: recalled,
  fn: ({ params, data }) => ({ params, state: { status: 'loading' as const, data } }),
  target: items.restored,
})
sample({
  clock: recalled,
  fn: ({ params: { query } }) => (query.sort === 'rank' ? (query.offset ?? 0) + 1 : null),
  target: $firstRank,
})
sample({ clock: recalled, fn: () => [], target: $openRows })
