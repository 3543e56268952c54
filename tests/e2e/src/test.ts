import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test'
import { type PageCheck, pageChecks } from './page-checks.ts'

interface Checks {
  readonly allowed: RegExp[]
  begin(context: BrowserContext): Promise<void>
}

interface Checked {
  /** What is checked on all pages of the test. */
  readonly checks: Checks
  /** Allows errors that this test provokes. */
  readonly allowErrors: (...patterns: readonly RegExp[]) => void
  /** Opens a context for another visitor, with the same checks on its pages. */
  readonly openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>
}

/** Playwright's `test`, with checks on all pages. */
export const test = base.extend<Checked>({
  checks: [
    async ({ context }, use) => {
      const allowed: RegExp[] = []
      const begun: PageCheck[] = []
      const begin = async (watched: BrowserContext) => {
        begun.push(...(await Promise.all(pageChecks.map(check => check(watched, allowed)))))
      }
      await begin(context)
      await use({ allowed, begin })
      expect(begun.flatMap(check => check.faults())).toEqual([])
    },
    { auto: true },
  ],
  allowErrors: async ({ checks }, use) => {
    await use((...patterns) => {
      checks.allowed.push(...patterns)
    })
  },
  openContext: async ({ browser, checks }, use) => {
    const opened: BrowserContext[] = []
    await use(async options => {
      const context = await browser.newContext(options)
      opened.push(context)
      await checks.begin(context)
      return context
    })
    await Promise.all(opened.map(context => context.close()))
  },
})

export { expect }

/** Console messages about an answer with one of these statuses. */
export const failedWith = (...statuses: readonly number[]) =>
  new RegExp(
    `status of (${statuses.join('|')}) |^\\[(api|tracking)\\] (a command failed: )?(${statuses.join('|')}) `,
  )

/** Console messages about requests that were aborted, or made while offline. */
export const lostRequest =
  /net::ERR_(FAILED|INTERNET_DISCONNECTED)|^\[api\] (network for |a command failed: Failed to fetch)|^\[tracking\] Failed to fetch/
