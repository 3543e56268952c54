import { expectAccessible } from './accessibility.ts'
import { partsOf } from './estimate-page.ts'
import { hydrated } from './list-page.ts'
import { expect, test } from './sites.ts'

for (const [site, viewport] of [
  ['desktop', { width: 1280, height: 900 }],
  ['mobile', { width: 390, height: 844 }],
] as const) {
  test.describe(`the ${site} estimate`, () => {
    test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] })

    test('is copied as text, seen beside another one, and printed alone', async ({ page, sites }) => {
      const [cpu, other] = await partsOf(sites.mock.secondUrl, 'cpu')
      if (!cpu || !other) throw new Error('the catalogue has too few processors')
      const address = `${sites[site]}/estimate?e=1.${cpu.part_id}`
      await page.goto(address)
      await hydrated(page)

      const share = page.getByRole('region', { name: '견적 보내기' })
      await share.getByRole('button', { name: '글로 복사' }).click()
      await expect(share.getByRole('status')).toContainText('복사했어요')
      const text = await page.evaluate(() => navigator.clipboard.readText())
      expect(text).toContain(cpu.name)
      expect(text).toContain(address)

      const both = page.getByRole('region', { name: '다른 견적과 나란히 보기' })
      await both.getByRole('textbox', { name: '견적 주소' }).fill(`?e=1.${other.part_id}`)
      await both.getByRole('button', { name: '나란히 보기' }).click()
      await expect(both.getByRole('row', { name: /CPU 다름/ })).toContainText(other.name)
      await expect(page).toHaveURL(`${address}&with=1.${other.part_id}`)
      await expectAccessible(page)

      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { name: 'PC 견적서' })).toBeVisible()
      await expect(page.getByText(address, { exact: true })).toBeVisible()
      await expect(share).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
    })
  })
}
