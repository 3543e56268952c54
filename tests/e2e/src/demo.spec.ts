import path from 'node:path'
import { type StaticServer, serveStatic } from '../../../scripts/serve-static.ts'
import { test as base, expect, failedWith } from './test.ts'

const demo = path.join(import.meta.dirname, '../../../demo')

/** Both sites as static files, on plain static hosts. */
const test = base.extend<object, { hosts: Readonly<Record<'desktop' | 'mobile', StaticServer>> }>({
  hosts: [
    // Playwright requires a destructuring pattern here.
    async ({ browserName: _ }, use) => {
      const hosts = {
        desktop: await serveStatic(path.join(demo, 'desktop'), 0),
        mobile: await serveStatic(path.join(demo, 'mobile'), 0),
      }
      await use(hosts)
      for (const host of Object.values(hosts)) host.close()
    },
    { scope: 'worker' },
  ],
})

// Its mock is a worker.
test.use({ serviceWorkers: 'allow' })

/** A demo starts the whole mock in the page, which can take longer than an answer. */
const begun = { timeout: 20_000 }

test.describe('a site without any server', () => {
  // Static hosts send the site itself for an address that is no file, with this status.
  test.beforeEach(({ allowErrors }) => allowErrors(failedWith(404)))

  test('shows and filters lists, opens another page, and knows its members', async ({ page, hosts }) => {
    await page.goto(`${hosts.desktop.url}/list/111213`)
    await expect(page.getByRole('heading', { level: 1, name: '그래픽카드' })).toBeVisible(begun)
    await page.getByRole('checkbox', { name: /^ASUS/ }).check()
    await expect(page).toHaveURL(/maker=/)
    await expect(page.getByRole('list', { name: '적용된 필터' })).toContainText('ASUS')
    await expect(page.locator('#products img').first()).toHaveJSProperty('complete', true)
    expect(await page.locator('#products img').first().evaluate(naturalWidth)).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'CPU' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'CPU' })).toBeVisible()

    await page.goto(`${hosts.desktop.url}/demo/login?return=/list/111213`)
    await expect(page).toHaveURL(`${hosts.desktop.url}/list/111213`)
    await expect(page.getByText('저울회원1')).toBeVisible(begun)
    await page.goto(`${hosts.desktop.url}/demo/logout?return=https://elsewhere.test/`)
    await expect(page).toHaveURL(`${hosts.desktop.url}/`)
    await expect(page.getByRole('link', { name: '로그인' })).toBeVisible()
  })

  test('works on phones as well', async ({ page, hosts }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${hosts.mobile.url}/list/111213`)
    await expect(page.getByRole('heading', { level: 1, name: '그래픽카드' })).toBeVisible(begun)
  })
})

function naturalWidth(image: Element): number {
  return image instanceof HTMLImageElement ? image.naturalWidth : 0
}
