import { holdAnswers } from './hold-answers.ts'
import { itemPage, itemsOf } from './item-page.ts'
import { graphicsCards } from './list-page.ts'
import { hydrated, settled } from './page-life.ts'
import { shiftSoFar } from './shift-so-far.ts'
import { expect, type Sites, test } from './sites.ts'

/** Graphics cards. */
const category = '111213'

async function someItem(sites: Sites): Promise<string> {
  const [itemId = ''] = await itemsOf(sites, category, ({ mall_count }) => mall_count >= 50)
  return itemId
}

for (const site of ['desktop', 'mobile'] as const) {
  test.describe(`a visit to a product on the ${site} site`, () => {
    if (site === 'mobile') test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('Back closes layers, and a reload keeps them open, except 내 결제조건', async ({ page, sites }) => {
      const itemId = await someItem(sites)
      const address = `${sites[site]}/item/${itemId}`
      await page.goto(address)
      await hydrated(page)
      const report = page.getByRole('dialog', { name: '신고하기' })
      await page.getByRole('button', { name: '신고', exact: true }).click()
      await expect(report).toBeVisible()
      await page.reload()
      await expect(report).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL(address)
      const { terms } = itemPage(page)
      await page.getByRole('button', { name: '바꾸기', exact: true }).click()
      await expect(terms).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL(address)
      await page.getByRole('button', { name: '바꾸기', exact: true }).click()
      await expect(terms).toBeVisible()
      await page.reload()
      await hydrated(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('button', { name: '공유', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('button', { name: '공유', exact: true })).toBeFocused()
    })

    test('regression: product and offers moved what a shopper saw who waited at the offers', async ({
      page,
      sites,
    }) => {
      await page.goto(sites[site] + graphicsCards)
      await settled(page)
      const product = await holdAnswers(page, /\/items\/\d+(\?|$)/)
      const malls = await holdAnswers(page, '**/malls/**')
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click()
      const { offers, rows } = itemPage(page)
      await expect(offers).toBeAttached()
      await offers.evaluate(section => section.scrollIntoView())
      const waiting = page.locator('article [aria-busy="true"]')
      await expect(waiting.first()).toBeAttached()
      const before = await page.evaluate(shiftSoFar)
      product.release()
      await expect(waiting).toHaveCount(0)
      await page.evaluate(shiftSoFar)
      malls.release()
      await expect(rows.first()).toBeInViewport()
      expect((await page.evaluate(shiftSoFar)) - before).toBeLessThan(0.01)
    })

    test('regression: a product that failed late moved a shopper who waited at the offers', async ({
      page,
      sites,
      allowErrors,
    }) => {
      allowErrors(/Failed to load resource/)
      await page.goto(sites[site] + graphicsCards)
      await settled(page)
      await sites.misbehave({ getProduct: { delay: 2500, status: 500 }, getMalls: { delay: 9000 } })
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click()
      const { offers } = itemPage(page)
      await expect(offers).toBeAttached()
      await offers.evaluate(section => section.scrollIntoView())
      const top = async () => Math.round((await offers.boundingBox())?.y ?? Number.NaN)
      const before = await top()
      await expect(page.getByRole('alert')).toBeAttached({ timeout: 10_000 })
      await page.evaluate(shiftSoFar)
      expect(await top()).toBe(before)
    })
  })
}

test('regression: variants of a product that two malls sell moved up when the malls had come', async ({
  page,
  sites,
}) => {
  const malls = await holdAnswers(page, '**/malls/**')
  await page.goto(`${sites.desktop}/search?keyword=gigabyte+5070+ti+eagle+sff`)
  await hydrated(page)
  await page.locator('main a[href="/item/1013986"]').first().click()
  const variants = page.getByRole('heading', { name: /^다른 구성/ })
  await expect(variants).toBeVisible()
  const before = await variants.boundingBox()
  malls.release()
  await expect(page.getByRole('heading', { name: '가격이 낮은 몰' })).toBeVisible()
  expect(await variants.boundingBox()).toEqual(before)
})

test('regression: a single picture lay between two bands, and what stands below it moved up when it had come', async ({
  page,
  sites,
}) => {
  await page.goto(`${sites.desktop}/item/1014560`)
  const { gallery } = itemPage(page)
  await expect(gallery.getByRole('list')).toHaveCount(0)
  const box = await gallery.boundingBox()
  // A waiting gallery keeps the line of the thumbnails: 60 px, and a gap.
  expect((box?.height ?? 0) - (box?.width ?? 0)).toBeCloseTo(68)
  expect(await gallery.getByRole('img').boundingBox()).toMatchObject({ y: box?.y, height: box?.width })
})

test('pictures can be turned by keyboard, and a video plays over the page', async ({ page, sites }) => {
  const withVideo = await itemsOf(sites, category, ({ mall_count }) => mall_count > 0)
  const itemId = withVideo.find(id => Number(id) % 3 === 0) ?? ''
  await page.goto(`${sites.desktop}/item/${itemId}`)
  await hydrated(page)
  const { gallery } = itemPage(page)
  const pictures = gallery.getByRole('list').getByRole('button')
  const count = await pictures.count()
  await pictures.first().focus()
  for (let turn = 1; turn < count; turn += 1) await page.keyboard.press('ArrowRight')
  await expect(pictures.last()).toHaveAttribute('aria-current', 'true')
  await gallery.getByRole('button', { name: '동영상 보기' }).click()
  await expect(page.getByRole('dialog', { name: '동영상' }).locator('video')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(pictures.last()).toHaveAttribute('aria-current', 'true')
})

test.describe('on the phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the lowest true price stays in sight in every order of the malls', async ({ page, sites }) => {
    const itemId = await someItem(sites)
    await page.goto(`${sites.mobile}/item/${itemId}`)
    await hydrated(page)
    const bar = page.getByRole('complementary', { name: '가장 낮은 가격' })
    // Away while the price block's own button is on screen.
    await itemPage(page).rows.last().scrollIntoViewIfNeeded()
    await expect(bar).toBeInViewport()
    const price = await bar.getByText(/[\d,]+원$/).innerText()
    await page.getByRole('link', { name: '배송비 포함가순', exact: true }).click()
    await expect(page).toHaveURL(/tab=delivery/)
    await expect(bar).toContainText(price)
    await expect(bar.getByRole('link', { name: / 사러 가기,/ })).toHaveAttribute('href', /^\/link\//)
  })

  test('pictures can be swiped', async ({ page, sites }) => {
    const [itemId = ''] = (await itemsOf(sites, category, ({ mall_count }) => mall_count > 0)).filter(
      id => Number(id) % 3 === 0,
    )
    await page.goto(`${sites.mobile}/item/${itemId}`)
    await hydrated(page)
    const { gallery } = itemPage(page)
    const picture = gallery.getByRole('img').first()
    const box = await picture.boundingBox()
    if (!box) throw new Error('the picture is not on the page')
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + box.width * 0.7, y)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.3, y, { steps: 5 })
    await page.mouse.up()
    await expect(gallery.getByRole('list').getByRole('button').nth(1)).toHaveAttribute('aria-current', 'true')
  })
})

test('regression: Back from a product that was reloaded lost the place on the page before', async ({
  page,
  sites,
}) => {
  await page.goto(`${sites.desktop}/item/1012541`)
  await settled(page)
  const related = page.getByRole('region', { name: '관련 상품' }).getByRole('link').last()
  await related.scrollIntoViewIfNeeded()
  const before = await related.boundingBox()
  await related.click()
  await expect(page).not.toHaveURL(/1012541/)
  await settled(page)
  await page.reload()
  await settled(page)
  await page.goBack()
  // What comes late above it may be some lines higher than before.
  await expect
    .poll(async () => Math.abs(((await related.boundingBox())?.y ?? Number.NaN) - (before?.y ?? 0)))
    .toBeLessThan(100)
})
