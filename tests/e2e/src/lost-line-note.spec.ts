import type { Page } from '@playwright/test'
import { boxOf } from './box-of.ts'
import { comparePage, itemsToCompare } from './compare-page.ts'
import { graphicsCards } from './list-page.ts'
import { settled } from './page-life.ts'
import { expect, test } from './sites.ts'
import { lostRequest } from './test.ts'

const lost = '연결이 끊겼어요. 다시 연결되면 이어서 할게요.'

test.describe('regression: the note of a lost connection lay over products that were picked to compare', () => {
  const edgesOf = async (page: Page, site: string, mainUrl: string) => {
    const { one } = await itemsToCompare(mainUrl)
    await page.goto(site + graphicsCards)
    await settled(page)
    await page.getByRole('button', { name: `${one.name} 비교`, exact: true }).click()
    const { tray } = comparePage(page)
    await expect(tray).toBeVisible()
    await page.context().setOffline(true)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /화면으로 보기$/ })
      .dispatchEvent('click')
    const note = page.getByRole('alert').filter({ hasText: lost })
    await expect(note).toBeVisible()
    return { note: await boxOf(note), tray: await boxOf(tray) }
  }

  test('on the desktop', async ({ page, sites, allowErrors }) => {
    allowErrors(lostRequest, /Failed to load resource/)
    const { note, tray } = await edgesOf(page, sites.desktop, sites.mock.mainUrl)
    expect(note.bottom).toBeLessThanOrEqual(tray.y)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('above their button', async ({ page, sites, allowErrors }) => {
      allowErrors(lostRequest, /Failed to load resource/)
      const { note, tray } = await edgesOf(page, sites.mobile, sites.mock.mainUrl)
      expect(note.bottom).toBeLessThanOrEqual(tray.y)
    })
  })
})
