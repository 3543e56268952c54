import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './sites.ts'

test.use({ viewport: { width: 390, height: 844 } })

test.describe('searching on the phone', () => {
  test('begins at the bottom bar, and finds products', async ({ page, sites }) => {
    await page.goto(`${sites.mobile}/list/111213`)
    await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '검색' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '무엇을 찾으세요?' })).toBeVisible()
    await page.getByRole('searchbox', { name: '검색어' }).fill('그래픽카드')
    await page.getByRole('searchbox', { name: '검색어' }).press('Enter')
    await expect(page).toHaveURL(`${sites.mobile}/search?keyword=${encodeURIComponent('그래픽카드')}`)
    await expect(page.getByRole('heading', { level: 1, name: /‘그래픽카드’ 검색 결과/ })).toBeVisible()
    expect(await page.locator('main ol > li').count()).toBeGreaterThan(10)
  })

  test('reads English keys as the Korean ones', async ({ page, sites }) => {
    await page.goto(`${sites.mobile}/search?keyword=rmfovlr`)
    await expect(page.getByText('‘rmfovlr’ 대신 ‘그래픽’ 상품을 찾았어요.')).toBeVisible()
  })

  test('says that nothing was found, and leads on', async ({ page, sites }) => {
    const answer = await page.goto(`${sites.mobile}/search?keyword=${encodeURIComponent('뷁뷁뷁')}`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByText('‘뷁뷁뷁’에 맞는 상품이 없어요')).toBeVisible()
    await expect(page.getByRole('heading', { name: '인기 검색어' })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })

  test('says that the results could not be had', async ({ page, sites }) => {
    await sites.misbehave({ getItems: { status: 500 } })
    const answer = await page.goto(`${sites.mobile}/search?keyword=cpu`)
    expect(answer?.status()).toBe(503)
    await expect(page.getByText('검색 결과를 불러오지 못했어요')).toBeVisible()
    await sites.misbehave({})
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(page.locator('main ol > li').first()).toBeVisible()
  })

  test('has nothing that axe finds', async ({ page, sites }) => {
    for (const search of ['', `?keyword=${encodeURIComponent('모니터')}`]) {
      await page.goto(`${sites.mobile}/search${search}`)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    }
  })
})

test('regression: without scripts, further results of a search were those of no category', async ({
  browser,
  sites,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(`${sites.mobile}/search?keyword=${encodeURIComponent('모니터')}&view=mobile`)
  await page.getByRole('navigation', { name: '페이지' }).getByRole('link', { name: '2', exact: true }).click()
  await expect(page).toHaveURL(/\/search\?.*keyword=.*page=2/)
  await expect(page.getByRole('heading', { level: 1, name: /‘모니터’ 검색 결과/ })).toBeVisible()
  await expect(page.locator('main ol > li').first()).toBeVisible()
  await context.close()
})
