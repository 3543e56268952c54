import { graphicsCards, hydrated } from './list-page.ts'
import { expect, test } from './sites.ts'

test.describe('the header', () => {
  test('has logo, banner, search, and the ways to what is the visitor’s own', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    const header = page.getByRole('banner')
    await expect(header.getByRole('img', { name: '저울' })).toBeVisible()
    await expect(header.getByRole('link', { name: /모음$/ })).toHaveAttribute('href', /^\/list\//)
    await header.getByRole('link', { name: '찜' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /찜 목록/ })).toBeVisible()
    await header.getByRole('link', { name: '견적' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /견적/ })).toBeVisible()
    await header.getByRole('link', { name: '저울' }).click()
    await expect(page).toHaveURL(`${sites.desktop}/`)
  })

  test('is whole when its hosts are down: the mark for the logo, no banner, no notice', async ({
    page,
    sites,
  }) => {
    await sites.misbehave({
      getLogo: { status: 500 },
      getHeaderBanner: { status: 500 },
      getNotices: { status: 500 },
    })
    const answer = await page.goto(sites.desktop + graphicsCards)
    expect(answer?.status()).toBe(200)
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: '저울' })).toBeVisible()
    await expect(header.getByRole('img')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toContainText('통신판매중개자')
  })

  test('says when it is not known who is logged in, and asks again', async ({ page, context, sites }) => {
    await context.addCookies([{ name: 'auth_token', value: 'jeoul-mock-token-1', url: sites.desktop }])
    await sites.misbehave({ getMember: { status: 500 }, getUser: { status: 500 } })
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    const again = page.getByRole('link', { name: '로그인 다시 확인' })
    await expect(again).toBeVisible()
    await sites.misbehave({ getMember: {}, getUser: {} })
    await again.click()
    await expect(page.getByText('저울회원1')).toBeVisible()
  })

  test('regression: in a narrow window the last departments lay beside the menu, and the menu on the bar', async ({
    page,
    sites,
  }) => {
    await page.setViewportSize({ width: 768, height: 700 })
    await page.goto(sites.desktop + graphicsCards)
    await page.getByRole('button', { name: '전체 카테고리' }).click()
    const menu = page.getByRole('navigation', { name: '전체 카테고리' })
    await expect(menu.getByRole('link').last()).toBeAttached()
    expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    const bar = await page.getByRole('navigation', { name: '주요 카테고리' }).boundingBox()
    expect((await menu.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 700))
  })

  test('the menu of all categories opens before and after the scripts are there', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    await page.getByRole('button', { name: '전체 카테고리' }).click()
    const menu = page.getByRole('navigation', { name: '전체 카테고리' })
    await menu.getByRole('link', { name: 'CPU', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'CPU' })).toBeVisible()
    await expect(menu).toBeHidden()
  })
})

test.describe('the footer', () => {
  test('leads to the newest notice, and nobody is made up', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    const footer = page.getByRole('contentinfo')
    for (const label of ['대표자', '사업자등록번호', '설정되지 않음'])
      await expect(footer).not.toContainText(label)
    await footer.locator('a[href^="/notice/"]').first().click()
    await expect(page).toHaveURL(/\/notice\/\d+$/)
    await expect(page.getByRole('article')).toContainText('점검')
  })
})

test.describe('the bottom bar of the phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('leads everywhere, and says where one is', async ({ page, sites }) => {
    await page.goto(sites.mobile)
    await hydrated(page)
    const bar = page.getByRole('navigation', { name: '주요 메뉴' })
    await expect(bar.getByRole('link', { name: '홈' })).toHaveAttribute('aria-current', 'page')
    await bar.getByRole('link', { name: '찜' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: /찜 목록/ })).toBeVisible()
    await expect(bar.getByRole('link', { name: '찜' })).toHaveAttribute('aria-current', 'page')
    await bar.getByRole('link', { name: '견적' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: /견적/ })).toBeVisible()
    await bar.getByRole('link', { name: '카테고리' }).tap()
    await expect(page.getByRole('dialog', { name: '카테고리' })).toBeVisible()
  })

  test('the header leads back to where one came from', async ({ page, sites }) => {
    await page.goto(sites.mobile)
    await hydrated(page)
    await page.getByRole('region', { name: '공지사항' }).getByRole('link').first().tap()
    await expect(page.getByRole('article')).toBeVisible()
    await page.getByRole('link', { name: '뒤로' }).tap()
    await expect(page).toHaveURL(`${sites.mobile}/`)
  })
})
