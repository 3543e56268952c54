import { type PageBlock, pageBlock, pageCount } from '@jeoul/paging'

/**
 * Notices on one page: "page size 10" is specified for reviews (specification, section 9), and applied to notices
 * (assumed).
 */
const noticesPerPage = 10

/** One page of the notices. */
export interface NoticesPage<Notice> {
  readonly shown: readonly Notice[]
  /** From 1; a page beyond the end is the last one. */
  readonly current: number
  /** Number of pages, at least 1. */
  readonly count: number
  readonly block: PageBlock
}

/**
 * One page of the notices. The host sends all of them at once.
 *
 * @param page `page` of the address; null and invalid values count as the first
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
