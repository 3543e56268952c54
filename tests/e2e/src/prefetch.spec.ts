import type { Page } from '@playwright/test'
import { graphicsCards, listPage } from './list-page.ts'
import { mobileListPage } from './mobile-list-page.ts'
import { settled } from './page-life.ts'
import { expect, test } from './sites.ts'

/** Records the paths requested from the hosts from now on. */
function watchRequests(page: Page) {
  const requests: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(desktop|front)\//.test(pathname)) requests.push(pathname + search)
  })
  return requests
}

const productCalls = (requests: readonly string[]) =>
  requests.filter(path => /\/shopping\/items\/\d+(\?|$)/.test(path))

test('a product under the pointer is prefetched, and requested once', async ({ page, sites }) => {
  await page.goto(sites.desktop + graphicsCards)
  await settled(page)
  const requests = watchRequests(page)
  const link = listPage(page).names.nth(1).getByRole('link')
  const name = await link.innerText()
  const answered = page.waitForResponse(/\/shopping\/items\/\d+\?/)
  await link.hover()
  await answered
  const ahead = [...requests]
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(productCalls(requests)).toHaveLength(1)
  expect(requests.filter(path => ahead.includes(path)).length).toBe(ahead.length)
})

test('another page of the list is prefetched, without what both have in common', async ({ page, sites }) => {
  await page.goto(sites.desktop + graphicsCards)
  await settled(page)
  const { pages, names } = listPage(page)
  const first = await names.first().innerText()
  const link = pages.getByRole('link', { name: '2', exact: true })
  await link.scrollIntoViewIfNeeded()
  const requests = watchRequests(page)
  const answered = page.waitForResponse(/\/front\/v3\/items\?/)
  await link.hover()
  await answered
  await link.click()
  await expect(names.first()).not.toHaveText(first)
  expect(requests.filter(path => path.startsWith('/front/v3/items'))).toHaveLength(1)
  expect(requests.filter(path => /spec|getSchPrice/.test(path))).toEqual([])
})

test('nothing is prefetched for visitors who save data', async ({ page, sites }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.clock.install()
  await page.goto(sites.desktop + graphicsCards)
  await settled(page)
  const requests = watchRequests(page)
  const names = listPage(page).names
  const name = await names.nth(1).innerText()
  await names.nth(1).getByRole('link').hover()
  // Any prefetch would have been triggered by now.
  await page.clock.fastForward(1000)
  expect(productCalls(requests)).toEqual([])
  await names.nth(1).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  // The name of the card is there before anything is requested.
  await expect.poll(() => productCalls(requests)).toHaveLength(1)
})

test.describe('on the phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a product under the finger is requested before the finger lifts, and only once', async ({
    page,
    sites,
  }) => {
    await page.goto(sites.mobile + graphicsCards)
    await settled(page)
    const requests = watchRequests(page)
    const link = mobileListPage(page).names.nth(1).getByRole('link')
    const name = await link.innerText()
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {}
    const answered = page.waitForResponse(/\/shopping\/items\/\d+\?/)
    const touch = await page.context().newCDPSession(page)
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: x + 9, y: y + 9 }],
    })
    await answered
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(productCalls(requests)).toHaveLength(1)
  })
})
