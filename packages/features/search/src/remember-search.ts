import { valuesOf } from '@jeoul/api'
import { $isDeviceRead } from '@jeoul/device'
import { $query, items } from '@jeoul/list'
import { searchedKeywords } from '@jeoul/search/searched-keywords'
import { combine, createEvent, createStore, sample } from 'effector'
import { searchRoute } from './search-route.ts'

/** The search whose results are on the page, as the latest keywords name it. */
export const $found = combine(
  { query: $query, isOpened: searchRoute.$isOpened, list: items.$state },
  ({ query: { search }, isOpened, list }) =>
    isOpened && search && list.status === 'full'
      ? {
          keyword: list.data.reading?.remembered ?? search.keyword,
          /** Without the prices that were read from it, which a further choice moves into the address. */
          words: list.data.reading?.typed ?? search.keyword,
          total: list.data.total,
        }
      : null,
)

const searchFinished = createEvent<{ readonly keyword: string; readonly words: string }>()
const $remembered = createStore({ keyword: '', words: '' }, { serialize: 'ignore' }).on(
  searchFinished,
  (_, finished) => finished,
)

/**
 * Stores the keyword of each search once, so that one that the shopper removes while narrowing the results does not
 * return. Part of the first visit's scripts, because a visitor who leaves without interacting has searched, too.
 */
sample({
  clock: [valuesOf($found), $isDeviceRead],
  source: { found: $found, remembered: $remembered, isRead: $isDeviceRead },
  filter: ({ found, remembered, isRead }) =>
    isRead &&
    found !== null &&
    found.keyword !== remembered.keyword &&
    !(found.keyword === found.words && found.words === remembered.words),
  fn: ({ found }) => ({ keyword: found?.keyword ?? '', words: found?.words ?? '' }),
  target: searchFinished,
})
sample({ clock: searchFinished, fn: ({ keyword }) => keyword, target: searchedKeywords.added })
