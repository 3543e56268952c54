import type { Locator, Page } from '@playwright/test'
import { expectAccessible, openDialog } from './accessibility.ts'
import { setTextSize } from './layout-faults.ts'
import { watchEnded } from './page-checks.ts'
import { hydrated } from './page-life.ts'
import { expect, test } from './sites.ts'

/** A graphics card with reviews, pictures and videos. */
const reviewed = '1012541'
/** A mainboard whose one review holds markup, marks of direction, emoji and very long words. */
const awkward = '1007338'

/** Puts two fingers on an element, one after the other, and spreads them to five times their distance. */
async function pinch(page: Page, element: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {}
  const touches = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: readonly number[]) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((place, id) => ({ id, x: x + width / 2 + place, y: y + height / 2 })),
    })
  await send('touchStart', -25)
  for (const place of [25, 50, 75, 100, 125]) {
    await send(place === 25 ? 'touchStart' : 'touchMove', -place, place)
  }
  await send('touchEnd')
}

for (const site of ['desktop', 'mobile'] as const) {
  test.describe(`reviews on the ${site} site`, () => {
    if (site === 'mobile') test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('regression: the reviews moved by 92 px and more when their summary came', async ({
      page,
      sites,
    }) => {
      await sites.misbehave({ getReviewInfo: { delay: 2000 } })
      await page.goto(`${sites[site]}/item/${reviewed}#reviews`)
      await hydrated(page)
      const section = page.locator('#reviews')
      await expect(section.getByRole('article').first()).toBeVisible()
      const place = () =>
        section.evaluate(node => {
          const list = node.querySelector('#review-list')
          return (list?.getBoundingClientRect().top ?? 0) - node.getBoundingClientRect().top
        })
      const before = await place()
      await expect(section.getByRole('button', { name: '리뷰 쓰기' })).toBeVisible()
      expect(Math.abs((await place()) - before)).toBeLessThan(4)
    })

    test('from the section of a product to the page of reviews, and through its pictures', async ({
      page,
      sites,
    }) => {
      await page.goto(`${sites[site]}/item/${reviewed}#reviews`)
      await hydrated(page)
      const section = page.getByRole('region', { name: '리뷰', exact: true })
      await section.scrollIntoViewIfNeeded()
      await expect(section.getByRole('article')).toHaveCount(5)
      // What is below the reviews stays out of view, however late and short the list is.
      await sites.misbehave({ getReviews: { delay: 700 } })
      const watched = page.waitForEvent('console', message => message.text() === watchEnded)
      const grade = section.getByRole('link', { name: /^4점 리뷰/ })
      await grade.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\?review_marks=4#reviews$/)
      await expect(grade).toHaveAttribute('aria-current', 'true')
      await watched
      await sites.misbehave({})
      await section.getByRole('link', { name: '리뷰 더 보기' }).click()
      await expect(page).toHaveURL(/\/reviews\/1012541\?marks=4$/)
      await page.getByRole('link', { name: '2', exact: true }).click()
      await expect(page).toHaveURL(/page=2/)
      await expect(page.getByRole('article')).toHaveCount(10)
      await expectAccessible(page)

      const photo = page.getByRole('button', { name: '사진 1 크게 보기' }).first()
      await photo.click()
      const viewer = page.getByRole('dialog')
      await expect(viewer.getByText(/^1 \/ /)).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(viewer.getByText(/^2 \/ /)).toBeVisible()
      if (site === 'mobile') {
        await pinch(page, viewer.getByAltText('구매자 사진'))
        await expect(viewer.getByRole('status')).toHaveText('400%')
        await expect(viewer.getByText(/^2 \/ /)).toBeVisible()
      }
      await expectAccessible(page, openDialog)
      await viewer.getByRole('button', { name: '모두 보기' }).click()
      await expect(viewer.getByRole('button', { name: '사진 9 크게 보기' })).toBeVisible()
      await expectAccessible(page, openDialog)
      await page.keyboard.press('Escape')
      await expect(viewer).toBeHidden()
      await expect(photo).toBeFocused()

      const report = page.getByRole('button', { name: '신고', exact: true }).first()
      await report.press('Enter')
      const reporting = page.getByRole('dialog', { name: '리뷰 신고' })
      await reporting.getByRole('radio').first().press('Space')
      await expectAccessible(page, openDialog)
      await page.keyboard.press('Enter')
      await expect(reporting).toContainText('신고를 보냈어요')
      await page.keyboard.press('Escape')
      await expect(report).toBeFocused()
    })

    test('user text of any length is plain text, and does not change the layout', async ({ page, sites }) => {
      await page.goto(`${sites[site]}/reviews/${awkward}`)
      await hydrated(page)
      const review = page.getByRole('article')
      await review.getByRole('button', { name: '더 보기' }).click()
      await expect(review.getByText('줄이 아주 많은 리뷰예요.').last()).toBeVisible()
      await expect(page).toHaveTitle(/상품 리뷰 \| 저울$/)
      await expect(review.locator('script, img, b:not(header b)')).toHaveCount(0)
      for (const link of await review.getByRole('link').all()) {
        await expect(link).toHaveAttribute('href', /^https?:/)
        await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener')
      }
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(await overflow()).toBeLessThanOrEqual(0)
      await expectAccessible(page)

      // Longer than the contract allows. The browser asks for the other order, and draws what it gets.
      await page.route(
        url => url.pathname.endsWith(`/items/${awkward}/reviews`),
        async route => {
          const answer = await route.fetch()
          const body = await answer.json()
          const [{ message }] = body.result.list
          body.result.list[0].message = message.repeat(5)
          expect(body.result.list[0].message).toHaveLength(10_000)
          await route.fulfill({ response: answer, json: body })
        },
      )
      await page.getByRole('link', { name: '최신순' }).click()
      const shown = async () => `${await review.textContent()}`.split('<script>').length - 1
      await expect.poll(shown).toBe(5)
      await expect(page).toHaveTitle(/상품 리뷰 \| 저울$/)
      await expect(review.locator('script, img, b:not(header b)')).toHaveCount(0)
      expect(await overflow()).toBeLessThanOrEqual(0)
    })
  })
}

test('a narrow phone shows every count of the grades at double text size, without scrolling sideways', async ({
  page,
  sites,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { mainUrl } = sites.mock
  const list = await (await fetch(`${mainUrl}/front/v3/items?cate_id=111213&sort=review&limit=1`)).json()
  await page.goto(`${sites.mobile}/reviews/${list.result.items[0].item_id}`)
  await hydrated(page)
  const grades = page.getByRole('list', { name: '별점별 리뷰' })
  const leftEdge = () => grades.evaluate(element => element.getBoundingClientRect().left)
  const beside = await leftEdge()
  await setTextSize(page, '200%')
  await expect.poll(leftEdge).toBeLessThan(beside)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

for (const site of ['desktop', 'mobile'] as const) {
  test(`regression: what stands below the reviews jumped by a screen when they came: ${site}`, async ({
    page,
    sites,
  }) => {
    if (site === 'mobile') await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${sites[site]}/item/1012541${site === 'mobile' ? '?view=mobile' : ''}`)
    await hydrated(page)
    const section = page.locator('#reviews')
    const heightNow = async () => (await section.boundingBox())?.height ?? 0
    const before = await heightNow()
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByRole('link', { name: '리뷰 더 보기' })).toBeVisible()
    const after = await heightNow()
    expect(Math.abs(after - before) / after).toBeLessThan(0.2)
  })
}
