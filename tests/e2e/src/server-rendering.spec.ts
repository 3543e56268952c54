import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { graphicsCards, listPage, rowsOn } from './list-page.ts'
import { expect, test } from './sites.ts'

test.describe('a list as the server sends it', () => {
  test('is drawn while it is read, and its policy names the one inline script', async ({
    request,
    sites,
  }) => {
    for (const site of [sites.desktop, sites.mobile]) {
      for (const address of [graphicsCards, '/search?keyword=rtx']) {
        const answer = await request.get(site + address, {
          headers: { Cookie: 'view=mobile; auth_token=a-secret' },
        })
        const html = await answer.text()
        expect(html).not.toContain('blocking="render"')
        expect(html).toContain('<html lang="ko">')
        expect(html).not.toContain('a-secret')
        const [[, script = ''] = [], ...others] = html.matchAll(
          /<script(?![^>]*(?:src=|type="application))[^>]*>(.*?)<\/script>/gs,
        )
        expect(others).toEqual([])
        const hash = createHash('sha256').update(script).digest('base64')
        expect(answer.headers()['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
        expect(answer.headers()['cache-control']).toContain('private')
      }
      for (const path of ['/nowhere', '/list/', '/list/abc', '/list/1/2']) {
        expect((await request.get(site + path)).status(), path).toBe(404)
      }
      expect((await request.get(`${site}/list/%E0%A4%A`)).status()).toBe(400)
    }
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

  test('regression: buttons that only scripts answer looked alive', async ({ page, sites }) => {
    const isDead = "button[type='button']:not([popovertarget], [data-content]):visible"
    for (const site of [sites.desktop, sites.mobile]) {
      for (const path of ['/item/1012686', '/reviews/1012686', graphicsCards, '/estimate']) {
        await page.goto(site + path)
        expect(page.url()).toBe(site + path)
        await expect(page.getByRole('heading').first()).toBeVisible()
        await expect(page.locator(isDead)).toHaveCount(0)
      }
    }
    // Texts within noscript are not found by themselves.
    await expect(page.locator('noscript p')).toHaveText(/^견적을 바꾸려면 .*자바스크립트를 켜 주세요\.$/)
  })

  test('regression: buttons that show something were hidden with the others', async ({ page, sites }) => {
    const list = `${sites.mock.mainUrl}/front/v3/items?cate_id=121210&limit=1&trait=sale`
    const [pc] = (await (await fetch(list)).json()).result.items
    for (const site of [sites.desktop, sites.mobile]) {
      await page.goto(`${site}/reviews/1012686`)
      await expect(page.getByRole('region', { name: '구매자 사진·동영상' }).locator('img')).not.toHaveCount(0)
      await expect(page.locator('main button img').and(page.locator(':not(:visible)'))).toHaveCount(0)
      await page.goto(`${site}/item/${pc.item_id}`)
      const cpu = page.getByRole('group').filter({ hasText: 'CPU' }).first()
      await cpu.locator('summary').click()
      await expect(cpu.getByRole('listitem').getByText(/원$/).first()).toBeVisible()
    }
  })

  test('regression: parts of an estimate stood there without their only buttons', async ({ page, sites }) => {
    for (const site of [sites.desktop, sites.mobile]) {
      for (const path of ['/estimate', '/estimate?add=1012686']) {
        await page.goto(site + path)
        await expect(page.getByRole('heading', { name: '핵심 부품' })).toBeVisible()
        const names = /^(추천 구성으로 시작|견적 보내기|같은 사양, 더 싸게|가장 싸게 사는 방법|내 견적)$/
        await expect(page.getByRole('heading', { name: names })).toHaveCount(0)
      }
    }
  })

  test('regression: on a phone, what an estimate says without scripts touched the header', async ({
    page,
    sites,
  }) => {
    await page.goto(`${sites.mobile}/estimate`)
    const header = await page.getByRole('banner').boundingBox()
    const words = page.locator('noscript p')
    const top = await words.evaluate(p => {
      const range = document.createRange()
      range.selectNodeContents(p)
      return range.getBoundingClientRect().top
    })
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) + 8)
  })

  test('regression: the wish list and what it waits for never came, without a word', async ({
    page,
    sites,
  }) => {
    for (const address of [`${sites.desktop}/wish`, `${sites.mobile}/wish`]) {
      await page.goto(address)
      await expect(page.locator('noscript strong')).toHaveText('찜 목록을 볼 수 없어요')
      await expect(page.getByLabel('찜 목록을 불러오는 중이에요')).toBeHidden()
      const late = () => getComputedStyle(document.documentElement, '::after').content
      expect(await page.evaluate(late)).toBe('none')
    }
  })

  test('regression: a document that arrived up to <details> said "Details" in English', async ({
    page,
    sites,
  }) => {
    await page.route(/\/list\//, async route => {
      const response = await route.fetch()
      const [arrived = ''] = /^.*?<details[^>]*>/s.exec(await response.text()) ?? []
      await route.fulfill({ response, body: arrived })
    })
    await page.goto(sites.desktop + graphicsCards)
    await expect(page.locator('details')).toHaveCount(1)
    await expect(page.locator('details')).toBeHidden()
  })
})

test.describe('before hydration', () => {
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

  test('ticks, presses and choices are not lost', async ({ page, sites }) => {
    const release = await openWithoutScripts(page, sites.desktop + graphicsCards)
    const asus = listPage(page).filters.getByRole('checkbox', { name: /^ASUS/ })
    const compare = rowsOn(page).filter({ hasText: 'ASUS' }).first().getByRole('button', { name: /비교$/ })
    const sizes = page.getByRole('combobox', { name: '한 페이지에 볼 상품 수' })
    await compare.click()
    await sizes.selectOption('60')
    await asus.check()
    release()
    await expect(page).toHaveURL(/(?=.*size=60)(?=.*maker=\d+)/)
    await expect(sizes).toHaveValue('60')
    await expect(asus).toBeChecked()
    await expect(page.getByRole('button', { name: / 비교$/, pressed: true }).first()).toBeAttached()
  })

  test('regression: a page size chosen while scripts were loading was reset', async ({ page, sites }) => {
    await page.addInitScript(() => {
      const choose = () => {
        const sizes = document.querySelector<HTMLSelectElement>('select[name=size]')
        if (!sizes) return
        sizes.value = '60'
        for (const type of ['input', 'change']) sizes.dispatchEvent(new Event(type, { bubbles: true }))
      }
      const { addEventListener } = document
      // Earlier events are replayed now; React has rendered nothing yet when the next task starts.
      document.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
        if (listener[0] === 'input') setTimeout(choose)
        addEventListener.apply(document, listener)
      }
    })
    await page.goto(sites.desktop + graphicsCards)
    await expect(page).toHaveURL(/size=60/)
    await expect(page.getByRole('combobox', { name: '한 페이지에 볼 상품 수' })).toHaveValue('60')
  })
})
