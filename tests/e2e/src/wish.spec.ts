import type { Page } from '@playwright/test'
import { expectAccessible, openDialog } from './accessibility.ts'
import { graphicsCards, rowsOn } from './list-page.ts'
import { hydrated } from './page-life.ts'
import { expect, test } from './sites.ts'

const hearts = (page: Page) => rowsOn(page).getByRole('button', { name: /찜$/ })
const saved = (page: Page) => page.getByRole('main').getByRole('button', { name: /찜$/, pressed: true })

/** Logs in a member of the mock whose wishes no other test changes. */
const login = (page: Page, url: string) =>
  page.context().addCookies([{ name: 'auth_token', value: 'jeoul-mock-token-1', url }])

test('regression: of an empty wish list, the line about a login began at the left', async ({
  page,
  sites,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${sites.mobile}/wish?view=mobile`)
  await expect(page.getByText('로그인하면 어느 기기에서나')).toHaveCSS('text-align', 'center')
})

for (const site of ['desktop', 'mobile'] as const) {
  test.describe(`wishes on the ${site} site`, () => {
    if (site === 'mobile') test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('are stored without a login, shared by address, and merged after one', async ({
      page,
      sites,
      openContext,
    }) => {
      await page.goto(sites[site] + graphicsCards)
      await hydrated(page)
      for (const place of [0, 1]) {
        await hearts(page).nth(place).click()
        await expect(page.getByText('찜한 상품에 담았어요')).toBeVisible()
        await expect(hearts(page).nth(place)).toHaveAttribute('aria-pressed', 'true')
      }
      await page.goto(`${sites[site]}/wish`)
      await expect(saved(page)).toHaveCount(2)
      await expectAccessible(page)

      // A removal can be undone. The focus stays in the list, on what is beside the removed product.
      await saved(page).first().press('Enter')
      await expect(saved(page)).toHaveCount(1)
      await expect(page.getByRole('main').getByRole('listitem').locator(':focus')).toHaveCount(1)
      await page.getByRole('button', { name: '되돌리기' }).click()
      await expect(saved(page)).toHaveCount(2)

      // Somebody else opens the address.
      await page.getByRole('button', { name: '공유' }).click()
      const address = await page.getByRole('dialog').getByRole('textbox').inputValue()
      await expectAccessible(page, openDialog)
      await page.goBack()
      const other = await openContext({ baseURL: sites[site] })
      await other.addCookies([{ name: 'view', value: 'mobile', url: sites.mobile }])
      const reader = await other.newPage()
      await reader.goto(sites[site] + new URL(address).pathname + new URL(address).search)
      await hydrated(reader)
      await reader.getByRole('button', { name: '내 찜에 담기' }).click()
      await reader.getByRole('dialog').getByRole('textbox').fill('친구가 준 목록')
      await expectAccessible(reader, openDialog)
      await reader.getByRole('button', { name: '만들어 담기' }).click()
      await expect(reader.getByText('친구가 준 목록에 담았어요')).toBeVisible()
      await other.close()

      await login(page, sites[site])
      await page.reload()
      await page.getByRole('button', { name: '합치기' }).click()
      await expect(page.getByText('2개를 내 찜에 합쳤어요')).toBeVisible()
      await expect(saved(page)).toHaveCount(2)
      await expect(page.getByRole('button', { name: '합치기' })).toHaveCount(0)
      await page.reload()
      await hydrated(page)
      await expect(saved(page)).toHaveCount(2)

      // The other site's test merges the same products, and a member is not offered what they have already.
      for (const left of [1, 0]) {
        const removed = page.waitForResponse(/\/wish\/items\/\d+$/)
        await saved(page).first().click()
        await removed
        await expect(saved(page)).toHaveCount(left)
      }
    })
  })
}
