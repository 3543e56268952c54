/** Work that can be paused and resumed between any two of its steps. */
export type Steps<Result> = Generator<void, Result, void>

/** Runs all steps at once. */
export function allSteps<Result>(steps: Steps<Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** The longest time to occupy the browser at once, in milliseconds (assumed). */
const slice = 8
/** The longest time to wait for an idle browser, in milliseconds (assumed). */
const patience = 500

/** Runs steps while the browser is idle, so that they never delay a press. */
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

/** Safari lacks requestIdleCallback. */
function idle(): Promise<unknown> {
  if (typeof requestIdleCallback === 'undefined') return new Promise(resolve => setTimeout(resolve))
  return new Promise(resolve => requestIdleCallback(resolve, { timeout: patience }))
}
