import type { Page } from '@playwright/test'
import { graphicsCards } from './list-page.ts'
import { watchEnded } from './page-checks.ts'
import { settled } from './page-life.ts'
import { type Sites, test } from './sites.ts'

/** A press whose answer must not move what stays. */
interface Trip {
  readonly name: string
  readonly from: string
  readonly press: (page: Page) => Promise<void>
}

const name = (page: Page, place: number) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).nth(place)
const onBothSites: readonly Trip[] = [
  { name: 'a product', from: graphicsCards, press: page => name(page, 1).getByRole('link').click() },
  {
    name: 'another category',
    from: '/list/1112',
    press: page => page.getByRole('main').getByRole('link', { name: '그래픽카드' }).first().click(),
  },
]
const trips: Readonly<Record<'desktop' | 'mobile', readonly Trip[]>> = {
  desktop: [
    ...onBothSites,
    {
      name: 'a maker',
      from: graphicsCards,
      press: page => page.getByRole('checkbox', { name: /^ASUS/ }).check(),
    },
    {
      name: 'another order',
      from: graphicsCards,
      press: page => page.getByRole('link', { name: '낮은가격순' }).click(),
    },
    {
      name: 'home',
      from: graphicsCards,
      press: page => page.getByRole('banner').locator('a[href="/"]').click(),
    },
  ],
  mobile: [
    ...onBothSites,
    {
      name: 'home',
      from: graphicsCards,
      press: page => page.getByRole('link', { name: '홈', exact: true }).click(),
    },
  ],
}

/** Longer than the browser puts shifts down to a press (0.5 s, Layout Instability), so that an answer's shift counts. */
const delay = 800

async function slow(sites: Sites): Promise<void> {
  const operations = ['getItems', 'getProduct', 'getSpecs', 'getPriceBands', 'getCuration', 'getEvents']
  await sites.misbehave(Object.fromEntries(operations.map(operation => [operation, { delay }])))
}

for (const site of ['desktop', 'mobile'] as const) {
  test.describe(`on the ${site} site`, () => {
    if (site === 'mobile') test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('"CLS after a press stays below 0.01"', async ({ page, sites }) => {
      test.slow()
      for (const { name, from, press } of trips[site]) {
        await test.step(`on the way to ${name}`, async () => {
          await sites.misbehave({})
          await page.goto(sites[site] + from)
          await settled(page)
          await slow(sites)
          const watched = page.waitForEvent('console', message => message.text() === watchEnded)
          const answered = page.waitForResponse(/items|item\/|curation/, { timeout: 10_000 })
          await press(page)
          await answered
          await watched
        })
      }
    })
  })
}
