import { expectAccessible } from './accessibility.ts'
import { hydrated } from './list-page.ts'
import { expect, test } from './sites.ts'
import { lostRequest } from './test.ts'

/** A processor and a mainboard of the mock. */
const build = '/estimate?e=1.1000994.1005089'

for (const site of ['desktop', 'mobile'] as const) {
  test.describe(`the cheapest way to buy an estimate on the ${site} site`, () => {
    if (site === 'mobile') test.use({ viewport: { width: 390, height: 844 } })

    test('is found in a worker once it is asked for, and a lost line does not end it', async ({
      page,
      sites,
      allowErrors,
    }) => {
      allowErrors(lostRequest)
      const query = site === 'mobile' ? '&view=mobile' : ''
      await page.goto(sites[site] + build + query)
      await hydrated(page)
      await page.route('**/malls/**', route => route.abort())
      const plan = page.getByRole('region', { name: '가장 싸게 사는 방법' })
      await plan.getByRole('button', { name: '찾아보기' }).click()
      await expect(plan.getByText('가장 싸게 사는 방법을 찾지 못했어요')).toBeVisible()
      await page.unroute('**/malls/**')
      const worker = page.waitForEvent('worker')
      await plan.getByRole('button', { name: '다시 시도' }).click()
      expect((await worker).url()).toContain('/assets/')
      await expect(plan.getByRole('radio', { name: /가장 저렴/ })).toBeChecked()
      await expectAccessible(page)
      await plan.getByRole('radio', { name: /^몰 1곳에서/ }).check()
      const orders = plan.getByRole('list', { name: '몰 1곳에서 살 때의 주문' })
      await expect(orders.getByRole('link').first()).toHaveAttribute('href', /^\/link\//)
    })
  })
}
