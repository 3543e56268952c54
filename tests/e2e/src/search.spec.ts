import { graphicsCards, hydrated, listPage, numberIn } from './list-page.ts'
import { addressOf, searchFor, searchPage } from './search-page.ts'
import { expect, test } from './sites.ts'
import { failedWith } from './test.ts'

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

  test('are narrowed by category first, then by what that category can be narrowed by', async ({
    page,
    sites,
  }) => {
    await page.goto(sites.desktop + searchFor('rtx'))
    await hydrated(page)
    const { categories } = searchPage(page)
    const { total, filters, chips } = listPage(page)
    const all = await numberIn(total)
    const cards = categories.getByRole('link', { name: /^그래픽카드/ })
    const promised = await numberIn(cards.locator('small'))
    await cards.click()
    await expect(total).toHaveText(`총 ${promised}개`)
    await expect(cards).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=rtx&cate=111213')
    await filters.getByRole('group', { name: '메모리 용량' }).getByRole('checkbox', { name: /^16GB/ }).check()
    await expect(chips.getByRole('link')).toHaveCount(1)
    await categories.getByRole('link', { name: '전체' }).click()
    await expect(total).toHaveText(`총 ${all}개`)
    await expect(chips).toHaveCount(0)
  })

  test('"result-in-result search" narrows, shows as a chip, and is taken back', async ({ page, sites }) => {
    await page.goto(sites.desktop + searchFor('rtx'))
    await hydrated(page)
    const { filters, names, chips, total } = listPage(page)
    const all = await numberIn(total)
    await filters.getByRole('searchbox').fill('5070')
    await filters.getByRole('searchbox').press('Enter')
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=rtx&kwd=5070')
    await expect.poll(() => numberIn(total)).toBeLessThan(all)
    await expect(names.first()).toContainText('5070')
    await chips.getByRole('link', { name: /5070/ }).click()
    await expect(total).toHaveText(`총 ${all}개`)
  })

  test('are sorted, filtered and paged like any list; Back brings them back', async ({ page, sites }) => {
    await page.goto(sites.desktop + searchFor('삼성전자'))
    await hydrated(page)
    const { sorts, pages, names, filters, busy } = listPage(page)
    const before = await names.allTextContents()
    await sorts.getByRole('link', { name: '낮은가격순' }).click()
    await expect(page).toHaveURL(/sort=low/)
    await expect(busy).toHaveCount(0)
    await pages.getByRole('link', { name: '2', exact: true }).click()
    await expect(page).toHaveURL(/page=2/)
    await filters.getByRole('link', { name: /이상/ }).click()
    await expect(page).toHaveURL(/min=\d+/)
    await expect(page).not.toHaveURL(/page=/)
    for (let step = 0; step < 3; step++) await page.goBack()
    await expect(names).toHaveText(before)
  })

  test('open a row like any list does', async ({ page, sites }) => {
    await page.goto(sites.desktop + searchFor('그래픽카드'))
    await hydrated(page)
    await page
      .getByRole('button', { name: /더보기$/ })
      .first()
      .click()
    await expect(page.getByRole('columnheader', { name: '배송비' })).toBeVisible()
  })

  test('are not to be found elsewhere, and stand for one address', async ({ request, sites }) => {
    const html = await (await request.get(`${sites.desktop}${searchFor('rtx')}&cate=111213&sort=low`)).text()
    expect(html).toContain('<meta name="robots" content="noindex')
    expect(html).toContain(`<link rel="canonical" href="${sites.desktop}/search?keyword=rtx">`)
  })
})

test.describe('a search that finds nothing as it is', () => {
  test('is read as what was meant, and says so', async ({ page, sites }) => {
    const { heading, categories } = searchPage(page)
    for (const [typed, meant] of [
      ['rmfovlrzkem', '그래픽카드'],
      ['ㄱㄹㅍㅋㄷ', '그래픽카드'],
      ['그래픽카두', '그래픽카드'],
      ['ㅁ년', 'asus'],
    ] as const) {
      await page.goto(sites.desktop + searchFor(typed))
      await hydrated(page)
      await expect(heading).toHaveText(`‘${meant}’ 검색 결과`)
      await expect(page.getByText(`‘${meant}’로 검색했어요.`)).toBeVisible()
      await expect(categories.getByRole('link', { name: /^그래픽카드/ })).toBeVisible()
      await page.getByRole('link', { name: new RegExp(`^‘${typed}’(으)?로 검색하기$`) }).click()
      await expect(heading).toHaveText(`‘${typed}’ 검색 결과가 없어요`)
      await expect.poll(() => addressOf(page)).toBe(`/search?keyword=${typed}&exact=1`)
      await page.getByRole('link', { name: '비슷한 말까지 함께 찾기' }).click()
      await expect(heading).toHaveText(`‘${meant}’ 검색 결과`)
    }
  })

  test('what is chosen of it is chosen of what was found', async ({ page, sites }) => {
    await page.goto(sites.desktop + searchFor('rmfovlrzkem'))
    await hydrated(page)
    await listPage(page).filters.getByRole('checkbox', { name: /^ASUS/ }).check()
    await expect.poll(() => addressOf(page)).toMatch(/^\/search\?keyword=rmfovlrzkem&maker=\d+$/)
    await expect(searchPage(page).heading).toHaveText('‘그래픽카드’ 검색 결과')
    await expect(listPage(page).names.first()).toContainText('ASUS')
  })

  test('says so and suggests: fewer words, near categories, popular keywords', async ({ page, sites }) => {
    await page.goto(`${sites.desktop}${searchFor('없는말 노트북')}`)
    await hydrated(page)
    await expect(searchPage(page).heading).toHaveText('‘없는말 노트북’ 검색 결과가 없어요')
    await expect(
      page.getByRole('region', { name: '비슷한 카테고리' }).getByRole('link').first(),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: '인기 검색어' }).getByRole('link')).toHaveCount(10)
    await page.getByRole('region', { name: '말을 줄여서 찾기' }).getByRole('link', { name: '노트북' }).click()
    await expect(searchPage(page).heading).toHaveText('‘노트북’ 검색 결과')
    await expect(listPage(page).rows.first()).toBeVisible()
  })

  test('of what was chosen offers to take that back', async ({ page, sites }) => {
    await page.goto(`${sites.desktop}${searchFor('rtx')}&max=1`)
    await hydrated(page)
    await page.getByRole('list', { name: '빼 볼 조건' }).getByRole('link').click()
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=rtx')
    await expect(listPage(page).rows.first()).toBeVisible()
  })

  test('in one category offers all of them', async ({ page, sites }) => {
    await page.goto(`${sites.desktop}${searchFor('rtx')}&cate=211010`)
    await hydrated(page)
    await page.getByRole('link', { name: '전체 카테고리에서 찾기' }).click()
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=rtx')
  })
})

test.describe('a malformed address', () => {
  test('without a keyword is the page to search from', async ({ page, sites }) => {
    for (const query of ['', '?keyword=', '?keyword=%20%E2%80%8B', '?keyword=%E0%A4']) {
      const answer = await page.goto(`${sites.desktop}/search${query}`)
      expect(answer?.status(), query).toBe(200)
      await expect(page.getByRole('heading', { name: '무엇을 찾으세요?' })).toBeVisible()
      await expect(page.getByRole('region', { name: '인기 검색어' }).getByRole('link')).toHaveCount(10)
    }
  })

  test('what is too long for a keyword is cut, and says so', async ({ page, sites }) => {
    const answer = await page.goto(sites.desktop + searchFor('가'.repeat(300)))
    expect(answer?.status()).toBe(200)
    await expect(page.getByText('검색어가 길어서 앞의 100자로 찾았어요.')).toBeVisible()
  })

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

  test('a category that does not exist says so, with a link', async ({ page, sites, allowErrors }) => {
    allowErrors(failedWith(404))
    const answer = await page.goto(`${sites.desktop}${searchFor('rtx')}&cate=199999`)
    expect(answer?.status()).toBe(404)
    await page.getByRole('link', { name: '전체 카테고리에서 찾기' }).click()
    await expect(listPage(page).rows.first()).toBeVisible()
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

test.describe('when the API fails', () => {
  test('results say so with status 503, and load on retry', async ({ page, sites }) => {
    await sites.misbehave({ getItems: { status: 500 } })
    const answer = await page.goto(sites.desktop + searchFor('rtx'))
    expect(answer?.status()).toBe(503)
    await expect(page.getByText('상품 목록을 불러오지 못했어요')).toBeVisible()
    await hydrated(page)
    await sites.misbehave({})
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(listPage(page).rows.first()).toBeVisible()
  })
})
