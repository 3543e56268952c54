import { hydrated } from './page-life.ts'
import { searchFor, searchPage } from './search-page.ts'
import { expect, test } from './sites.ts'

test.describe('a malformed address', () => {
  test('markup is a keyword like any other', async ({ page, sites }) => {
    const injected: string[] = []
    page.on('dialog', dialog => {
      injected.push(dialog.message())
      void dialog.dismiss()
    })
    const typed = '"><img src=x onerror=alert(1)></script><script>alert(2)</script>'
    await page.goto(sites.desktop + searchFor(typed))
    await hydrated(page)
    await expect(searchPage(page).heading).toContainText('<img src=x onerror=alert(1)>')
    await expect(searchPage(page).box).toHaveValue(typed)
    await expect(page).toHaveTitle(/onerror/)
    expect(injected).toEqual([])
  })
})
