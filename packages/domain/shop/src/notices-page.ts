import { type PageBlock, pageBlock, pageCount } from '@jeoul/paging'

/** Notices on one page: "page size 10" is said of reviews (specification, section 9), and taken for notices (assumed). */
const noticesPerPage = 10

/** One page of the notices. */
export interface NoticesPage<Notice> {
  readonly shown: readonly Notice[]
  /** From 1; the last page for whatever lies beyond. */
  readonly current: number
  /** Number of pages, at least 1. */
  readonly count: number
  readonly block: PageBlock
}

/**
 * The notices of a page. The host sends all of them at once.
 *
 * @param page `page` of the address; null and whatever is no number count as the first
 */
export function noticesPage<Notice>(notices: readonly Notice[], page: string | null): NoticesPage<Notice> {
  const count = Math.max(1, pageCount(notices.length, noticesPerPage))
  const wanted = /^[0-9]{1,6}$/.test(page ?? '') ? Number(page) : 1
  const current = Math.min(Math.max(1, wanted), count)
  return {
    shown: notices.slice((current - 1) * noticesPerPage, current * noticesPerPage),
    current,
    count,
    block: pageBlock(current, count),
  }
}
