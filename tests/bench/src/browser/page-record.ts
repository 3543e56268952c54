/** Events of a page, recorded in the page itself; times in ms since navigation. */
export interface PageRecord {
  /** When the first byte arrived, without the emulated latency. */
  firstByte: number | null
  fcp: number | null
  /** The first frame with enough products laid out. */
  products: number | null
  lcp: { readonly time: number; readonly element: string } | null
  readonly shifts: { readonly time: number; readonly value: number; readonly element: string }[]
  /** Tasks of the main thread longer than 50 ms. */
  readonly tasks: { readonly start: number; readonly duration: number }[]
}

declare global {
  interface Window {
    benchRecord?: PageRecord
  }
}
