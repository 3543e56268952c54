import type { BrowserContext } from '@playwright/test'
import { watchPresses } from './watch-presses.ts'
import { watchShifts } from './watch-shifts.ts'

/** Watches all pages of a context during a test. */
export interface PageCheck {
  /** Descriptions of what was wrong; empty if nothing was. */
  faults(): readonly string[]
}

type BeginCheck = (context: BrowserContext, allowed: readonly RegExp[]) => PageCheck | Promise<PageCheck>

/** Checks that apply to the pages of every browser test. Add further ones here. */
export const pageChecks: readonly BeginCheck[] = [noErrors, nothingTorn, nothingShifts]

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

/** Begins reports of what moved after a press. */
const movePrefix = '[move]'
/** Reported when the watch of a press ends. */
export const watchEnded = '[watch] ended'

/** No press takes the shell or a heading away, not for a moment, and "CLS after a press stays below 0.01". */
async function nothingTorn(context: BrowserContext, allowed: readonly RegExp[]): Promise<PageCheck> {
  const prefix = '[press]'
  const faults: string[] = []
  context.on('console', message => {
    const text = message.text()
    if (text.startsWith(prefix) || text.startsWith(movePrefix)) faults.push(text)
  })
  await context.addInitScript(watchPresses, { prefix, movePrefix, ended: watchEnded })
  return { faults: () => faults.filter(text => !allowed.some(pattern => pattern.test(text))) }
}

/** No shift of the layout over 0.1, in any journey. */
async function nothingShifts(context: BrowserContext, allowed: readonly RegExp[]): Promise<PageCheck> {
  const prefix = '[shift]'
  const faults: string[] = []
  context.on('console', message => {
    if (message.text().startsWith(prefix)) faults.push(message.text())
  })
  await context.addInitScript(watchShifts, prefix)
  return { faults: () => faults.filter(text => !allowed.some(pattern => pattern.test(text))) }
}
