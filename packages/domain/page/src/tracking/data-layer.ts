declare global {
  interface Window {
    /** The queue that GA4's script reads once it has loaded. */
    dataLayer?: unknown[]
  }
}

/** "The response is pushed to the page data layer" (specification, section 7). */
export function pushToDataLayer(payload: unknown): void {
  window.dataLayer ??= []
  window.dataLayer.push(payload)
}
