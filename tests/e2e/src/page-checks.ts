import type { BrowserContext, Page } from '@playwright/test'

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
  const asked = watchAsked(context)
  context.on('console', message => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', webError => {
    const text = String(webError.error())
    const page = webError.page()
    if (!mismatch.test(text) || !page || !asked.has(page)) errors.push(text)
  })
  return { faults: () => errors.filter(error => !allowed.some(pattern => pattern.test(error))) }
}

const mismatch = /React error #418/

/**
 * Pages that have asked a host for something since they were loaded: they no longer show what the server sent, and React
 * draws a region anew that changed before it was hydrated. On all other pages a mismatch is a fault.
 */
function watchAsked(context: BrowserContext): WeakSet<Page> {
  const asked = new WeakSet<Page>()
  context.on('page', page => {
    page.on('request', request => {
      if (request.isNavigationRequest()) asked.delete(page)
      else if (request.resourceType() === 'fetch') asked.add(page)
    })
  })
  return asked
}
