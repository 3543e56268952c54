import { graphicsCards, hydrated, listPage, numberIn } from './list-page.ts'
import { expect, test } from './sites.ts'

test.describe('the desktop list', () => {
  test('a filter narrows the list, shows as a chip, and is in the address', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    const { filters, chips, total, rows } = listPage(page)
    const all = await numberIn(total)
    const asus = filters.getByRole('checkbox', { name: /^ASUS/ })
    const promised = await numberIn(filters.getByText(/^ASUS/).locator('..').locator('small'))
    await asus.check()
    await expect(asus).toBeChecked()
    await expect(page).toHaveURL(/\?maker=\d+$/)
    await expect(total).toHaveText(`총 ${promised.toLocaleString('ko-KR')}개`)
    expect(promised).toBeLessThan(all)
    await expect(chips.getByRole('link', { name: /ASUS/ })).toBeVisible()
    await expect(rows.first().getByRole('heading')).toContainText('ASUS')

    await chips.getByRole('link', { name: /ASUS/ }).click()
    await expect(page).toHaveURL(sites.desktop + graphicsCards)
    await expect(total).toHaveText(`총 ${all.toLocaleString('ko-KR')}개`)
    await expect(asus).not.toBeChecked()
  })

  test('searches inside the list and keeps what was typed', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    const { filters, names, rows } = listPage(page)
    await filters.getByRole('searchbox').fill('  rtx   5090 ')
    await filters.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/kwd=rtx\+5090/)
    await expect(names.first()).toContainText('5090')
    await page.reload()
    await expect(filters.getByRole('searchbox')).toHaveValue('rtx 5090')

    // "At 200 % zoom and between 640 and 900 px: filters behind a button, picture 80 px, price below the name"
    await page.setViewportSize({ width: 640, height: 900 })
    await expect(filters).toBeHidden()
    const [picture, name, price] = await rows
      .first()
      .evaluate(row =>
        ['img', 'h2', '[data-price]'].map(part => row.querySelector(part)?.getBoundingClientRect()),
      )
    expect(picture?.width).toBe(80)
    expect(price?.top).toBeGreaterThanOrEqual(name?.bottom ?? Number.NaN)
    expect(name?.width).toBeGreaterThan(400)
    await hydrated(page)
    await page.getByRole('button', { name: '필터', exact: true }).click()
    await expect(filters.getByRole('searchbox')).toBeVisible()
  })

  test('opens one more-view per row of three', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    const more = page.getByRole('button', { name: /더보기$/ })
    await more.nth(0).click()
    await expect(page.getByRole('columnheader', { name: '배송비' })).toHaveCount(1)
    await page
      .getByRole('button', { name: /더보기$|접기$/ })
      .nth(1)
      .click()
    await expect(page.getByRole('button', { expanded: true })).toHaveCount(1)
    await page
      .getByRole('button', { name: /더보기$|접기$/ })
      .nth(3)
      .click()
    await expect(page.getByRole('button', { expanded: true })).toHaveCount(2)
  })
})

test.describe('what is chosen is the address', () => {
  const chosen = `${graphicsCards}?min=100000&sort=low&type=card&page=2`

  test('it looks the same to a friend it was sent to', async ({ page, sites }) => {
    await page.goto(sites.desktop + chosen)
    const { sorts, pages, chips } = listPage(page)
    await expect(page.getByRole('checkbox', { name: '카드 가격 기준' })).toBeChecked()
    await expect(sorts.getByRole('link', { name: '낮은가격순' })).toHaveAttribute('aria-current', 'true')
    await expect(pages.getByRole('link', { name: '2', exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(chips.getByRole('link')).toHaveCount(1)
  })

  test('Back brings the earlier choice and its products back', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    const { sorts, filters, names } = listPage(page)
    const before = await names.allTextContents()
    await sorts.getByRole('link', { name: '신상품순' }).click()
    await expect(names).not.toHaveText(before)
    await filters.getByRole('checkbox', { name: /^ASUS/ }).check()
    await expect(page).toHaveURL(/maker/)
    await page.goBack()
    await expect(filters.getByRole('checkbox', { name: /^ASUS/ })).not.toBeChecked()
    await page.goBack()
    await expect(page).toHaveURL(sites.desktop + graphicsCards)
    await expect(names).toHaveText(before)
  })

  test('regression: Back from another category lost the place on the list', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    const { rows } = listPage(page)
    await rows.nth(15).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(1000)
    await page
      .getByRole('navigation', { name: '같은 카테고리' })
      .getByRole('link', { name: 'CPU' })
      .dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1, name: 'CPU' })).toBeVisible()
    await expect(rows.first()).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: '그래픽카드' })).toBeAttached()
    await expect(rows.nth(15)).toBeInViewport()
  })

  test('a filter does not move the page under the shopper', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    const group = listPage(page).filters.getByRole('group', { name: '메모리 종류' })
    const box = group.getByRole('checkbox').first()
    await box.scrollIntoViewIfNeeded()
    const inView = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(inView + 300)
    const before = inView + 300
    await box.check()
    await expect(page).toHaveURL(/spec=/)
    await expect(listPage(page).busy).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })
})
