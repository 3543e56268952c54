import { devices } from '@playwright/test'
import { graphicsCards, hydrated } from './list-page.ts'
import { expect, test } from './sites.ts'

const address = `${graphicsCards}?sort=low&kwd=rtx`

test.describe('a phone', () => {
  const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']
  test.use(pixel)
  test.beforeEach(async ({ context, sites: __ }) => {
    await context.clearCookies()
  })

  test('that opens the desktop’s address is sent to its own site, with path and query', async ({
    page,
    sites,
  }) => {
    const answer = await page.goto(sites.desktop + address)
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveURL(sites.mobile + address)
  })

  test('that wants to stay on the desktop’s site stays, and is remembered, until it wants back', async ({
    page,
    sites,
  }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    await page.getByRole('link', { name: 'PC 화면으로 보기' }).tap()
    await expect(page).toHaveURL(sites.desktop + graphicsCards)
    await page.goto(sites.desktop)
    await expect(page).toHaveURL(`${sites.desktop}/`)
    await hydrated(page)
    await page.getByRole('link', { name: '모바일 화면으로 보기' }).tap()
    await expect(page).toHaveURL(`${sites.mobile}/`)
    await page.goto(sites.desktop + graphicsCards)
    await expect(page).toHaveURL(sites.mobile + graphicsCards)
  })
})

test('a desktop that opens the phone’s address is sent back', async ({ page, context, sites }) => {
  await context.clearCookies()
  await page.goto(sites.mobile + address)
  await expect(page).toHaveURL(sites.desktop + address)
})

test('robots stay where they are, and are told of the other site', async ({ request, sites }) => {
  const phoneBot = `${devices['Pixel 7'].userAgent} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`
  const htmlOf = async (url: string) => {
    const answer = await request.get(url, { headers: { 'User-Agent': phoneBot }, maxRedirects: 0 })
    expect(answer.status()).toBe(200)
    expect(answer.headers().vary).toContain('User-Agent')
    return answer.text()
  }
  const desktop = await htmlOf(sites.desktop + graphicsCards)
  expect(desktop).toContain(`<link rel="canonical" href="${sites.desktop}${graphicsCards}">`)
  expect(desktop).toMatch(
    new RegExp(`<link rel="alternate" media="[^"]+" href="${sites.mobile}${graphicsCards}">`),
  )
  expect(await htmlOf(`${sites.mobile}/`)).toContain(`<link rel="canonical" href="${sites.desktop}/">`)
})

test('no address leads off the two sites', async ({ request, sites }) => {
  const headers = { 'User-Agent': devices['Pixel 7'].userAgent }
  for (const path of ['//evil.test', '/\\evil.test', '/?view=mobile&return=http://evil.test']) {
    const answer = await request.get(sites.desktop + path, { headers, maxRedirects: 0 })
    const { location } = answer.headers()
    if (location !== undefined) expect(new URL(location).origin).toBe(sites.mobile)
  }
})
