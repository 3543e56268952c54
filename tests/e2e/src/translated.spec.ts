import type { Page } from '@playwright/test'
import { partsOf } from './estimate-page.ts'
import { graphicsCards, rowsOn } from './list-page.ts'
import { settled } from './page-life.ts'
import { expect, test } from './sites.ts'

/** Does what Chrome does to the words on screen when it translates a page; prices are marked as none. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found) {
      const words = text.textContent ?? ''
      if (words.trim() === '' || text.parentElement?.closest('[translate=no], font, option, script, style'))
        continue
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(words)
      text.parentNode?.replaceChild(font, text)
    }
  })
}

// An exception would end the whole page; the checks of every page would report it, too.
test('regression: on a translated list, the second product that was picked ended the page', async ({
  page,
  sites,
}) => {
  await page.goto(sites.desktop + graphicsCards)
  await settled(page)
  const picks = rowsOn(page).getByRole('button', { name: /비교$/ })
  const tray = page.getByRole('region', { name: '비교할 상품' })
  await picks.first().click()
  await expect(tray).toContainText('하나 더 골라 주세요.')
  await translate(page)
  await picks.nth(1).click()
  await expect(tray.getByRole('link', { name: '비교하기 (2)' })).toBeVisible()
  await expect(tray).not.toContainText('하나 더')
})

test('regression: on a translated estimate, a second part ended the page', async ({ page, sites }) => {
  const [cpus, supplies] = await Promise.all([
    partsOf(sites.mock.secondUrl, 'cpu'),
    partsOf(sites.mock.secondUrl, 'power'),
  ])
  // The months of a card do not divide its price: the first costs more.
  await page.goto(`${sites.desktop}/estimate?e=1.${cpus[0]?.part_id}&type=card`)
  await settled(page)
  const findings = page.getByRole('region', { name: '호환성' })
  await expect(findings).toContainText('아직 고르지 않은 부품')
  await page.getByRole('button', { name: '파워 고르기' }).click()
  const picker = page.getByRole('dialog', { name: '파워 고르기' })
  const choose = picker.getByRole('button', { name: `${supplies[0]?.name} 담기`, exact: true })
  await expect(choose).toBeVisible()
  await translate(page)
  await choose.click()
  await expect(page.getByText(/W \/ 파워 [\d,]+ W/).first()).toBeVisible()
  await expect(findings.getByText(/아직 고르지 않은 부품/)).not.toContainText('파워')
})
