import { expectAccessible } from './accessibility.ts'
import { boxOf } from './box-of.ts'
import { compareAddress, comparePage, itemsToCompare } from './compare-page.ts'
import { graphicsCards } from './list-page.ts'
import { watchEnded } from './page-checks.ts'
import { hydrated } from './page-life.ts'
import { expect, test } from './sites.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('"modal on mobile": the tray opens the comparison, Back closes it, and it links to its own address', async ({
  page,
  sites,
}) => {
  const { one, two } = await itemsToCompare(sites.mock.mainUrl)
  await page.goto(sites.mobile + graphicsCards)
  await hydrated(page)
  const button = (name: string) => page.getByRole('button', { name: `${name} 비교`, exact: true })
  for (const { name } of [one, two]) await button(name).click()
  const address = page.url()
  const { tray, names } = comparePage(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Longer than the browser puts shifts down to a press: the products must not push down what is there.
  await sites.misbehave({ getProduct: { delay: 600 } })
  const watched = page.waitForEvent('console', message => message.text() === watchEnded)
  await tray.getByRole('button', { name: '비교 2' }).click()
  const layer = page.getByRole('dialog', { name: '상품 비교' })
  await expect(layer).toBeVisible()
  await expect(names).toHaveText([one.name, two.name])
  await expect(layer.getByRole('link', { name: '견적에 담기' })).toBeVisible()
  await watched
  await sites.misbehave({})
  expect(page.url()).toBe(address)
  await expectAccessible(page)
  await page.goBack()
  await expect(layer).toHaveCount(0)
  expect(page.url()).toBe(address)
  await expect(tray.getByRole('button', { name: '비교 2' })).toBeFocused()
  await expect(button(two.name)).toHaveAttribute('aria-pressed', 'true')
  await tray.getByRole('button', { name: '비교 2' }).click()
  await page.getByRole('link', { name: '링크로 열기' }).click()
  await expect(page).toHaveURL(sites.mobile + compareAddress(one, two))
  await expect(names).toHaveText([one.name, two.name])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('regression: the second tap of a double tap on 견적에 담기 opened the product below it', async ({
  page,
  sites,
}) => {
  const { one } = await itemsToCompare(sites.mock.mainUrl)
  await page.goto(sites.mobile + graphicsCards)
  await hydrated(page)
  await page.getByRole('button', { name: `${one.name} 비교`, exact: true }).click()
  await page.getByRole('link', { name: '견적에 담기 1' }).dblclick()
  await expect(page.getByRole('heading', { name: 'PC 견적', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/estimate\?/)
})

test('a pill and the price are at the bottom while the button of the price block is off screen', async ({
  page,
  sites,
}) => {
  const { one } = await itemsToCompare(sites.mock.mainUrl)
  await page.goto(`${sites.mobile}/item/${one.item_id}`)
  await comparePage(page).box.check()
  await expect(comparePage(page).tray).toBeVisible()
  const price = page.getByRole('complementary', { name: '가장 낮은 가격' })
  const bar = page.getByRole('navigation', { name: '주요 메뉴' })
  await page.getByRole('article').getByRole('link', { name: /새 창/ }).scrollIntoViewIfNeeded()
  await expect(price).toBeHidden()
  // Their length is not known before they have come.
  await page.getByRole('heading', { name: '리뷰', exact: true }).scrollIntoViewIfNeeded()
  await expect(page.locator('#reviews li').first()).toBeVisible()
  await page.getByRole('heading', { name: '관련 상품' }).scrollIntoViewIfNeeded()
  // The browser may place it between two pixels.
  await expect(price).toBeInViewport({ ratio: 0.99 })
  await expect(bar).not.toBeInViewport()
  await page.mouse.wheel(0, -200)
  await expect(bar).toBeInViewport({ ratio: 1 })
  // They glide to their places.
  await expect(async () => {
    const pill = await boxOf(comparePage(page).tray.getByRole('button'))
    const { y, bottom } = await boxOf(price)
    expect(pill.bottom).toBeLessThanOrEqual(y)
    expect(bottom).toBeLessThanOrEqual((await boxOf(bar)).y + 1)
  }).toPass({ timeout: 10_000 })
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(bar, '"the navigation hides … in landscape"').not.toBeInViewport()

  await test.step('regression: at the end of the page, a gap stood above the navigation', async () => {
    await page.mouse.wheel(0, 50)
    await expect(page.locator('html')).toHaveAttribute('data-scrolled-down')
    const footer = await page.getByRole('contentinfo').elementHandle()
    const gap = () =>
      bar.evaluate(
        (element, above) =>
          element.getBoundingClientRect().top - (above?.getBoundingClientRect().bottom ?? Number.NaN),
        footer,
      )
    await expect(async () => expect(await gap()).toBeCloseTo(0, 0)).toPass({ timeout: 10_000 })
  })
})
