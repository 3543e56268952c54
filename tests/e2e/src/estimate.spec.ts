import { expectAccessible, openDialog } from './accessibility.ts'
import { estimatePage, misfits, partsOf, sumOfOrders, waysToBuy } from './estimate-page.ts'
import { hydrated } from './page-life.ts'
import { expect, test } from './sites.ts'
import { lostRequest } from './test.ts'

for (const [site, viewport] of [
  ['desktop', { width: 1280, height: 900 }],
  ['mobile', { width: 390, height: 844 }],
] as const) {
  test.describe(`the ${site} estimate`, () => {
    test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] })

    test('is built from an empty sheet, broken, fixed, planned, shared, reopened and printed', async ({
      page,
      sites,
      openContext,
      allowErrors,
    }) => {
      test.setTimeout(90_000)
      allowErrors(lostRequest)
      const { cpu, board } = await misfits(sites.mock.secondUrl)
      const { sheet, picker, pick, row, counts, findings, totals, plan, share, suggestions, saved } =
        estimatePage(page)
      await page.goto(`${sites[site]}/estimate`)
      await hydrated(page)
      const entries = await page.evaluate(() => history.length)

      await sheet.getByRole('button', { name: '게임' }).click()
      await expect(sheet.getByRole('button', { name: /이 구성으로 시작$/ }).first()).toBeVisible()
      await expectAccessible(page)

      // Back leaves the picker; a double press chooses once.
      await sheet.getByRole('button', { name: 'CPU 고르기' }).click()
      await expect(picker.getByRole('listitem').first()).toBeVisible()
      if (site === 'mobile') await picker.getByRole('button', { name: '사양' }).click()
      await expect(picker.getByRole('group', { name: '소켓' })).toBeVisible()
      await expectAccessible(page, openDialog)
      await page.goBack()
      await expect(picker).toHaveCount(0)
      await sheet.getByRole('button', { name: 'CPU 고르기' }).click()
      await picker.getByRole('button', { name: `${cpu.name} 담기`, exact: true }).dblclick()
      await expect(row('CPU').getByRole('textbox', { name: `${cpu.name} 수량` })).toHaveValue('1')
      await expect(page).toHaveURL(`${sites[site]}/estimate?e=1.${cpu.part_id}`)

      await pick('메인보드', board.name)
      await expect(row('메인보드').getByRole('link', { name: board.name, exact: true })).toBeFocused()
      await expect(counts).toContainText(/문제 \d/)
      await expect(row('CPU')).toContainText('문제')
      // Layers have an entry of their own, which is the next layer's again; changes add none.
      expect(await page.evaluate(() => history.length)).toBe(entries + 1)

      const fix = findings.getByRole('listitem').filter({ hasText: '≠' }).getByRole('button')
      await expect(fix).toHaveText(/[+−]?[\d,]+원$/)
      await fix.click()
      await expect(findings).not.toContainText('≠')
      await sheet.getByRole('button', { name: '되돌리기' }).click()
      await expect(findings).toContainText('≠')
      await sheet.getByRole('button', { name: '다시 하기' }).click()
      await expect(findings).not.toContainText('≠')
      await expect(page).not.toHaveURL(new RegExp(`${cpu.part_id}\\.${board.part_id}$`))

      // A lost connection does not end the search for the cheapest way, which runs in a worker.
      await page.route('**/malls/**', route => route.abort())
      await plan.getByRole('button', { name: '싸게 사는 방법 찾기' }).click()
      await expect(plan.getByText('가장 싸게 사는 방법을 찾지 못했어요')).toBeVisible()
      await page.unroute('**/malls/**')
      const worker = page.waitForEvent('worker')
      await plan.getByRole('button', { name: '다시 시도' }).click()
      expect((await worker).url()).toContain('/assets/')
      await expect(plan.getByRole('radio', { name: /가장 저렴/ })).toBeChecked()
      await plan.getByRole('radio', { name: /^몰 1곳에서/ }).check()
      const orders = plan.getByRole('list', { name: '몰 1곳에서 살 때의 주문' })
      await expect(orders.getByRole('link').first()).toHaveAttribute('href', /^\/link\//)
      // A way costs the sum of its orders, and shows its saving over the one with fewer malls.
      const ways = await waysToBuy(plan)
      expect(await sumOfOrders(orders)).toBe(ways[0]?.total)
      expect(ways.length).toBeGreaterThan(1)
      for (const [place, { total, saving }] of ways.entries()) {
        expect(saving).toBe(place === 0 ? 0 : (ways[place - 1]?.total ?? 0) - total)
      }
      expect(ways[1]?.saving).toBeGreaterThan(0)

      await suggestions.getByRole('button', { name: '더 싼 부품 찾기' }).click()
      await expect(suggestions.getByRole('status')).toContainText(/바꾸면 가격이 내려가는|찾지 못했어요/)
      await saved.getByRole('textbox').fill('거실')
      await saved.getByRole('button', { name: '저장' }).click()
      await expect(saved.getByRole('link', { name: '거실' })).toBeVisible()

      await share.getByRole('button', { name: '글로 복사' }).click()
      await expect(share.getByRole('status')).toContainText('복사했어요')
      const sent = page.url()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(sent)
      await expectAccessible(page)
      const total = (await totals.textContent()) ?? ''

      const context = await openContext({ viewport, javaScriptEnabled: false })
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
      await page.emulateMedia({ media: null })

      const [assembly] = await partsOf(sites.mock.secondUrl, 'assembly')
      await page.goto(`${sites[site]}/estimate?e=1.${assembly?.part_id}`)
      await hydrated(page)
      await sheet.getByRole('button', { name: '방문 설치' }).click()
      await picker.getByRole('button', { name: /담기$/ }).first().click()
      await expect(page.getByRole('dialog', { name: '서비스는 하나만 담을 수 있어요' })).toBeVisible()
      await expectAccessible(page, openDialog)
    })
  })
}
