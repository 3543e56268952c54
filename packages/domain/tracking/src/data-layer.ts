declare global {
  interface Window {
    /** What GA4's own script reads, whenever it comes. */
    dataLayer?: unknown[]
  }
}

/** "The response is pushed to the page data layer" (specification, section 7). */
export function pushToDataLayer(payload: unknown): void {
  window.dataLayer ??= []
  window.dataLayer.push(payload)
}
