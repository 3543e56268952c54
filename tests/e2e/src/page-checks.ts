import type { BrowserContext } from '@playwright/test'

/** Watches all pages of a context during a test. */
export interface PageCheck {
  /** Descriptions of what was wrong; empty if nothing was. */
  faults(): readonly string[]
}

/** Checks that apply to the pages of every browser test. Add further ones here. */
export const pageChecks: readonly ((context: BrowserContext, allowed: readonly RegExp[]) => PageCheck)[] = [
  noErrors,
]

/** Forbids console errors and uncaught exceptions, including failed loads and hydration mismatches. */
function noErrors(context: BrowserContext, allowed: readonly RegExp[]): PageCheck {
  const errors: string[] = []
  context.on('console', message => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', error => errors.push(String(error.error())))
  return { faults: () => errors.filter(error => !allowed.some(pattern => pattern.test(error))) }
}
