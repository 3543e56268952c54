import type { BrowserContext } from '@playwright/test'

/** Looks after every page of a context, from before its first until the test ends. */
export interface PageCheck {
  /** What was wrong, in words; nothing where all was well. */
  faults(): readonly string[]
}

/** What every browser test is held to besides its own assertions; a check that is added here holds for all of them. */
export const pageChecks: readonly ((context: BrowserContext, allowed: readonly RegExp[]) => PageCheck)[] = [
  noErrors,
]

/** No page may write an error to the console (a failed load is one) or leave an exception uncaught (a hydration mismatch is one). */
function noErrors(context: BrowserContext, allowed: readonly RegExp[]): PageCheck {
  const errors: string[] = []
  context.on('console', message => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', error => errors.push(String(error.error())))
  return { faults: () => errors.filter(error => !allowed.some(pattern => pattern.test(error))) }
}
