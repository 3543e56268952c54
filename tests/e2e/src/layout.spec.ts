import { boxOf } from './box-of.ts'
import { compareAddress, itemsToCompare } from './compare-page.ts'
import { faultsAtDoubleText, layoutFaults, setTextSize } from './layout-faults.ts'
import { graphicsCards } from './list-page.ts'
import { hydrated } from './page-life.ts'
import { expect, type Sites, test } from './sites.ts'
import { statePersonalTerms } from './state-personal-terms.ts'

const widths = { desktop: [768, 1280, 1920], mobile: [360, 390, 430, 768] } as const

const pages: readonly ((sites: Sites) => string | Promise<string>)[] = [
  () => '/',
  () => graphicsCards,
  async ({ mock }) => `/item/${(await itemsToCompare(mock.mainUrl)).one.item_id}`,
  async ({ mock }) => {
    const { one, two, three } = await itemsToCompare(mock.mainUrl)
    return compareAddress(one, two, three)
  },
]

/** Where prices have least room: beside a list's filters, in a narrow window, on a narrow phone. */
const statedWidths = { desktop: [640, 1280], mobile: [360] } as const

for (const site of ['desktop', 'mobile'] as const) {
  test(`with stated terms, prices and what they include fit their places on the ${site} site`, async ({
    page,
    sites,
  }) => {
    test.slow()
    await statePersonalTerms(page)
    for (const addressOf of pages) {
      const address = await addressOf(sites)
      await page.goto(sites[site] + address)
      await expect(
        page.locator('main').getByText('내 결제가').filter({ visible: true }).first(),
      ).toBeVisible()
      for (const width of statedWidths[site]) {
        await page.setViewportSize({ width, height: 900 })
        // What is pressed grows for fingers only, and this browser has a mouse.
        const faults = await layoutFaults(page, { isPhone: false })
        expect.soft(faults, `${address}, ${width} px wide`).toEqual([])
      }
    }
  })

  test(`prices a thousand times as high fit their places on the ${site} site`, async ({ page, sites }) => {
    test.slow()
    await sites.play('big-prices')
    for (const addressOf of pages) {
      const address = await addressOf(sites)
      await page.goto(sites[site] + address)
      await hydrated(page)
      for (const width of widths[site]) {
        await page.setViewportSize({ width, height: 900 })
        const faults = await layoutFaults(page, { isPhone: site === 'mobile' })
        expect.soft(faults, `${address}, ${width} px wide`).toEqual([])
      }
    }
  })
}

test('regression: the last department of the menu wrapped in common windows', async ({ page, sites }) => {
  await page.goto(sites.desktop)
  const links = page.getByRole('navigation', { name: '주요 카테고리' }).getByRole('link')
  for (const width of [1280, 1366, 1536, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await links.evaluateAll(all => all.map(link => link.getBoundingClientRect().top))
    expect(new Set(tops).size, `${width} px wide`).toBe(1)
  }
})

test('regression: three lines of departments made the header of a narrow window 140 px high', async ({
  page,
  sites,
}) => {
  await page.setViewportSize({ width: 700, height: 900 })
  await page.goto(sites.desktop)
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(110)
  await expect(page.getByRole('button', { name: '전체 카테고리' })).toBeVisible()
})

test('regression: on the home page, 내 결제가 of more than a million won took two lines', async ({
  page,
  sites,
}) => {
  await statePersonalTerms(page)
  await page.goto(sites.desktop)
  const price = page
    .getByRole('region', { name: /추천$/ })
    .getByText(/^내 결제가 [\d,]{9,}원/)
    .first()
  await expect(price).toBeVisible()
  for (const width of [1180, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await price.evaluate(({ firstChild }) => {
      const range = document.createRange()
      if (firstChild) range.selectNode(firstChild)
      return range.getClientRects().length
    })
    expect(lines, `${width} px wide`).toBe(1)
  }
})

test('regression: the last tab of the offers was cut off in a window of 1024 px', async ({ page, sites }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto(`${sites.desktop}/item/1012541`)
  const tabs = page.getByRole('navigation', { name: '가격 기준' })
  expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('regression: in a narrow window, a filter reached by keyboard lay below the button of the filters', async ({
  page,
  sites,
}) => {
  await page.setViewportSize({ width: 640, height: 450 })
  await page.goto(sites.desktop + graphicsCards)
  await hydrated(page)
  await page.getByRole('button', { name: '필터' }).click()
  const choices = page.locator('#filters').getByRole('checkbox')
  const close = page.getByRole('button', { name: '상품 보기' })
  await choices.first().focus()
  for (let step = 1; step < 11; step += 1) {
    await page.keyboard.press('Tab')
    const choice = choices.nth(step)
    await expect(choice).toBeFocused()
    expect((await boxOf(choice)).bottom).toBeLessThanOrEqual((await boxOf(close)).y)
  }
})

test('regression: with text at 200 %, variants lost their names and links to malls ran off the page', async ({
  page,
  sites,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(sites.desktop + graphicsCards)
  await faultsAtDoubleText(page)
  const name = page.locator('main a[title="벌크"] > span').first()
  const cut = await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(cut).toBe(0)
  await statePersonalTerms(page)
  await page.goto(`${sites.desktop}/item/1012541#offers`)
  await expect(page.getByRole('columnheader', { name: '내 결제가' })).toBeVisible()
  const faults = await faultsAtDoubleText(page)
  expect(faults.filter(fault => fault.includes('too wide'))).toEqual([])
})

test('regression: in a list, a variant’s name was cut off before its 해외구매', async ({ page, sites }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${sites.desktop}/search?keyword=해외구매`)
  const names = page.locator('main a[title*=" 해외구매"] > span')
  await expect(names).not.toHaveCount(0)
  const cut = await names.evaluateAll(all => all.filter(name => name.scrollWidth > name.clientWidth).length)
  expect(cut).toBe(0)
})

test('regression: with text at 200 %, prices lay across names, and categories across each other', async ({
  page,
  sites,
  allowErrors,
}) => {
  // Larger text moves everything.
  allowErrors(/^\[shift\]/)
  await page.setViewportSize({ width: 1280, height: 900 })
  await statePersonalTerms(page)
  for (const address of ['/', graphicsCards, '/search?keyword=rtx']) {
    await page.goto(sites.desktop + address)
    await expect(page.locator('main').getByText('내 결제가 ').filter({ visible: true }).first()).toBeVisible()
    expect.soft(await faultsAtDoubleText(page), address).toEqual([])
  }
})

test('regression: with text at 200 %, prices beside a list began left of their names', async ({
  page,
  sites,
  allowErrors,
}) => {
  // Larger text moves everything.
  allowErrors(/^\[shift\]/)
  await page.goto(sites.desktop + graphicsCards)
  const picked = page.getByRole('complementary').locator('li').filter({ hasText: '원' })
  await expect(picked).not.toHaveCount(0)
  await setTextSize(page, '150%')
  const indents = await picked.evaluateAll(items =>
    items.map(item => {
      const name = item.querySelector('a')?.getBoundingClientRect()
      const price = document.createRange()
      price.selectNodeContents(item.querySelector('p') ?? item)
      return price.getBoundingClientRect().left - (name?.left ?? Number.NaN)
    }),
  )
  expect(Math.min(...indents)).toBeGreaterThanOrEqual(0)
})

for (const width of [360, 390]) {
  test(`regression: offers with an unknown part of their price were three lines high on a phone of ${width} px`, async ({
    page,
    sites,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await statePersonalTerms(page)
    await page.goto(`${sites.mobile}/item/1012686`)
    await hydrated(page)
    await page.getByRole('button', { name: /^나머지 몰/ }).click()
    await expect(page.locator('#offers').getByText('+ 제주 추가 배송비 확인 필요').first()).toBeVisible()
    const faults = await layoutFaults(page, { isPhone: true })
    expect(faults.filter(fault => fault.includes('offer'))).toEqual([])
  })
}

test('regression: with stated terms, the prices of a list began at different places', async ({
  page,
  sites,
}) => {
  await statePersonalTerms(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(sites.mobile + graphicsCards)
  await expect(page.locator('[data-price]:has(> [data-basis])')).not.toHaveCount(0)
  // Rows out of view are not laid out.
  const lefts = await page
    .locator('[data-price]:has(> [data-basis]) > :nth-child(2)')
    .evaluateAll(prices =>
      prices
        .filter(price => price.checkVisibility({ contentVisibilityAuto: true }))
        .map(price => price.getBoundingClientRect().left),
    )
  expect(new Set(lefts).size).toBe(1)
})
