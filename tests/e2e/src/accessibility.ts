import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The rules that colours decide. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** axe finds nothing in the page, light or dark; what does not depend on colours is looked at once. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await violationsOf(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await violationsOf(page, colourRules)
  await page.emulateMedia({ colorScheme: null })
  expect.soft({ light, dark }, new URL(page.url()).pathname).toEqual({ light: [], dark: [] })
}

async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  // No page has frames, which is what the other mode opens a page of its own for.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
