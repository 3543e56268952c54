import { pageWindow } from '@jeoul/paging'
import { createStore, sample } from 'effector'
import { $query, items } from './model.ts'

/** The place of the page's first product by popularity, from 1; null where the list has another order. */
export const $firstRank = createStore<number | null>(null)

// Taken when the list arrives: until then the rows on show belong to the choices before.
sample({
  clock: items.loaded,
  source: $query,
  fn: ({ sort, page, size }) => (sort === 'rank' ? pageWindow(page, size).offset + 1 : null),
  target: $firstRank,
})
