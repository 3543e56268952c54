import type { BrowserContext } from '@playwright/test'
import { watchPresses } from './watch-presses.ts'

/** Watches all pages of a context during a test. */
interface PageCheck {
  /** Descriptions of what was wrong; empty if nothing was. */
  faults(): readonly string[]
}

type BeginCheck = (context: BrowserContext, allowed: readonly RegExp[]) => PageCheck | Promise<PageCheck>

/** Checks that apply to the pages of every browser test. Add further ones here. */
export const pageChecks: readonly BeginCheck[] = [noErrors, nothingTorn]

/** No errors in the console, failed loads included, and no uncaught exceptions, hydration mismatches included. */
function noErrors(context: BrowserContext, allowed: readonly RegExp[]): PageCheck {
  const errors: string[] = []
  context.on('console', message => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', webError => {
    errors.push(String(webError.error()))
  })
  return { faults: () => errors.filter(text => !allowed.some(pattern => pattern.test(text))) }
}

/** Begins what a page tells of what moved after a press. */
export const movePrefix = '[move]'

/** No press takes the shell or a heading away, not for a moment. */
async function nothingTorn(context: BrowserContext, allowed: readonly RegExp[]): Promise<PageCheck> {
  const prefix = '[press]'
  const faults: string[] = []
  context.on('console', message => {
    if (message.text().startsWith(prefix)) faults.push(message.text())
  })
  await context.addInitScript(watchPresses, { prefix, movePrefix })
  return { faults: () => faults.filter(text => !allowed.some(pattern => pattern.test(text))) }
}
