import { graphicsCards, hydrated } from './list-page.ts'
import { expect, test } from './sites.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('the phone unfolds a department and finds a category', async ({ page, sites }) => {
  await page.goto(sites.mobile)
  await hydrated(page)
  const directory = page.getByRole('region', { name: '카테고리' })
  await directory.getByText('PC부품·저장장치', { exact: true }).tap()
  await directory.getByRole('link', { name: '그래픽카드' }).tap()
  await expect(page).toHaveURL(sites.mobile + graphicsCards)
  await expect(page.getByRole('heading', { level: 1, name: '그래픽카드' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'PC 화면으로 보기' })).toHaveAttribute(
    'href',
    `${graphicsCards}?view=pc`,
  )
})
