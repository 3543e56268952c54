import type { Locator, Page } from '@playwright/test'
import { boxOf } from './box-of.ts'
import { setTextSize } from './layout-faults.ts'
import { graphicsCards } from './list-page.ts'
import { mobileListPage, rowsOf, settleOnRow } from './mobile-list-page.ts'
import { hydrated, settled } from './page-life.ts'
import { expect, test } from './sites.ts'
import { lostRequest } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** The visible buttons and links that retry, and whether a finger reaches each. */
const retriesOn = (page: Page) =>
  page
    .getByText('다시 시도', { exact: true })
    .filter({ visible: true })
    .evaluateAll(retries =>
      retries.map(retry => {
        const { left, top, width, height } = retry.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit !== null && (retry.contains(hit) || hit.contains(retry))
      }),
    )

const linesOf = (text: Locator) =>
  text.evaluate(element => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight))

test('a lost connection leaves the list as it is, with one retry within reach, and goes on when it is back', async ({
  page,
  sites,
  context,
  allowErrors,
}) => {
  allowErrors(lostRequest, /Failed to load resource|dynamically imported|a command failed: Failed to fetch/)
  const { filters, sheet } = mobileListPage(page)
  const sheetScript = /filter-sheet.*\.js$/
  await page.route(sheetScript, route => route.abort())
  await page.goto(sites.mobile + graphicsCards)
  await hydrated(page)
  const hearts = page.getByRole('button', { name: / 찜$/ })
  const saved = page.getByText('찜한 상품에 담았어요')
  await hearts.first().click()
  await expect(saved).toBeVisible()
  const { rows, link } = await settleOnRow(page, { loads: 2, place: 40 })
  await link.click()
  await expect(page.getByRole('heading', { name: '몰별 가격' })).toBeVisible()
  await context.setOffline(true)
  await page.goBack()
  await expect.poll(() => rowsOf(page)).toEqual(rows)

  await test.step('regression: Back said that its own rows could not be loaded', async () => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await retriesOn(page)).toEqual([])
  })

  await test.step('regression: two failures lay over each other', async () => {
    await page.getByRole('checkbox', { name: '카드 가격 기준' }).check()
    await expect(page.getByText('상품 목록을 불러오지 못했어요')).toBeInViewport()
    await expect.poll(() => retriesOn(page)).toEqual([true])
    await filters.click()
    await expect(page.getByText('필터를 불러오지 못했어요')).toBeInViewport()
    await expect(page.getByText('상품 목록을 불러오지 못했어요')).toBeHidden()
    await expect.poll(() => retriesOn(page)).toEqual([true])
    expect(await rowsOf(page)).toEqual(rows)
  })

  await test.step('regression: the message of a heart lay over the words of a failure', async () => {
    await hearts.nth(1).click()
    // It glides to its place.
    await expect(async () => {
      const toast = await boxOf(saved.locator('xpath=ancestor::p'))
      const failure = await boxOf(page.getByText('필터를 불러오지 못했어요'))
      expect(toast.bottom).toBeLessThan(failure.y)
    }).toPass({ timeout: 10_000 })
  })

  await page.unroute(sheetScript)
  await context.setOffline(false)
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('checkbox', { name: '카드 가격 기준' })).toBeChecked()
  await expect(page).toHaveURL(/type=card/)
  await expect(page.getByText('불러오지 못했어요')).toHaveCount(0)
})

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`regression: a product that did not come had its retry below the bar of a phone of ${width} × ${height}`, async ({
    page,
    sites,
    context,
    allowErrors,
  }) => {
    allowErrors(lostRequest, /Failed to load resource|dynamically imported/)
    await page.setViewportSize({ width, height })
    await page.goto(sites.mobile + graphicsCards)
    await settled(page)
    const { names } = mobileListPage(page)
    await names.first().getByRole('link').click()
    await expect(page.getByRole('heading', { name: '몰별 가격' })).toBeVisible()
    await page.goBack()
    await expect(names.nth(2)).toBeVisible()
    await context.setOffline(true)
    await names.nth(2).getByRole('link').click()
    const failure = page.getByRole('alert').filter({ hasText: '상품 정보를 불러오지 못했어요' })
    const retry = failure.getByRole('button', { name: '다시 시도' })
    await expect(retry).toBeInViewport({ ratio: 1 })
    await expect(async () => {
      expect((await retriesOn(page))[0]).toBe(true)
      const { bottom } = await boxOf(failure)
      expect(bottom).toBeLessThan((await boxOf(page.getByRole('navigation', { name: '주요 메뉴' }))).y)
      const name = page.getByRole('heading', { level: 1 })
      expect(bottom).toBeLessThan((await boxOf(name)).y)
      expect(await linesOf(name)).toBeCloseTo(3)
    }).toPass({ timeout: 10_000 })
  })
}

for (const fontSize of ['75%', '150%']) {
  test(`regression: a product that did not come moved the offers on a phone with text at ${fontSize}`, async ({
    page,
    sites,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(sites.mobile + graphicsCards)
    await settled(page)
    await setTextSize(page, fontSize)
    await sites.misbehave({ getProduct: { delay: 2500, status: 500 }, getMalls: { delay: 9000 } })
    await mobileListPage(page).names.nth(2).getByRole('link').click()
    const offers = page.getByRole('region', { name: '몰별 가격' })
    await expect(offers).toBeAttached()
    const top = () => offers.evaluate(section => Math.round(section.getBoundingClientRect().y + scrollY))
    const before = await top()
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 10_000 })
    expect(await top()).toBe(before)
  })
}
