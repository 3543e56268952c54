import { faultsAtDoubleText, layoutFaults } from './layout-faults.ts'
import { graphicsCards } from './list-page.ts'
import { mobileListPage } from './mobile-list-page.ts'
import { hydrated, settled } from './page-life.ts'
import { expect, test } from './sites.ts'
import { statePersonalTerms } from './state-personal-terms.ts'

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 800 } })

  test('regression: with stated terms, prices ran off the cards of a list', async ({ page, sites }) => {
    await statePersonalTerms(page)
    await page.goto(sites.mobile + graphicsCards)
    await expect(page.locator('summary').filter({ hasText: '내 결제가' }).first()).toBeVisible()
    expect(await layoutFaults(page, { isPhone: false })).toEqual([])
    expect(await faultsAtDoubleText(page)).toEqual([])
  })

  test('regression: an offer was three lines high, its price below the name of the mall', async ({
    page,
    sites,
  }) => {
    await page.goto(`${sites.mobile}/item/1017380`)
    await hydrated(page)
    expect(await layoutFaults(page, { isPhone: true })).toEqual([])
  })

  test('regression: cards of a list grew, and a button moved, when stated terms had come', async ({
    page,
    sites,
  }) => {
    const row = page.locator('[data-row]')
    const heights = () =>
      row.evaluateAll(all => all.slice(0, 8).map(card => card.getBoundingClientRect().height))
    const button = page.getByRole('button', { name: /^내 결제조건/ })
    const look = async () => {
      await page.goto(sites.mobile + graphicsCards)
      await hydrated(page)
      return { left: (await button.boundingBox())?.x, heights: await heights() }
    }
    const before = await look()
    await statePersonalTerms(page)
    await look()
    await expect(page.locator('summary').filter({ hasText: '내 결제가' }).first()).toBeVisible()
    await expect(button).toContainText('제주')
    expect(await heights()).toEqual(before.heights)
    expect((await button.boundingBox())?.x).toBe(before.left)
  })

  test('regression: with stated terms, words about other variants stood on two lines far apart', async ({
    page,
    sites,
  }) => {
    await statePersonalTerms(page)
    await page.goto(`${sites.mobile}/item/1012686`)
    await hydrated(page)
    const note = page.getByRole('heading', { name: /^다른 구성/ }).locator('small')
    await expect(note).toContainText('내 결제조건을 뺀 가격')
    const tops = await note.evaluate(words => Array.from(words.getClientRects(), ({ top }) => top))
    expect(tops).toHaveLength(2)
    expect((tops[1] ?? 0) - (tops[0] ?? 0)).toBeLessThan(24)
  })

  test('regression: the button that changes stated terms stood alone, below them', async ({
    page,
    sites,
  }) => {
    await statePersonalTerms(page)
    await page.goto(`${sites.mobile}/item/1012686`)
    await hydrated(page)
    const bar = page.locator('p').filter({ hasText: /^내 결제조건/ })
    await expect(bar).toContainText('제주')
    const [label, change] = await Promise.all(
      [bar.getByText('내 결제조건'), bar.getByRole('button', { name: '바꾸기' })].map(at => at.boundingBox()),
    )
    expect(label?.y ?? 0).toBeGreaterThan(change?.y ?? 0)
    expect((await bar.boundingBox())?.height).toBeLessThan(60)
  })

  test('regression: a member’s header broke into two rows', async ({ page, sites }) => {
    await page.context().addCookies([{ name: 'auth_token', value: 'jeoul-mock-token-1', url: sites.mobile }])
    await page.goto(sites.mobile)
    await settled(page)
    await expect(page.getByRole('button', { name: /^저울회원1.*메뉴$/ })).toBeVisible()
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(60)
    expect(await layoutFaults(page, { isPhone: true })).toEqual([])
  })

  test('regression: the order of a search was cut off', async ({ page, sites }) => {
    await page.goto(`${sites.mobile}/search?keyword=rtx`)
    await hydrated(page)
    const order = page.getByRole('combobox', { name: '정렬' })
    const cut = await order.evaluate(select => {
      const { width } = select.getBoundingClientRect()
      select.style.maxWidth = 'none'
      select.style.minWidth = 'max-content'
      return select.getBoundingClientRect().width - width
    })
    expect(cut).toBeLessThan(0.1)
  })

  test('regression: a mall’s marked price fell below its name, and with text at 200 % words were cut', async ({
    page,
    sites,
  }) => {
    await statePersonalTerms(page)
    await page.goto(`${sites.mobile}/item/1012686`)
    await expect(page.locator('#offers tbody').getByText('제주 현금 최저가')).toBeVisible()
    const first = page.locator('#offers tbody tr').first()
    const price = first.getByText('원', { exact: true }).filter({ visible: true })
    const [logoBox, priceBox] = [await first.locator('img').boundingBox(), await price.boundingBox()]
    expect(priceBox?.y).toBeLessThan((logoBox?.y ?? 0) + (logoBox?.height ?? 0))
    await page.getByRole('button', { name: /^나머지 몰/ }).click()
    const open = page.locator('#offers tbody').getByText('+ 제주 추가 배송비 확인 필요').first()
    await expect(open).toBeVisible()
    await faultsAtDoubleText(page)
    const left = await open.evaluate(words => {
      const range = document.createRange()
      range.selectNodeContents(words)
      return range.getBoundingClientRect().left
    })
    expect(left).toBeGreaterThanOrEqual(16)
  })

  test('regression: on the narrowest phones, offers with stated terms were up to 114 px high', async ({
    page,
    sites,
  }) => {
    await statePersonalTerms(page)
    await page.setViewportSize({ width: 320, height: 844 })
    for (const item of [1005217, 1014608, 1017380]) {
      await page.goto(`${sites.mobile}/item/${item}`)
      await expect(
        page
          .locator('#offers tbody')
          .getByText(/제주 추가/)
          .first(),
      ).toBeVisible()
      const heights = await page
        .locator('#offers tbody tr')
        .evaluateAll(rows => rows.map(row => row.getBoundingClientRect().height))
      expect(Math.max(...heights), `the offers of ${item}`).toBeLessThanOrEqual(96)
    }
  })

  test('regression: with text at 200 %, the field of 결과 안에서 검색 was 30 px wide', async ({
    page,
    sites,
  }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    await mobileListPage(page).filters.click()
    const field = mobileListPage(page).sheet.getByRole('searchbox', { name: '결과 안에서 검색' })
    await expect(field).toBeVisible()
    await faultsAtDoubleText(page)
    expect((await field.boundingBox())?.width).toBeGreaterThanOrEqual(144)
  })

  for (const [text, columns] of [
    ['usual text', 2],
    ['text at 200 %', 1],
  ] as const) {
    test(`regression: at 360 px, names of filters were torn into syllables: ${text}`, async ({
      page,
      sites,
    }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto(sites.mobile + graphicsCards)
      await hydrated(page)
      if (columns === 1) await faultsAtDoubleText(page)
      const { filters, sheet } = mobileListPage(page)
      await filters.click()
      const boxes = sheet.getByRole('group', { name: '구매 조건' }).getByRole('checkbox')
      await expect(boxes.first()).toBeVisible()
      const lefts = await boxes.evaluateAll(all => all.map(box => box.getBoundingClientRect().left))
      expect(new Set(lefts).size).toBe(columns)
    })
  }

  test('regression: with text at 200 %, ranges of prices ran off the filter sheet, and a price did not fit its field', async ({
    page,
    sites,
  }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    await faultsAtDoubleText(page)
    const { filters, sheet } = mobileListPage(page)
    await filters.click()
    const field = sheet.getByRole('textbox', { name: '최소 가격' })
    await field.fill('1500000')
    const excess = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth
    expect(await field.evaluate(excess)).toBe(0)
    await expect(sheet.getByRole('button', { name: /^100만원/ })).toBeVisible()
    expect(await sheet.locator('form').evaluate(excess)).toBe(0)
  })

  test('regression: the filter sheet itself scrolled, so that its title and its button went away', async ({
    page,
    sites,
  }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    const { filters, sheet } = mobileListPage(page)
    await filters.click()
    await expect(sheet.getByRole('button', { name: /^출시 연도/ })).toBeAttached()
    expect(await sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  })

  test('regression: with text at 200 %, a section’s title stopped below the header', async ({
    page,
    sites,
  }) => {
    await page.goto(`${sites.mobile}/item/1012541`)
    await hydrated(page)
    await faultsAtDoubleText(page)
    const [header, title] = [page.getByRole('banner'), page.getByRole('heading', { name: '몰별 가격' })]
    await page.locator('main a[href="#offers"]').first().dispatchEvent('click')
    await expect(title).toBeInViewport()
    // The header is hidden after scrolling down, and shown again by the smallest movement up.
    const height = await header.evaluate(bar => bar.getBoundingClientRect().height)
    const top = await title.evaluate(heading => heading.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(height)
  })
})
