import { expectAccessible } from './accessibility.ts'
import { estimatePage, misfits } from './estimate-page.ts'
import { hydrated } from './list-page.ts'
import { expect, test } from './sites.ts'
import { lostRequest } from './test.ts'

for (const [site, viewport] of [
  ['desktop', { width: 1280, height: 900 }],
  ['mobile', { width: 390, height: 844 }],
] as const) {
  test.describe(`the ${site} estimate`, () => {
    test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] })

    test('is put together from an empty sheet, broken, fixed, bought, sent, reopened and printed', async ({
      page,
      sites,
      browser,
      allowErrors,
    }) => {
      test.setTimeout(90_000)
      allowErrors(lostRequest)
      const { cpu, board } = await misfits(sites.mock.secondUrl)
      const { sheet, picker, pick, row, counts, findings, totals, plan, share } = estimatePage(page)
      await page.goto(`${sites[site]}/estimate`)
      await hydrated(page)
      const entries = await page.evaluate(() => history.length)

      // Back leaves the picker; a double press chooses once.
      await sheet.getByRole('button', { name: 'CPU 고르기' }).click()
      await expect(picker.getByRole('listitem').first()).toBeVisible()
      await expectAccessible(page)
      await page.goBack()
      await expect(picker).toHaveCount(0)
      await sheet.getByRole('button', { name: 'CPU 고르기' }).click()
      await picker.getByRole('button', { name: `${cpu.name} 담기`, exact: true }).dblclick()
      await expect(row('CPU').getByRole('textbox', { name: `${cpu.name} 수량` })).toHaveValue('1')
      await expect(page).toHaveURL(`${sites[site]}/estimate?e=1.${cpu.part_id}`)

      await pick('메인보드', board.name)
      await expect(row('메인보드').getByRole('link', { name: board.name })).toBeFocused()
      await expect(counts).toContainText(/문제 \d/)
      await expect(row('CPU')).toContainText('문제')
      await expectAccessible(page)
      // Layers have an entry of their own, which is the next layer's again; changes add none.
      expect(await page.evaluate(() => history.length)).toBe(entries + 1)

      const fix = findings.getByRole('listitem').filter({ hasText: '≠' }).getByRole('button')
      await expect(fix).toHaveText(/[+−]?[\d,]+원$/)
      await fix.click()
      await expect(findings).not.toContainText('≠')
      await expect(page).not.toHaveURL(new RegExp(`${cpu.part_id}\\.${board.part_id}$`))

      // A lost connection ends no search for the cheapest way, which a worker makes.
      await page.route('**/malls/**', route => route.abort())
      await plan.getByRole('button', { name: '찾아보기' }).click()
      await expect(plan.getByText('가장 싸게 사는 방법을 찾지 못했어요')).toBeVisible()
      await page.unroute('**/malls/**')
      const worker = page.waitForEvent('worker')
      await plan.getByRole('button', { name: '다시 시도' }).click()
      expect((await worker).url()).toContain('/assets/')
      await expect(plan.getByRole('radio', { name: /가장 저렴/ })).toBeChecked()
      await plan.getByRole('radio', { name: /^몰 1곳에서/ }).check()
      const orders = plan.getByRole('list', { name: '몰 1곳에서 살 때의 주문' })
      await expect(orders.getByRole('link').first()).toHaveAttribute('href', /^\/link\//)

      await share.getByRole('button', { name: '글로 복사' }).click()
      await expect(share.getByRole('status')).toContainText('복사했어요')
      const sent = page.url()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(sent)
      await expectAccessible(page)
      const total = (await totals.textContent()) ?? ''

      const context = await browser.newContext({ viewport, javaScriptEnabled: false })
      await context.addCookies([{ name: 'view', value: 'mobile', url: sites.mobile }])
      const other = await context.newPage()
      await other.goto(sent)
      await expect(estimatePage(other).totals).toHaveText(total)
      await context.close()

      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { name: 'PC 견적서' })).toBeVisible()
      await expect(page.getByText(sent, { exact: true })).toBeVisible()
      await expect(share).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
    })
  })
}
