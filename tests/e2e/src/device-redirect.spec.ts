import { devices } from '@playwright/test'
import { graphicsCards } from './list-page.ts'
import { hydrated } from './page-life.ts'
import { expect, test } from './sites.ts'

const address = `${graphicsCards}?sort=low&kwd=rtx`

test.describe('a phone', () => {
  const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']
  test.use(pixel)
  test.beforeEach(async ({ context, sites: __ }) => {
    await context.clearCookies()
  })

  test('is redirected to its own site, with path and query; a choice of the other site is remembered until it is undone', async ({
    page,
    sites,
  }) => {
    const answer = await page.goto(sites.desktop + address)
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveURL(sites.mobile + address)
    // A page that does not grow: the end of a list moves away from under a tap while the next thirty are added.
    await page.goto(`${sites.mobile}/wish`)
    await hydrated(page)
    await page.getByRole('link', { name: 'PC 화면으로 보기' }).tap()
    await expect(page).toHaveURL(`${sites.desktop}/wish`)
    await page.goto(sites.desktop)
    await expect(page).toHaveURL(`${sites.desktop}/`)
    await hydrated(page)
    await page.getByRole('link', { name: '모바일 화면으로 보기' }).tap()
    await expect(page).toHaveURL(`${sites.mobile}/`)
    await page.goto(sites.desktop + graphicsCards)
    await expect(page).toHaveURL(sites.mobile + graphicsCards)
  })
})

test('a desktop is redirected from the phone’s site; robots are not, but find a link to the other site', async ({
  request,
  sites,
}) => {
  const sent = await request.get(sites.mobile + address, {
    headers: { 'User-Agent': devices['Desktop Chrome'].userAgent },
    maxRedirects: 0,
  })
  expect(sent.headers().location).toBe(sites.desktop + address)
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
