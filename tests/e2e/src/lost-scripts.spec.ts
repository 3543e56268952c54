/** Scripts that fail, that come late, or that a newer build has replaced: the page stands, and there is a way on. */

import { deploy, holdLateScripts, loseLateScripts, scripts } from './late-scripts.ts'
import { graphicsCards, listPage } from './list-page.ts'
import { hydrated, settled } from './page-life.ts'
import { searchDialog, searchPage } from './search-page.ts'
import { expect, test } from './sites.ts'
import { lostRequest } from './test.ts'

for (const site of ['desktop', 'mobile'] as const) {
  test.describe(`on the ${site} site`, () => {
    if (site === 'mobile') test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('if scripts are lost once a page is alive, choices, products and the search still lead on', async ({
      page,
      sites,
      allowErrors,
    }) => {
      allowErrors(lostRequest)
      await loseLateScripts(page)
      await page.goto(sites[site] + graphicsCards)
      await hydrated(page)
      await page.getByRole('checkbox', { name: '카드 가격 기준' }).check()
      await expect(page.getByText(/카드 최저가/).first()).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()

      const product = page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link')
      const name = await product.innerText()
      await product.click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(
        page
          .getByRole('link', { name: /로 가기,|에서 보기/ })
          .filter({ visible: true })
          .first(),
      ).toBeVisible()

      const { box, heading } = searchPage(page)
      if (site === 'mobile') await searchDialog(page).magnifier.tap()
      await box.fill('ssd')
      await box.press('Enter')
      await expect(heading).toHaveText('‘ssd’ 검색 결과')
    })

    test('a deploy under an open tab is not noticed: the next page comes with its own scripts', async ({
      page,
      sites,
      allowErrors,
    }) => {
      allowErrors(/status of 404/)
      await page.goto(sites[site] + graphicsCards)
      await settled(page)
      await deploy(page)
      const product = page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link')
      const name = await product.innerText()
      await product.click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await settled(page)
      await page.getByRole('button', { name: '공유', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.goBack()
      await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible()
    })
  })
}

test.describe('on the phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('if the drawer of categories cannot be loaded, its link leads to the directory of the home page', async ({
    page,
    sites,
    allowErrors,
  }) => {
    allowErrors(lostRequest)
    await loseLateScripts(page)
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '카테고리' }).tap()
    await expect(page).toHaveURL(`${sites.mobile}/#directory`)
    await expect(page.getByRole('heading', { name: '카테고리', exact: true })).toBeInViewport()
  })

  test('if the search over the page cannot be loaded, its links lead to the search page, whose box keeps typed text', async ({
    page,
    sites,
    allowErrors,
  }) => {
    allowErrors(lostRequest)
    await loseLateScripts(page)
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    await searchDialog(page).bar.tap()
    await expect(page).toHaveURL(`${sites.mobile}/search`)
    await page.unrouteAll({ behavior: 'wait' })
    const release = await holdLateScripts(page)
    await page.reload()
    await hydrated(page)
    const { box, options } = searchPage(page)
    await box.tap()
    await page.keyboard.type('ㄱㄹㅍㅋㄷ')
    release()
    await expect(options.first()).toHaveText(/^그래픽카드/)
    await expect(box).toHaveValue('ㄱㄹㅍㅋㄷ')
  })
})

test.describe('when scripts are slow', () => {
  test('regression: a late view replaced the page that Back had returned to', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    await settled(page)
    const release = await holdLateScripts(page)
    const asked = page.waitForRequest(scripts)
    await listPage(page).names.first().getByRole('link').click()
    await expect(page).toHaveURL(/\/item\//)
    await asked
    await page.goBack()
    const came = page.waitForEvent('requestfinished', request => scripts.test(request.url()))
    release()
    await came
    await expect(page).toHaveURL(sites.desktop + graphicsCards)
    await expect(listPage(page).rows.first()).toBeVisible()
  })

  test('text typed into the search box before its suggestions have come is not lost', async ({
    page,
    sites,
  }) => {
    const release = await holdLateScripts(page)
    await page.goto(sites.desktop)
    await hydrated(page)
    const { box, options } = searchPage(page)
    await box.click()
    await page.keyboard.type('ㄱㄹㅍㅋㄷ')
    release()
    await expect(options.first()).toHaveText(/^그래픽카드/)
    await expect(box).toHaveValue('ㄱㄹㅍㅋㄷ')
  })
})
