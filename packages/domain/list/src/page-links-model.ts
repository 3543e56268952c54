import { pageBlock, pageCount } from '@jeoul/paging'
import { combine } from 'effector'
import { $query, $shownItems } from './model.ts'

/** The page numbers below the list; null if there is only one page. */
export const $pages = combine($shownItems, $query, ({ data }, { page, size }) => {
  const count = pageCount(data?.total ?? 0, size)
  return data && (count > 1 || page > count) ? { ...pageBlock(page, count), current: page, count } : null
})
