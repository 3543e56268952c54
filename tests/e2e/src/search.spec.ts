import { graphicsCards, hydrated, listPage } from './list-page.ts'
import { addressOf, searchFor, searchPage } from './search-page.ts'
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the box searches, the results are in the HTML, and can be filtered', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    const { box, categories, heading } = searchPage(page)
    await box.fill('rtx')
    await box.press('Enter')
    await expect(heading).toHaveText('‘rtx’ 검색 결과')
    await categories.getByRole('link', { name: /^그래픽카드/ }).click()
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=rtx&cate=111213')
    const { filters, total } = listPage(page)
    const all = await total.innerText()
    await filters.getByRole('checkbox', { name: /^ASUS/ }).check()
    await filters.getByRole('button', { name: '적용' }).click()
    await expect(page).toHaveURL(/keyword=rtx&cate=111213/)
    await expect(page).toHaveURL(/maker=\d+/)
    await expect(total).not.toHaveText(all)
  })
})
