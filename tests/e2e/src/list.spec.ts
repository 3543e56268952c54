import { coreParts, graphicsCards, hydrated, listPage, numberIn } from './list-page.ts'
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

  test('values of one facet widen, another facet narrows, and all are cleared at once', async ({
    page,
    sites,
  }) => {
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    const { filters, total } = listPage(page)
    const all = await numberIn(total)
    const memory = filters.getByRole('group', { name: '메모리 용량' })
    await memory.getByRole('checkbox', { name: /^16GB/ }).check()
    await expect(total).not.toHaveText(`총 ${all.toLocaleString('ko-KR')}개`)
    const one = await numberIn(total)
    await memory.getByRole('checkbox', { name: /^12GB/ }).check()
    await expect.poll(() => numberIn(total)).toBeGreaterThan(one)
    const two = await numberIn(total)
    await filters.getByRole('checkbox', { name: /^ASUS/ }).check()
    await expect.poll(() => numberIn(total)).toBeLessThan(two)
    await page.getByRole('link', { name: '전체 해제' }).click()
    await expect.poll(() => numberIn(total)).toBe(all)
  })

  test('a value that would leave nothing stays visible, disabled', async ({ page, sites }) => {
    await page.goto(`${sites.desktop}${graphicsCards}?spec=chip:rtx-5090`)
    const { filters } = listPage(page)
    const chosen = page.locator('input[name=spec][checked]')
    const disabled = filters.locator('input:disabled').first()
    await expect(disabled).toBeVisible()
    await expect(chosen.first()).toBeEnabled()
  })

  test('sorts by price, and the order is what it says', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    const { sorts, rows, busy } = listPage(page)
    await sorts.getByRole('link', { name: '낮은가격순' }).click()
    await expect(page).toHaveURL(/sort=low/)
    await expect(sorts.getByRole('link', { name: '낮은가격순' })).toHaveAttribute('aria-current', 'true')
    await expect(busy).toHaveCount(0)
    const prices = await rows
      .filter({ hasNotText: '광고' })
      .locator('p', { hasText: /^최저가/ })
      .allTextContents()
    const won = prices.map(text => Number(text.replace(/\D/g, '')))
    expect(won.length).toBeGreaterThan(10)
    expect(won).toEqual(won.toSorted((a, b) => a - b))
  })

  test('turns pages in blocks of ten', async ({ page, sites }) => {
    await page.goto(sites.desktop + coreParts)
    const { pages, names } = listPage(page)
    const first = await names.first().innerText()
    await expect(pages.getByRole('link', { name: /^\d+$/ })).toHaveCount(10)
    await pages.getByRole('link', { name: '다음 10페이지' }).click()
    await expect(page).toHaveURL(/page=11/)
    await expect(pages.getByRole('link', { name: '11', exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(names.first()).not.toHaveText(first)
  })

  test('shows card prices where asked to', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    await page.getByRole('checkbox', { name: '카드 가격 기준' }).check()
    await expect(page).toHaveURL(/type=card/)
    await expect(page.getByText(/카드 최저가/).first()).toBeVisible()
    await page.getByRole('checkbox', { name: '카드 가격 기준' }).uncheck()
    await expect(page).toHaveURL(sites.desktop + graphicsCards)
  })

  test('chooses how many products a page has', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    await page.getByRole('combobox', { name: '한 페이지에 볼 상품 수' }).selectOption('60')
    await expect(page).toHaveURL(/size=60/)
    await expect.poll(() => listPage(page).rows.count()).toBeGreaterThanOrEqual(60)
  })

  test('searches inside the list and keeps what was typed', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    const { filters, names } = listPage(page)
    await filters.getByRole('searchbox').fill('  rtx   5090 ')
    await filters.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/kwd=rtx\+5090/)
    await expect(names.first()).toContainText('5090')
    await page.reload()
    await expect(filters.getByRole('searchbox')).toHaveValue('rtx 5090')
  })

  test('takes a price range typed the wrong way round', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    const { filters } = listPage(page)
    await filters.getByRole('textbox', { name: '최소 가격' }).fill('900,000')
    await filters.getByRole('textbox', { name: '최대 가격' }).fill('500000')
    await filters.getByRole('textbox', { name: '최대 가격' }).press('Enter')
    await expect(page).toHaveURL(/min=500000&max=900000/)
    await expect(filters.getByRole('textbox', { name: '최소 가격' })).toHaveValue('500,000')
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
