import type { Page } from '@playwright/test'
import { graphicsCards, listPage } from './list-page.ts'
import { expect, test } from './sites.ts'

test.describe('a list as the server sends it', () => {
  test('describes itself to crawlers', async ({ request, sites }) => {
    const html = await (await request.get(sites.desktop + graphicsCards)).text()
    expect(html).toContain('<html lang="ko">')
    expect(html).toContain('<title>그래픽카드 가격비교 | 저울</title>')
    expect(html).toContain(`<link rel="canonical" href="${sites.desktop}${graphicsCards}">`)
    expect(html).not.toContain('name="robots"')
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    expect(data.map(([, json]) => JSON.parse(json ?? '')['@type'])).toEqual(['BreadcrumbList', 'ItemList'])
  })

  test('keeps filtered variants out of the index', async ({ request, sites }) => {
    const html = await (await request.get(`${sites.desktop}${graphicsCards}?min=100000`)).text()
    expect(html).toContain('<meta name="robots" content="noindex,follow">')
    expect(html).toContain(`<link rel="canonical" href="${sites.desktop}${graphicsCards}">`)
  })

  for (const site of ['desktop', 'mobile'] as const) {
    test(`is drawn at once, up to an element that is there, on ${site}`, async ({ request, sites }) => {
      for (const address of [graphicsCards, '/search?keyword=rtx']) {
        const html = await (await request.get(sites[site] + address)).text()
        const [, id] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? []
        expect(id).toBeDefined()
        expect(html.split(` id="${id}"`)).toHaveLength(2)
      }
    })
  }

  test('holds no token, whoever sent the request', async ({ request, sites }) => {
    const answer = await request.get(sites.desktop + graphicsCards, {
      headers: { Cookie: 'auth_token=secret-token' },
    })
    expect(await answer.text()).not.toContain('secret-token')
    expect(answer.headers()['cache-control']).toContain('private')
  })

  test('loads nothing from elsewhere, and runs no script of its own text', async ({ request, sites }) => {
    const answer = await request.get(sites.desktop + graphicsCards)
    const inline = (await answer.text()).match(/<script(?![^>]*(src=|type="application))[^>]*>/g)
    expect(inline).toBeNull()
    expect(answer.headers()['content-security-policy']).toContain("script-src 'self'")
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('links, pages and filters work', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    const { pages, sorts, filters, total } = listPage(page)
    const all = await total.innerText()
    await pages.getByRole('link', { name: '2', exact: true }).click()
    await expect(page).toHaveURL(/page=2/)
    await sorts.getByRole('link', { name: '낮은가격순' }).click()
    await expect(page).toHaveURL(/sort=low/)
    await filters.getByRole('checkbox', { name: /^ASUS/ }).check()
    await filters.getByRole('button', { name: '적용' }).click()
    await expect(page).toHaveURL(/maker=\d+/)
    await expect(page).toHaveURL(/sort=low/)
    await expect(total).not.toHaveText(all)
  })
})

test.describe('before the scripts have taken over', () => {
  /** Opens the list and holds its scripts back until they are let go. */
  async function openWithoutScripts(page: Page, address: string) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/assets\/react-.*\.js/, async route => {
      await released
      await route.continue()
    })
    await page.goto(address)
    return release
  }

  test('a box that was ticked is not lost', async ({ page, sites }) => {
    const release = await openWithoutScripts(page, sites.desktop + graphicsCards)
    const asus = listPage(page).filters.getByRole('checkbox', { name: /^ASUS/ })
    await asus.check()
    release()
    await expect(page).toHaveURL(/maker=\d+/)
    await expect(asus).toBeChecked()
  })

  test('a button that was pressed is not lost', async ({ page, sites }) => {
    const release = await openWithoutScripts(page, sites.desktop + graphicsCards)
    const more = page.getByRole('button', { name: /더보기$/ })
    await more.first().click()
    release()
    await expect(page.getByRole('button', { expanded: true })).toHaveCount(1)
    await expect(page.getByRole('columnheader', { name: '배송비' })).toBeVisible()
  })

  test('another page size that was chosen is not lost', async ({ page, sites }) => {
    const release = await openWithoutScripts(page, sites.desktop + graphicsCards)
    const sizes = page.getByRole('combobox', { name: '한 페이지에 볼 상품 수' })
    await sizes.selectOption('60')
    release()
    await expect(page).toHaveURL(/size=60/)
    await expect(sizes).toHaveValue('60')
  })

  test('regression: a page size chosen between the first script and the last was put back', async ({
    page,
    sites,
  }) => {
    await page.addInitScript(() => {
      const choose = () => {
        const sizes = document.querySelector<HTMLSelectElement>('select[name=size]')
        if (!sizes) return
        sizes.value = '60'
        for (const type of ['input', 'change']) sizes.dispatchEvent(new Event(type, { bubbles: true }))
      }
      const { removeEventListener } = document
      // Earlier events are replayed now; React has rendered nothing yet when the next task starts.
      document.removeEventListener = (...listener: Parameters<typeof removeEventListener>) => {
        if (listener[0] === 'click') setTimeout(choose)
        removeEventListener.apply(document, listener)
      }
    })
    await page.goto(sites.desktop + graphicsCards)
    await expect(page).toHaveURL(/size=60/)
    await expect(page.getByRole('combobox', { name: '한 페이지에 볼 상품 수' })).toHaveValue('60')
  })
})

test.describe('a malformed address', () => {
  test('a path of no page is a 404', async ({ request, sites }) => {
    for (const path of ['/nowhere', '/list/', '/list/abc', '/list/1/2']) {
      expect((await request.get(sites.desktop + path)).status(), path).toBe(404)
    }
  })

  test('a path with broken escapes is refused without a crash', async ({ request, sites }) => {
    expect((await request.get(`${sites.desktop}/list/%E0%A4%A`)).status()).toBe(400)
    expect((await request.get(sites.desktop + graphicsCards)).status()).toBe(200)
  })

  test('a page beyond the end says so and leads back', async ({ page, sites }) => {
    await page.goto(`${sites.desktop}${graphicsCards}?page=999`)
    await page
      .getByRole('link', { name: /첫 페이지|처음/ })
      .first()
      .click()
    await expect(page).toHaveURL(sites.desktop + graphicsCards)
  })
})
