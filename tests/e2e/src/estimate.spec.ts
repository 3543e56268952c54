import { expectAccessible } from './accessibility.ts'
import { estimatePage, type Part, partsOf } from './estimate-page.ts'
import { hydrated } from './list-page.ts'
import { expect, test } from './sites.ts'

/** A processor, and a board that it does not fit. */
async function misfits(secondUrl: string): Promise<{ readonly cpu: Part; readonly board: Part }> {
  const [cpus, boards] = await Promise.all([partsOf(secondUrl, 'cpu'), partsOf(secondUrl, 'motherboard')])
  const [cpu] = cpus
  const board = boards.find(({ figures }) => figures.socket !== cpu?.figures.socket)
  if (!cpu || !board) throw new Error('the catalogue has no parts that do not fit')
  return { cpu, board }
}

for (const [site, viewport] of [
  ['desktop', { width: 1280, height: 900 }],
  ['mobile', { width: 390, height: 844 }],
] as const) {
  test.describe(`the ${site} estimate`, () => {
    test.use({ viewport })

    test('is put together from an empty sheet, broken, mended by its suggestion, and sent on', async ({
      page,
      sites,
      browser,
    }) => {
      const { cpu, board } = await misfits(sites.mock.secondUrl)
      const { pick, row, counts, findings, totals } = estimatePage(page)
      await page.goto(`${sites[site]}/estimate`)
      await hydrated(page)
      const entries = await page.evaluate(() => history.length)
      await pick('CPU', cpu.name)
      await expect(page).toHaveURL(`${sites[site]}/estimate?e=1.${cpu.part_id}`)
      await expect(row('CPU').getByRole('link', { name: cpu.name })).toBeFocused()
      await pick('메인보드', board.name)
      await expect(counts).toContainText(/문제 \d/)
      await expect(findings).toContainText('≠')
      await expect(row('CPU')).toContainText('문제')
      await expectAccessible(page)
      // Layers have an entry of their own, which is the next layer's again; changes add none.
      expect(await page.evaluate(() => history.length)).toBe(entries + 1)

      const mend = findings.getByRole('listitem').filter({ hasText: '≠' }).getByRole('button')
      await expect(mend).toHaveText(/[+−]?[\d,]+원$/)
      await mend.click()
      await expect(findings).not.toContainText('≠')
      const total = (await totals.textContent()) ?? ''
      const sent = page.url()

      const context = await browser.newContext({ viewport, javaScriptEnabled: false })
      await context.addCookies([{ name: 'view', value: 'mobile', url: sites.mobile }])
      const other = await context.newPage()
      await other.goto(sent)
      await expect(estimatePage(other).totals).toHaveText(total)
      await context.close()
    })

    test('leaves its picker by Back, and by choosing once', async ({ page, sites }) => {
      const { cpu } = await misfits(sites.mock.secondUrl)
      const { sheet, picker, row } = estimatePage(page)
      await page.goto(`${sites[site]}/estimate`)
      await hydrated(page)
      await sheet.getByRole('button', { name: 'CPU 고르기' }).click()
      await expect(picker.getByRole('listitem').first()).toBeVisible()
      await expectAccessible(page)
      await page.goBack()
      await expect(picker).toHaveCount(0)
      await sheet.getByRole('button', { name: 'CPU 고르기' }).click()
      await picker.getByRole('button', { name: `${cpu.name} 담기`, exact: true }).dblclick()
      await expect(row('CPU').getByRole('textbox', { name: `${cpu.name} 수량` })).toHaveValue('1')
    })
  })
}

test('what is incompatible stays in the picker with its reason, until only what fits is wanted', async ({
  page,
  sites,
}) => {
  const { cpu, board } = await misfits(sites.mock.secondUrl)
  const { sheet, picker } = estimatePage(page)
  await page.goto(`${sites.desktop}/estimate?e=1.${cpu.part_id}`)
  await hydrated(page)
  await sheet.getByRole('button', { name: '메인보드 고르기' }).click()
  const misfit = picker.getByRole('listitem').filter({ hasText: board.name })
  await expect(misfit).toContainText(/문제 CPU 소켓 .+ ≠ 메인보드 소켓/)
  const [fitting = 0, all = 0] =
    (await picker.getByRole('status').innerText()).match(/\d+/g)?.map(Number) ?? []
  expect(fitting).toBeLessThan(all)
  await misfit.getByRole('button', { name: /맞추는 방법 보기$/ }).click()
  await expect(misfit.getByRole('button', { name: '둘 다 담기' })).toBeVisible()
  await picker.getByRole('checkbox', { name: '호환만 보기' }).check()
  await expect(misfit).toHaveCount(0)
  await expect(picker.getByRole('listitem')).toHaveCount(Math.min(60, fitting))
})

test('a candidate and what it needs come together, and go together', async ({ page, sites }) => {
  const { cpu, board } = await misfits(sites.mock.secondUrl)
  const { sheet, picker, row, findings, toast } = estimatePage(page)
  await page.goto(`${sites.desktop}/estimate?e=1.${cpu.part_id}`)
  await hydrated(page)
  await sheet.getByRole('button', { name: '메인보드 고르기' }).click()
  const misfit = picker.getByRole('listitem').filter({ hasText: board.name })
  await misfit.getByRole('button', { name: /맞추는 방법 보기$/ }).click()
  await misfit.getByRole('button', { name: '둘 다 담기' }).click()
  await expect(row('메인보드').getByRole('link', { name: board.name })).toBeVisible()
  await expect(row('CPU').getByRole('link', { name: cpu.name })).toHaveCount(0)
  await expect(findings).not.toContainText('≠')
  await toast.getByRole('button', { name: '되돌리기' }).click()
  await expect(row('CPU').getByRole('link', { name: cpu.name })).toBeVisible()
  await expect(page).toHaveURL(`${sites.desktop}/estimate?e=1.${cpu.part_id}`)
})

test('"one item only": a second service asks which of both stays', async ({ page, sites }) => {
  const [[assembly], [visit]] = await Promise.all([
    partsOf(sites.mock.secondUrl, 'assembly'),
    partsOf(sites.mock.secondUrl, 'visit'),
  ])
  if (!assembly || !visit) throw new Error('the catalogue has no services')
  const { sheet, picker } = estimatePage(page)
  await page.goto(`${sites.desktop}/estimate?e=1.${assembly.part_id}`)
  await hydrated(page)
  await sheet.getByRole('button', { name: '방문 설치' }).click()
  await picker.getByRole('button', { name: `${visit.name} 담기`, exact: true }).click()
  const warning = page.getByRole('dialog', { name: '서비스는 하나만 담을 수 있어요' })
  await expect(warning).toContainText(assembly.name)
  await expectAccessible(page)
  await warning.getByRole('button', { name: '바꾸기' }).click()
  await expect(page).toHaveURL(`${sites.desktop}/estimate?e=1.${visit.part_id}`)
})

test('a picker whose parts do not come can be tried again', async ({ page, sites }) => {
  const { sheet, picker } = estimatePage(page)
  await page.goto(`${sites.desktop}/estimate`)
  await hydrated(page)
  await sites.misbehave({ getParts: { status: 500 } })
  await sheet.getByRole('button', { name: 'CPU 고르기' }).click()
  await expect(picker.getByRole('alert')).toContainText('부품 목록을 불러오지 못했어요')
  await sites.misbehave({})
  await picker.getByRole('button', { name: '다시 시도' }).click()
  await expect(picker.getByRole('listitem').first()).toBeVisible()
})
