import { expectAccessible } from './accessibility.ts'
import { lateNoteEdges, saysLate } from './late-note.ts'
import { graphicsCards, listPage } from './list-page.ts'
import { hydrated, settled } from './page-life.ts'
import { expect, test } from './sites.ts'
import { lostRequest } from './test.ts'

const failedTitle = '상품 목록을 불러오지 못했어요'

test.describe('when the API fails', () => {
  test('the server still sends the shell, with a retry, and axe finds nothing', async ({ page, sites }) => {
    await sites.misbehave({ getItems: { status: 500 } })
    const answer = await page.goto(sites.desktop + graphicsCards)
    expect(answer?.status()).toBe(503)
    await expect(
      page.getByRole('navigation', { name: '주요 카테고리' }).getByRole('link').first(),
    ).toBeVisible()
    await expect(page.getByText(failedTitle)).toBeVisible()
    await hydrated(page)
    await expectAccessible(page)
    await sites.misbehave({})
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(listPage(page).rows.first()).toBeVisible()
  })

  test('a lost connection keeps the served content, and actions continue when it is back', async ({
    page,
    sites,
    context,
    allowErrors,
  }) => {
    // The report of a press is lost with the connection, and logged.
    allowErrors(lostRequest, /Failed to load resource|dynamically imported|a command failed: Failed to fetch/)
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    await context.setOffline(true)
    await page.getByRole('checkbox', { name: '카드 가격 기준' }).check()
    const failure = page.getByText(failedTitle)
    await expect(failure).toBeInViewport()
    await expect(listPage(page).rows).not.toHaveCount(0)
    // The message once lay over the first row.
    const [message, row] = [await failure.boundingBox(), await listPage(page).rows.first().boundingBox()]
    expect(message?.y).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0))
    await context.setOffline(false)
    await expect(page.getByText(/카드 최저가/).first()).toBeVisible()
    await expect(page.getByText(failedTitle)).toHaveCount(0)

    await context.setOffline(true)
    const heading = page.getByRole('heading', { level: 1 })
    const place = await heading.boundingBox()
    await listPage(page).names.nth(1).getByRole('link').click()
    await expect(page.getByText('페이지를 불러오지 못했어요')).toBeInViewport()
    // The message lies over the list, which does not move.
    expect(await heading.boundingBox()).toEqual(place)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: '몰별 가격' })).toBeVisible()
    await expect(page.getByText('불러오지 못했어요')).toHaveCount(0)
  })
})

test('a list that hangs says after a second that it takes long, until it comes', async ({ page, sites }) => {
  await page.goto(sites.desktop + graphicsCards)
  await hydrated(page)
  await sites.misbehave({ getItems: { delay: 4000 } })
  await page.getByRole('link', { name: '낮은가격순' }).click()
  expect(await saysLate(page)).toBe(false)
  await expect.poll(() => saysLate(page)).toBe(true)
  await test.step('regression: it lay over the middle of the page', async () => {
    expect((await lateNoteEdges(page)).bottom).toBe(900 - 16)
  })
  await expect.poll(() => saysLate(page), { timeout: 20_000 }).toBe(false)
  await expect(listPage(page).rows.first()).toBeVisible()
})

test('regression: a page whose style sheet failed to load stayed without it', async ({
  page,
  sites,
  allowErrors,
}) => {
  // The sheet comes after the page.
  allowErrors(/Failed to load resource/, /^\[(shift|move)\] /)
  await page.goto(sites.desktop + graphicsCards)
  await settled(page)
  let losesSheets = true
  await page.route(/assets\/[^/]*\.css$/, route => (losesSheets ? route.abort() : route.continue()))
  const lost = page.waitForEvent('requestfailed')
  // The page is loaded ahead.
  const product = listPage(page).names.first().getByRole('link')
  await product.hover()
  const sheet = (await lost).url()
  losesSheets = false
  const found = page.waitForResponse(sheet)
  await product.click()
  await found
  await expect(page.getByRole('heading', { name: '몰별 가격' })).toBeVisible()
})
