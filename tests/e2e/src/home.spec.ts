import { graphicsCards, listPage } from './list-page.ts'
import { hydrated, stored } from './page-life.ts'
import { expect, test } from './sites.ts'

test('products seen last are remembered on the device, until they are forgotten', async ({ page, sites }) => {
  await page.goto(sites.desktop + graphicsCards)
  await hydrated(page)
  const name = await listPage(page).names.first().innerText()
  await listPage(page).names.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const [id = ''] = /\d+/.exec(new URL(page.url()).pathname) ?? []
  await stored(page, id)
  await page.goto(sites.desktop)
  const seen = page.getByRole('region', { name: '최근 본 상품' })
  await expect(seen.getByRole('listitem')).toHaveCount(1)
  await expect(seen.getByRole('link', { name })).toBeVisible()
  await page.reload()
  await expect(seen.getByRole('listitem')).toHaveCount(1)
  await seen.getByRole('button', { name: '모두 지우기' }).click()
  await expect(seen).toHaveCount(0)
})
