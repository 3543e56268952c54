import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Rules that depend on colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Expects axe to find no violation, light or dark; rules that don't depend on colours run only once. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await violationsOf(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await violationsOf(page, colourRules)
  await page.emulateMedia({ colorScheme: null })
  expect.soft({ light, dark }, new URL(page.url()).pathname).toEqual({ light: [], dark: [] })
}

async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  // Entries of a list and rows of a table are alike: those after the eighth are left out.
  // The pages have no frames, for which the default mode opens another page.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('main :is(li, tr):nth-child(n + 9)')
    .options({
      resultTypes: ['violations'],
      ...(rules && { runOnly: { type: 'rule', values: rules } }),
    })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
