import type { Page } from '@playwright/test'
import { expectAccessible, openDialog } from './accessibility.ts'
import { discounted, findProduct, moveMarket, restocked, saleDays } from './market-days.ts'
import { hydrated, settled } from './page-life.ts'
import { expect, test } from './sites.ts'

const strip = (page: Page) => page.getByRole('region', { name: /^기다리던 소식/ })
const badge = (page: Page) => page.getByRole('link', { name: /건의 가격 알림/ })

/** Opens a page, and waits until all of it is alive. */
async function visit(page: Page, address: string) {
  await page.goto(address)
  await settled(page)
}

for (const site of ['desktop', 'mobile'] as const) {
  test.describe(`alerts on the ${site} site`, () => {
    if (site === 'mobile') test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    test.afterEach(({ sites }) => moveMarket(sites, 0))

    test('a target price is set, announced once at the sale, and stays dismissed', async ({
      page,
      sites,
    }) => {
      test.slow()
      const { before, name } = await findProduct(sites, discounted)
      await visit(page, `${sites[site]}/item/${before.item_id}`)
      await page.getByRole('main').getByRole('button', { name: '알림', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: '목표가 알림' })
      const field = dialog.getByRole('textbox', { name: '목표가' })
      await field.fill('99999999')
      await dialog.getByRole('button', { name: '알림 켜기' }).click()
      await expect(dialog.getByRole('status').filter({ hasText: '지금 가격보다 낮게' })).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: /^지금보다 5% 아래/ }).click()
      // The second press of a double press lands beside the dialog, which has become lower.
      await dialog.getByRole('button', { name: '알림 켜기' }).dblclick()
      await expect(dialog.getByText(/^알림을 켰어요/)).toBeVisible()
      await expectAccessible(page, openDialog)
      await dialog.getByRole('button', { name: '확인' }).click()

      await visit(page, `${sites[site]}/wish`)
      await expect(page.getByRole('region', { name: '가격 알림' })).toContainText('이하가 되면 알려 드려요')
      await expectAccessible(page)

      await moveMarket(sites, saleDays)
      await visit(page, sites[site])
      await expect(strip(page)).toContainText('까지 내려왔어요')
      await expect(badge(page).first()).toBeVisible()
      await expectAccessible(page)
      await strip(page)
        .getByRole('button', { name: `${name} 알림 확인` })
        .click()
      await expect(strip(page)).toHaveCount(0)
      await expect(badge(page)).toHaveCount(0)

      // Not on the next visit either, nor on the next day.
      await moveMarket(sites, saleDays + 1)
      const checked = page.waitForResponse(/items\/prices/)
      await visit(page, sites[site])
      await checked
      await expect(badge(page)).toHaveCount(0)
      await expect(strip(page)).toHaveCount(0)
    })
  })
}

test.describe('on the phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test.afterEach(({ sites }) => moveMarket(sites, 0))

  test('a restock is announced on the page of wishes, with a link', async ({ page, sites }) => {
    test.slow()
    const { before, name } = await findProduct(sites, restocked)
    await visit(page, `${sites.mobile}/item/${before.item_id}`)
    await page.getByRole('main').getByRole('button', { name: '알림', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '재입고 알림' })
    await dialog.getByRole('button', { name: '알림 켜기' }).click()
    await expect(dialog.getByText(/^알림을 켰어요/)).toBeVisible()

    await moveMarket(sites, saleDays)
    await visit(page, `${sites.mobile}/wish`)
    await expect(page.getByText('다시 살 수 있어요')).toBeVisible()
    await page.getByRole('link', { name: `${name} 바로 가기` }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
})

test('nothing moves when a fired alert is announced', async ({ page, sites }) => {
  const { before, name } = await findProduct(sites, discounted)
  const alert = {
    itemId: before.item_id,
    name,
    image: null,
    since: before.today,
    fired: null,
    isRead: false,
    target: Math.floor((before.recent[0]?.any ?? 0) * 0.95),
  }
  await page.addInitScript(text => localStorage.setItem('jeoul.alerts', text), JSON.stringify([alert]))
  await moveMarket(sites, saleDays)
  for (const path of ['', '/wish']) {
    await page.goto(sites.desktop + path)
    await hydrated(page)
    const shift = page.evaluate(
      () =>
        new Promise<number>(resolve => {
          let sum = 0
          new PerformanceObserver(list => {
            for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
          }).observe({ type: 'layout-shift', buffered: true })
          addEventListener('told', () => resolve(sum))
        }),
    )
    await settled(page)
    await expect(page.getByText('까지 내려왔어요')).toBeVisible()
    await expect(badge(page)).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('told')))
    expect(await shift).toBeLessThan(0.01)
  }
  await moveMarket(sites, 0)
})
