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

/** No errors in the console, failed loads included, and no uncaught exceptions, hydration mismatches included. */
function noErrors(context: BrowserContext, allowed: readonly RegExp[]): PageCheck {
  const errors: { readonly text: string; readonly load: Load | undefined }[] = []
  const loads = watchLoads(context)
  context.on('console', message => {
    if (message.type() !== 'error') return
    errors.push({ text: `${message.text()} (${message.location().url})`, load: undefined })
  })
  context.on('weberror', webError => {
    const page = webError.page()
    errors.push({ text: String(webError.error()), load: page ? loads.get(page) : undefined })
  })
  return {
    faults: () =>
      errors
        .filter(({ text, load }) => !(mismatch.test(text) && load?.hasAsked))
        .map(({ text }) => text)
        .filter(text => !allowed.some(pattern => pattern.test(text))),
  }
}

const mismatch = /React error #418/

/** One load of a page. */
interface Load {
  /** Whether the page has requested something of a host. */
  hasAsked: boolean
}

/**
 * Tells the present load of each page. Once a page has requested something, it no longer shows what the server sent, and
 * React renders a region again that changed before it was hydrated. In all other loads a mismatch is a fault.
 */
function watchLoads(context: BrowserContext): WeakMap<Page, Load> {
  const loads = new WeakMap<Page, Load>()
  context.on('page', page => {
    loads.set(page, { hasAsked: false })
    page.on('request', request => {
      const load = loads.get(page)
      if (request.isNavigationRequest()) loads.set(page, { hasAsked: false })
      else if (request.resourceType() === 'fetch' && load) load.hasAsked = true
    })
  })
  return loads
}
