import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { axeSource } from './axe-source.ts'
import { expect } from './test.ts'

/** What lies open above a page that was looked at before. */
export const openDialog = 'dialog[open]'

/** Rules that depend on colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Expects axe to find no violation, light or dark; rules that don't depend on colours run only once.
 *
 * @param within selector of the one part that has changed, where the rest of the page was looked at before
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // Once a document: the script is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await violationsOf(page, within)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await violationsOf(page, within, colourRules)
  await page.emulateMedia({ colorScheme: null })
  expect.soft({ light, dark }, new URL(page.url()).pathname).toEqual({ light: [], dark: [] })
}

function violationsOf(page: Page, within = ':root', rules?: string[]): Promise<string[]> {
  // Entries of a list and rows of a table are alike: those after the eighth are left out.
  const context = { include: [within], exclude: ['main :is(li, tr):nth-child(n + 9)'] }
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  }
  return page.evaluate(
    async ([where, how]) => {
      const results = await window.axe?.run(where, how)
      if (!results) throw new Error('axe is not there')
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    [context, options] as const,
  )
}
