import type { Page } from '@playwright/test'
import { newerApis } from '../../../scripts/floor/newer-apis.ts'
import { newerInScript } from '../../../scripts/floor/newer-in-script.ts'
import { newerInStyle, withoutNewer } from '../../../scripts/floor/newer-in-style.ts'
import { newerMarkup } from '../../../scripts/floor/newer-markup.ts'

/** What a context needs for `takeNewerAway`. */
export const floorOptions = {
  // The policy of a document allows its styles by their hashes.
  bypassCSP: true,
  // Chromium holds documents that a test fulfils to be from the internet, which may not ask local hosts.
  permissions: ['local-network-access'],
}

/** Takes newer APIs out of documents before their scripts run, and newer CSS out of their styles and style sheets. */
export async function takeNewerAway(page: Page): Promise<void> {
  await page.addInitScript(removeApis, newerApis)
  await page.route('**/*.css', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: withoutNewer(await response.text()) })
  })
  await page.route('**', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replaceAll(/(?<=<style>).*?(?=<\/style>)/gs, style => withoutNewer(style))
    await route.fulfill({ response, body })
  })
}

/** Takes APIs away from a document before its scripts run. */
function removeApis(apis: readonly { readonly owner: string; readonly member: string | null }[]): void {
  for (const { owner, member } of apis) {
    const held = owner.split('.').reduce<unknown>((object, name) => Object(object)[name], globalThis)
    if (member === null) {
      const [name = '', holder = 'globalThis'] = owner.split('.').reverse()
      Reflect.deleteProperty(Object(Reflect.get(globalThis, holder)), name)
    } else {
      Reflect.deleteProperty(Object(held), member)
      Reflect.deleteProperty(Object(Object(held).prototype), member)
      if (owner === 'Window') Reflect.deleteProperty(globalThis, member)
    }
  }
}

/** Newer CSS in all styles and style sheets that the page has, as `newerInStyle` names it. */
export async function newerInStyles(page: Page): Promise<readonly string[]> {
  const rules = await page.evaluate(() =>
    [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(({ cssRules }) =>
      Array.from(cssRules, ({ cssText }) => cssText),
    ),
  )
  // Chromium reads the prefixed twin, the fallback, under the name without a prefix.
  return [...newerInStyle(rules.join('\n')).keys()].filter(feature => feature !== 'user-select')
}

/**
 * What a document, as it is served, uses above the floor: its elements with their attributes, styles and inline scripts.
 *
 * @param page any page, which parses the document
 * @returns by feature, who lacks it
 */
export async function newerInDocument(page: Page, html: string): Promise<ReadonlyMap<string, string>> {
  const { elements, styles, scripts } = await page.evaluate(text => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    const textsOf = (selector: string) =>
      Array.from(parsed.querySelectorAll(selector), ({ textContent }) => textContent ?? '')
    return {
      elements: Array.from(parsed.querySelectorAll('*'), ({ localName, attributes }) => ({
        name: localName,
        attributes: Array.from(attributes, ({ name, value }) => [name, value] as const),
      })),
      styles: textsOf('style'),
      scripts: textsOf('script:not([src], [type*=json])'),
    }
  }, html)
  return new Map([
    ...elements.flatMap(({ name, attributes }) => [...newerMarkup(name, attributes)]),
    ...styles.flatMap(style => [...newerInStyle(style)]),
    ...scripts.flatMap(script => [...newerInScript(script)]),
  ])
}
