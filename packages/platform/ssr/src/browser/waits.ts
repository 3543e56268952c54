/** Lets the browser paint and answer the visitor before the next piece of work. */
export function nextTask(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
}

/** Resolves when the document has loaded with everything that it names. */
export async function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise(resolve => addEventListener('load', resolve, { once: true }))
}

/**
 * Resolves when the browser has nothing else to do.
 *
 * @param patience how long to wait for a busy browser at most, in milliseconds
 */
export function untilIdle(patience: number): Promise<unknown> {
  return new Promise(resolve => {
    // Safari has no such callback.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve)
    else requestIdleCallback(resolve, { timeout: patience })
  })
}
