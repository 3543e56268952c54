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

  test('is sent to its own site, with path and query; one that wants to stay is remembered until it wants back', async ({
    page,
    sites,
  }) => {
    const answer = await page.goto(sites.desktop + address)
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveURL(sites.mobile + address)
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

test('a desktop is sent back from the phone’s site; robots stay where they are, and are told of the other site', async ({
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
