import type { Page } from '@playwright/test'
import { coreParts, graphicsCards, hydrated, listPage, numberIn } from './list-page.ts'
import { mobileListPage } from './mobile-list-page.ts'
import { expect, test } from './sites.ts'
import { failedWith } from './test.ts'

const shop = 'idx_b_manager=3'
const sites = ['desktop', 'mobile'] as const
const shopOf = (page: Page) => page.getByRole('region', { name: '미니샵' })

/** Links and forms that leave the minishop, except for the one that says so. */
interface WaysOut {
  readonly links: readonly string[]
  readonly forms: readonly string[]
}

/** Runs in the page, and inspects either the page or the HTML from the server. */
function filterRelaxations(html: string | null): WaysOut {
  const drawn = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  const links = [...drawn.querySelectorAll('a[href]')]
    .filter(link => link.textContent !== '저울 전체에서 보기')
    .map(link => new URL(link.getAttribute('href') ?? '', location.href))
    .filter(({ origin, search }) => origin === location.origin && !search.includes('idx_b_manager=3'))
  const forms = drawn.querySelectorAll('form:not(:has(input[type=hidden][name=idx_b_manager][value="3"]))')
  return {
    links: links.map(({ href }) => href),
    forms: Array.from(forms, form => form.outerHTML.slice(0, 200)),
  }
}

/** Pages with all kinds of links: with results, without results, and beyond the end. */
const pages = [
  '/',
  graphicsCards,
  `${coreParts}?page=2`,
  `${graphicsCards}?maker=1&max=10`,
  `${graphicsCards}?page=99`,
  '/search',
  '/search?keyword=rtx',
  '/search?keyword=zzzzzz',
  '/compare',
  '/wish',
  '/estimate',
  '/list/199999',
]

async function itemOf(page: Page): Promise<string> {
  const href = await page
    .getByRole('region', { name: '상품 목록' })
    .locator('h2 a')
    .first()
    .getAttribute('href')
  return href ?? ''
}

for (const site of sites) {
  test.describe(`every way within a minishop, ${site}`, () => {
    test('stays there, as the server sends it and as it is drawn', async ({ page, sites, allowErrors }) => {
      test.slow()
      allowErrors(failedWith(404))
      for (const path of pages) {
        const answer = await page.goto(`${sites[site]}${path}${path.includes('?') ? '&' : '?'}${shop}`)
        const sent = await page.evaluate(filterRelaxations, (await answer?.text()) ?? null)
        expect(sent, path).toEqual({ links: [], forms: [] })
        await hydrated(page)
        expect((await page.evaluate(filterRelaxations, null)).links, path).toEqual([])
      }
      await page.goto(`${sites[site]}${graphicsCards}?${shop}`)
      await page.goto(sites[site] + (await itemOf(page)))
      await hydrated(page)
      await expect(shopOf(page)).toContainText('선인컴퓨터21')
      expect((await page.evaluate(filterRelaxations, null)).links).toEqual([])
    })

    test('in a new tab and after a reload too', async ({ page, context, sites }) => {
      await page.goto(`${sites[site]}${graphicsCards}?${shop}`)
      await hydrated(page)
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        page
          .getByRole('region', { name: '상품 목록' })
          .locator('h2 a')
          .first()
          .click({ modifiers: ['ControlOrMeta'] }),
      ])
      await expect(tab).toHaveURL(/\/item\/\d+\?idx_b_manager=3$/)
      await expect(shopOf(tab)).toContainText('선인컴퓨터21')
      await tab.reload()
      await expect(shopOf(tab)).toContainText('선인컴퓨터21')
    })

    test('crosses to the other site, and says which address stands for it', async ({ page, sites }) => {
      await page.goto(`${sites[site]}${graphicsCards}?${shop}&sort=low`)
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical).toHaveAttribute('href', `${sites.desktop}${graphicsCards}?${shop}`)
      const item = await itemOf(page)
      await page.getByRole('link', { name: /화면으로 보기$/ }).click()
      const other = site === 'desktop' ? sites.mobile : sites.desktop
      await expect(page).toHaveURL(`${other}${graphicsCards}?${shop}&sort=low`)
      await expect(shopOf(page)).toContainText('선인컴퓨터21')
      await page.context().clearCookies()
      await page.goto(sites[site] + item)
      await expect(canonical).toHaveAttribute('href', /\/item\/\d+$/)
    })

    test('ends where a number is none', async ({ page, sites }) => {
      for (const nonsense of ['0', '-3', '3x', '99999999999', '']) {
        await page.goto(`${sites[site]}${graphicsCards}?idx_b_manager=${nonsense}`)
        await expect(page.getByText(/^총 [\d,]+개$/)).toBeVisible()
        await expect(shopOf(page)).toHaveCount(0)
        expect(await itemOf(page)).toMatch(/^\/item\/\d+$/)
      }
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, orders, pages and the search stay in the minishop', async ({ page, sites }) => {
    await page.goto(`${sites.desktop}${graphicsCards}?${shop}`)
    const { sorts, filters, total } = listPage(page)
    const all = await numberIn(total)
    await sorts.getByRole('link', { name: '낮은가격순' }).click()
    await expect(page).toHaveURL(/sort=low&idx_b_manager=3$/)
    const maker = filters.getByRole('group', { name: '제조사' }).getByRole('checkbox').first()
    await maker.check()
    await filters.getByRole('button', { name: '적용' }).click()
    await expect(page).toHaveURL(/idx_b_manager=3/)
    await expect(shopOf(page)).toContainText('선인컴퓨터21')
    expect(await numberIn(total)).toBeLessThan(all)
    await page.getByLabel('상품 검색').fill('rtx')
    await page.getByRole('button', { name: '검색', exact: true }).first().click()
    await expect(page).toHaveURL(/\/search\?(?=.*keyword=rtx)(?=.*idx_b_manager=3)/)
    await expect(shopOf(page)).toContainText('선인컴퓨터21')
  })

  test('so it is on the phone', async ({ page, sites }) => {
    await page.goto(`${sites.mobile}${graphicsCards}?${shop}`)
    const { sorts } = mobileListPage(page)
    await sorts.selectOption('높은가격순')
    await page.getByRole('button', { name: '적용' }).click()
    await expect(page).toHaveURL(/(?=.*sort=high)(?=.*idx_b_manager=3)/)
    await expect(shopOf(page)).toContainText('선인컴퓨터21')
    await page.getByRole('link', { name: '검색', exact: true }).first().click()
    await page.getByLabel('상품 검색').fill('rtx')
    await page.getByRole('button', { name: '검색', exact: true }).click()
    await expect(page).toHaveURL(/\/search\?(?=.*keyword=rtx)(?=.*idx_b_manager=3)/)
  })
})

/** A filter value's checkbox and its count. */
async function firstValue(panel: ReturnType<Page['getByRole']>) {
  const row = panel.getByRole('checkbox', { disabled: false, checked: false }).first()
  const label = row.locator('xpath=ancestor::label')
  return { row, count: Number((await label.locator('small').innerText()).replace(/\D/g, '')) }
}

test('filters of a minishop count its own goods: what a value says is what its list then has', async ({
  page,
  sites,
}) => {
  await page.goto(`${sites.desktop}${graphicsCards}?${shop}`)
  await hydrated(page)
  const { filters, total } = listPage(page)
  const all = await numberIn(total)
  for (const facet of ['제조사', '메모리 용량']) {
    await page.goto(`${sites.desktop}${graphicsCards}?${shop}`)
    await hydrated(page)
    const { row, count } = await firstValue(filters.getByRole('group', { name: facet }))
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(all)
    await row.check()
    await expect(total).toHaveText(`총 ${count.toLocaleString('ko')}개`)
    await page.reload()
    await expect(total).toHaveText(`총 ${count.toLocaleString('ko')}개`)
  }
  await page.goto(`${sites.desktop}${graphicsCards}?${shop}`)
  const counts = await filters.getByRole('group', { name: '가격' }).locator('a small').allInnerTexts()
  const priced = counts.reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), 0)
  expect(priced).toBeGreaterThan(0)
  expect(priced).toBeLessThanOrEqual(all)
})

test('so they do in the sheet of the phone', async ({ page, sites }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${sites.mobile}${graphicsCards}?${shop}`)
  await hydrated(page)
  const { total, filters, sheet, show } = mobileListPage(page)
  const all = await numberIn(total)
  await filters.click()
  const { row, count } = await firstValue(sheet)
  expect(count).toBeLessThanOrEqual(all)
  await row.check()
  await expect(show).toHaveText(`결과 ${count.toLocaleString('ko')}개 보기`)
  await show.click()
  await expect(total).toHaveText(`총 ${count.toLocaleString('ko')}개`)
  await expect(page).toHaveURL(/idx_b_manager=3/)
})
