/** The page numbers that are shown at once. */
export interface PageBlock {
  readonly pages: readonly number[]
  /** The last page of the block before; null in the first block. */
  readonly previous: number | null
  /** The first page of the block after; null in the last block. */
  readonly next: number | null
}

/** The number of pages shown at once (specification, section 9: block page 10). */
const blockSize = 10

/**
 * The block of ten that a page belongs to. A page beyond the end belongs to the last block.
 *
 * @param page from 1
 * @param count number of pages, at least 1
 */
export function pageBlock(page: number, count: number): PageBlock {
  const within = Math.min(Math.max(1, page), count)
  const first = Math.floor((within - 1) / blockSize) * blockSize + 1
  const last = Math.min(first + blockSize - 1, count)
  return {
    pages: Array.from({ length: last - first + 1 }, (_, index) => first + index),
    previous: first > 1 ? first - 1 : null,
    next: last < count ? last + 1 : null,
  }
}
