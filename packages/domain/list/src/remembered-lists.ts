import { createEvent, createStore, sample } from 'effector'
import { listKey } from './list-key.ts'
import { $firstRank, items } from './model.ts'
import { $openRows } from './more-view-model.ts'
import { savedListTtl } from './saved-list.ts'

/** Enough for the lists between which a shopper goes back and forth. */
const maxLists = 10

/** Remembers the shown list too, which was answered before this module was loaded. */
export const rememberingStarted = createEvent()

const $full = items.$load.map(({ params, state }) =>
  params && state.status === 'full' ? { key: listKey(params), data: state.data } : null,
)
type FullList = NonNullable<ReturnType<typeof $full.getState>>
/** With the time when it was answered, or when remembering began, in milliseconds since 1970. */
type RememberedList = FullList & { readonly time: number }

/** The last one was answered last. */
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

/** A list is requested that was seen before. */
const recalled = sample({
  clock: items.requested,
  source: $remembered,
  fn: (remembered, params) => ({ params, key: listKey(params), remembered }),
}).filterMap(({ params, key, remembered }) => {
  const list = remembered.find(other => other.key === key)
  return list && Date.now() - list.time <= savedListTtl ? { params, data: list.data } : undefined
})

// Its rows are there at once, while newer ones are loading.
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
