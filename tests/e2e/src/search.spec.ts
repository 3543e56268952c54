import { graphicsCards, hydrated, listPage, numberIn } from './list-page.ts'
import { addressOf, searchFor, searchPage } from './search-page.ts'
import { expect, test } from './sites.ts'

test.describe('search results', () => {
  test('come from the box, with the matches counted by category', async ({ page, sites }) => {
    await page.goto(sites.desktop)
    await hydrated(page)
    const { box, heading, categories } = searchPage(page)
    await box.fill('rtx 5070')
    await box.press('Enter')
    await expect(heading).toHaveText('‘rtx 5070’ 검색 결과')
    await expect(page).toHaveTitle('‘rtx 5070’ 검색 결과 | 저울')
    const { total, names } = listPage(page)
    await expect(names.first()).toContainText('5070')
    const all = await numberIn(total)
    // Without server rendering, their script is still loading when the products appear.
    const counted = async () => {
      const counts = await categories.locator('small').allTextContents()
      return counts.map(Number).reduce((sum, count) => sum + count, 0)
    }
    await expect.poll(counted).toBe(all)
    await expect(box).toHaveValue('rtx 5070')
  })

  test('are not to be found elsewhere, and stand for one address', async ({ request, sites }) => {
    const html = await (await request.get(`${sites.desktop}${searchFor('rtx')}&cate=111213&sort=low`)).text()
    expect(html).toContain('<meta name="robots" content="noindex')
    expect(html).toContain(`<link rel="canonical" href="${sites.desktop}/search?keyword=rtx">`)
  })
})

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

  test('the box searches, the results are in the HTML, and can be narrowed', async ({ page, sites }) => {
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
