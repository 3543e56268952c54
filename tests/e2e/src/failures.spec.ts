import { graphicsCards, hydrated, listPage } from './list-page.ts'
import { expect, test } from './sites.ts'
import { lostRequest } from './test.ts'

const failedTitle = '상품 목록을 불러오지 못했어요'

test.describe('when the API fails', () => {
  test('the server still sends the shell, with a retry', async ({ page, sites }) => {
    await sites.misbehave({ getItems: { status: 500 } })
    const answer = await page.goto(sites.desktop + graphicsCards)
    expect(answer?.status()).toBe(503)
    await expect(
      page.getByRole('navigation', { name: '주요 카테고리' }).getByRole('link').first(),
    ).toBeVisible()
    await expect(page.getByText(failedTitle)).toBeVisible()
    await hydrated(page)
    await sites.misbehave({})
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(listPage(page).rows.first()).toBeVisible()
  })

  test("a row's malls say so and can be asked for again", async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    await sites.misbehave({ getMalls: { status: 500 } })
    await page
      .getByRole('button', { name: /더보기$/ })
      .first()
      .click()
    await expect(page.getByText('몰별 가격을 불러오지 못했어요')).toBeVisible()
    await sites.misbehave({})
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(page.getByRole('columnheader', { name: '배송비' })).toBeVisible()
  })

  test('a lost connection keeps the rows, and is answered when it is back', async ({
    page,
    sites,
    context,
    allowErrors,
  }) => {
    allowErrors(lostRequest)
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    await context.setOffline(true)
    await page.getByRole('checkbox', { name: '카드 가격 기준' }).check()
    await expect(page.getByText(failedTitle)).toBeInViewport()
    await expect(listPage(page).rows).not.toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByText(/카드 최저가/).first()).toBeVisible()
    await expect(page.getByText(failedTitle)).toHaveCount(0)
  })
})

test.describe('when the API is slow', () => {
  test('the server sends the shell in time, and the browser asks again', async ({ page, sites }) => {
    const { promise: seen, resolve: goOn } = Promise.withResolvers<void>()
    await page.route(/\/front\/v3\/items\?/, async route => {
      await seen
      await route.continue()
    })
    await sites.misbehave({ getItems: { delay: 6000 } })
    const began = Date.now()
    const answer = await page.goto(sites.desktop + graphicsCards, { waitUntil: 'commit' })
    expect(answer?.status()).toBe(503)
    expect(answer?.headers()['retry-after']).toBe('5')
    expect(Date.now() - began).toBeLessThan(5500)
    await expect(page.getByRole('heading', { level: 1, name: '그래픽카드' })).toBeVisible()
    await expect(listPage(page).rows).toHaveCount(0)
    await sites.misbehave({})
    goOn()
    await expect(listPage(page).rows.first()).toBeVisible()
  })

  test('a filter shows on the controls at once, and a late answer to an older question is dropped', async ({
    page,
    sites,
  }) => {
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/front\/v3\/items\?.*maker=/, async route => {
      await released
      await route.continue().catch(() => {})
    })
    const { filters, names, rows } = listPage(page)
    const asus = filters.getByRole('checkbox', { name: /^ASUS/ })
    await asus.click()
    await expect(asus).toBeChecked()
    await expect(rows.first()).toBeVisible()
    await asus.click()
    await expect(asus).not.toBeChecked()
    await expect(page).toHaveURL(sites.desktop + graphicsCards)
    const plain = await names.allTextContents()
    release()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(names).toHaveText(plain)
  })
})

test.describe('when the API lies', () => {
  test('a view that cannot be drawn leaves a word and a way on', async ({ page, sites, allowErrors }) => {
    allowErrors(/Cannot destructure property 'key' of '.*' as it is null/)
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    const facets = {
      json: { success: true, message: 'success', result: [{ key: 'a', name: '가', values: [null] }] },
    }
    await page.route(/\/front\/v1\/item\/spec\//, route => route.fulfill(facets))
    await page.getByRole('navigation', { name: '같은 카테고리' }).getByRole('link', { name: 'CPU' }).click()
    await expect(page.getByText('페이지에 문제가 생겼어요')).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: '주요 카테고리' }).getByRole('link').first(),
    ).toBeVisible()
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'CPU' })).toBeVisible()
  })

  test('regression: a view that came late took the place of the page gone back to', async ({
    page,
    sites,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/assets\/item-[^/]{7}\.js$/, async route => {
      await released
      await route.continue()
    })
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    await listPage(page).names.first().getByRole('link').click()
    await expect(page).toHaveURL(/\/item\//)
    await page.goBack()
    release()
    await page.waitForResponse(/assets\/item-[^/]{7}\.js$/)
    await expect(page).toHaveURL(sites.desktop + graphicsCards)
    await expect(listPage(page).rows.first()).toBeVisible()
  })

  test('pressing the order that is chosen already adds nothing to go back through', async ({
    page,
    sites,
  }) => {
    await page.goto(`${sites.desktop}/`)
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    const current = listPage(page).sorts.getByRole('link', { name: '인기순' })
    await current.click()
    await current.click()
    await page.goBack()
    await expect(page).toHaveURL(`${sites.desktop}/`)
  })
})

for (const site of ['desktop', 'mobile'] as const) {
  test(`without a connection nothing that the server sent leaves the ${site} page, and a lost page comes when it is back`, async ({
    page,
    sites,
    context,
    allowErrors,
  }) => {
    allowErrors(lostRequest, /Failed to load resource|dynamically imported/)
    await page.goto(sites[site] + graphicsCards)
    await hydrated(page)
    await context.setOffline(true)
    await page.getByRole('heading', { level: 2 }).getByRole('link').nth(1).click()
    await expect(page.getByText('페이지를 불러오지 못했어요')).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: '몰별 가격' })).toBeVisible()
    await expect(page.getByText('불러오지 못했어요')).toHaveCount(0)
  })
}
