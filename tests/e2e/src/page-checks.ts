import type { BrowserContext } from '@playwright/test'

/** Watches every page of a context, from before the first is opened until the test ends. */
export interface PageCheck {
  /** What was wrong, in words; nothing where all was well. */
  faults(): readonly string[]
}

/** What holds for the pages of every browser test, whatever it asserts. A check added here runs in all of them. */
export const pageChecks: readonly ((context: BrowserContext, allowed: readonly RegExp[]) => PageCheck)[] = [
  noErrors,
]

/** No errors in the console, failed loads included, and no uncaught exceptions, hydration mismatches included. */
function noErrors(context: BrowserContext, allowed: readonly RegExp[]): PageCheck {
  const errors: string[] = []
  context.on('console', message => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', error => errors.push(String(error.error())))
  return { faults: () => errors.filter(error => !allowed.some(pattern => pattern.test(error))) }
}
