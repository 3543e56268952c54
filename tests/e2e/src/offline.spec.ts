import type { Page } from '@playwright/test'
import { graphicsCards } from './list-page.ts'
import { hydrated, settled } from './page-life.ts'
import { expect, test } from './sites.ts'
import { lostRequest } from './test.ts'

// Pages are kept that the server calls public: those that it shares.
test.use({ serviceWorkers: 'allow', isSharing: true })

const lost = /연결이 끊겼어요\. 오[전후] \d+:\d\d에 본 내용이에요\./

/** The name of the cache that holds an answer to an address, if there is one. */
function cacheOf(page: Page, address: string): Promise<string | null> {
  return page.evaluate(async href => {
    for (const name of await caches.keys()) {
      if (await (await caches.open(name)).match(href, { ignoreVary: true })) return name
    }
    return null
  }, address)
}

/** Waits until the page at the present address is kept, though nobody has touched it. */
async function kept(page: Page): Promise<void> {
  await settled(page)
  await expect.poll(() => cacheOf(page, page.url()), { timeout: 40_000 }).not.toBeNull()
}

/** Files of the build that the worker has not kept yet. */
function missingFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const worker = await (await fetch('/sw.js')).text()
    const files = [...new Set(worker.match(/\/assets\/[\w.-]+\.(js|css)/g))]
    const kept = await Promise.all(
      files.map(async file => (await caches.match(file, { ignoreVary: true })) ?? null),
    )
    return files.filter((_, place) => kept[place] === null)
  })
}

for (const site of ['desktop', 'mobile'] as const) {
  test(`pages seen on the ${site} site can be read offline, with their time, and are refreshed when the network is back`, async ({
    page,
    context,
    sites,
    allowErrors,
  }) => {
    test.setTimeout(90_000)
    allowErrors(lostRequest, /Failed to load resource|dynamically imported/)
    await page.goto(sites[site] + graphicsCards)
    await kept(page)
    const product = page.getByRole('heading', { level: 2 }).getByRole('link').first()
    const name = await product.innerText()
    await product.click()
    await page.waitForURL(/\/item\//)
    await kept(page)
    const item = page.url()
    const [id] = /\d+/.exec(new URL(item).pathname) ?? []
    await page.goto(`${sites[site]}/compare?items=${id}`)
    await kept(page)
    const compare = page.url()
    await expect.poll(() => missingFiles(page), { timeout: 40_000 }).toEqual([])

    await loseLine(page)
    for (const href of [sites[site] + graphicsCards, item, compare]) {
      await page.goto(href)
      await expect(page.getByText(lost)).toBeInViewport()
      await expect(page.getByText(name).first()).toBeVisible()
    }
    // Nobody has opened the menu before.
    const way = site === 'desktop' ? '전체 카테고리' : '카테고리'
    await page
      .getByRole('button', { name: way })
      .or(page.getByRole('link', { name: way, exact: true }))
      .click()
    const menu = page.getByRole(site === 'desktop' ? 'navigation' : 'dialog', { name: way })
    await expect(menu.getByRole('link', { name: 'SSD', exact: true })).toBeVisible()

    await page.goto(`${sites[site]}/list/1112?page=3`)
    await expect(page.getByRole('heading', { level: 1, name: '연결이 끊겼어요' })).toBeVisible()
    await expect(page.getByRole('link', { name: /목록 · 오[전후] .*에 본 내용/ })).toBeVisible()
    await page.getByRole('link', { name: /상품 · 오[전후] .*에 본 내용/ }).click()
    await expect(page).toHaveURL(item)
    await expect(page.getByText(lost)).toBeInViewport()

    await context.setOffline(false)
    await expect(page.getByText(lost)).toHaveCount(0)
    await expect(page.locator('html[data-cached-at]')).toHaveCount(0)
    await expect(page.getByText(name).first()).toBeVisible()
  })
}

test('the list of kept pages opens the requested page when the network is back', async ({
  page,
  context,
  sites,
  allowErrors,
}) => {
  allowErrors(lostRequest, /Failed to load resource/)
  await page.goto(sites.desktop + graphicsCards)
  await kept(page)
  await loseLine(page)
  await page.goto(`${sites.desktop}/list/111214`)
  await expect(page.getByRole('link', { name: '다시 시도' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('regression: an estimate that was changed offline was gone after a reload, and came back without an online event', async ({
  page,
  context,
  sites,
  allowErrors,
}) => {
  allowErrors(lostRequest, /Failed to load resource/)
  await page.goto(`${sites.mobile}/estimate?e=1.1012686.1005217`)
  await kept(page)
  const quantity = page.getByRole('textbox', { name: /수량$/ }).first()
  await loseLine(page)
  await quantity.fill('3')
  await quantity.blur()
  await expect(page).toHaveURL(/x3/)
  const changed = page.url()
  await page.reload()
  await expect(page.getByText(lost)).toBeInViewport()
  await expect(quantity).toHaveValue('3')
  expect(page.url()).toBe(changed)
  // As on a line that reaches nothing although the device is online.
  await page.evaluate(() => addEventListener('online', event => event.stopImmediatePropagation(), true))
  await context.setOffline(false)
  await expect(page.locator('html[data-cached-at]')).toHaveCount(0)
  await expect(quantity).toHaveValue('3')
})

/** Browsers show pages of the last half minute by themselves (stale-while-revalidate): forgets those, too. */
async function loseLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
  await page.context().setOffline(true)
}

/** All addresses and texts that are kept. */
function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const texts = names.map(async name => {
      const cache = await caches.open(name)
      const keys = await cache.keys()
      const bodies = keys.map(
        async key => (await (await cache.match(key, { ignoreVary: true }))?.text()) ?? '',
      )
      return [...keys.map(({ url }) => url), ...(await Promise.all(bodies))]
    })
    return (await Promise.all(texts)).flat().join('\n')
  })
}

test('a login removes pages kept before it; a member’s own can be read offline after a reload, until the logout', async ({
  page,
  context,
  sites,
  allowErrors,
}) => {
  test.setTimeout(90_000)
  allowErrors(lostRequest, /Failed to load resource|dynamically imported/)
  await page.goto(sites.desktop + graphicsCards)
  await kept(page)
  await page.getByRole('banner').getByRole('link', { name: '로그인', exact: true }).click()
  const menu = page.getByRole('button', { name: /^저울회원1.*메뉴$/ })
  await expect(menu).toBeVisible()
  await page.goto(`${sites.desktop}/wish`)
  await hydrated(page)
  await menu.click()
  await expect(page.getByRole('link', { name: '로그아웃' })).toBeVisible()
  await kept(page)
  const before = await everythingStored(page)
  expect(before).toContain('저울회원1')
  expect(before).not.toContain('jeoul-mock-token')
  await loseLine(page)
  await page.reload()
  await expect(page.getByText(lost)).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/찜/)
  await context.setOffline(false)
  await expect(page.locator('html[data-cached-at]')).toHaveCount(0)
  await hydrated(page)
  await menu.click()
  await page.getByRole('link', { name: '로그아웃' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인', exact: true })).toBeVisible()
  // The page that follows a logout may still be on its way.
  await expect(async () => {
    expect((await everythingStored(page)).includes('저울회원1')).toBe(false)
  }).toPass()
})
