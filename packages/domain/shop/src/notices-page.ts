import { type PageBlock, pageBlock, pageCount } from '@jeoul/paging'

/**
 * The number of notices per page. "Page size 10" is specified for reviews (specification, section 9), and used for
 * notices as well (assumed).
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
 * Splits off one page of the notices, which the host sends all at once.
 *
 * @param page `page` of the address; null and invalid values count as the first page
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
