import { test as base, expect } from '@playwright/test'
import { pageChecks } from './page-checks.ts'

interface Checked {
  /** Allows errors that this test provokes. */
  readonly allowErrors: (...patterns: readonly RegExp[]) => void
}

/** Playwright's `test`, with checks on all pages. */
export const test = base.extend<Checked>({
  allowErrors: [
    async ({ context }, use) => {
      const allowed: RegExp[] = []
      const checks = await Promise.all(pageChecks.map(begin => begin(context, allowed)))
      await use((...patterns) => {
        allowed.push(...patterns)
      })
      expect(checks.flatMap(check => check.faults())).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Console messages about an answer with one of these statuses. */
export const failedWith = (...statuses: readonly number[]) =>
  new RegExp(
    `status of (${statuses.join('|')}) |^\\[(api|tracking)\\] (a command failed: )?(${statuses.join('|')}) `,
  )

/** Console messages about requests that were aborted, or made while offline. */
export const lostRequest = /net::ERR_(FAILED|INTERNET_DISCONNECTED)|^\[api\] network for /
