import type { Steps } from '@jeoul/compatibility'

/** How long the browser is kept busy at once, in milliseconds (assumed). */
const slice = 8
/** After this a browser that is never idle goes on all the same, in milliseconds (assumed). */
const idleTimeout = 500

/** Works whenever the browser has nothing else to do, so that no press waits for it. */
export async function runWhenIdle<Result>(steps: Steps<Result>): Promise<Result> {
  while (true) {
    await idle()
    const end = performance.now() + slice
    while (performance.now() < end) {
      const step = steps.next()
      if (step.done) return step.value
    }
  }
}

/** Safari has no such callback. */
function idle(): Promise<unknown> {
  if (typeof requestIdleCallback === 'undefined') return new Promise(resolve => setTimeout(resolve))
  return new Promise(resolve => requestIdleCallback(resolve, { timeout: idleTimeout }))
}
