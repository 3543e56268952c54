import { graphicsCards, hydrated, listPage } from './list-page.ts'
import { expect, test } from './sites.ts'
import { failedWith } from './test.ts'

test('the home page has picks, events, keywords with their changes, notices and every category', async ({
  page,
  sites,
}) => {
  await page.goto(sites.desktop)
  const popular = page.getByRole('region', { name: '인기 검색어' })
  await expect(popular.getByRole('listitem')).toHaveCount(10)
  await expect(popular.getByRole('img', { name: /상승|하락/ }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: /추천$/ }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('region', { name: '진행 중인 기획전' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('region', { name: '공지사항' }).getByRole('listitem')).toHaveCount(5)
  await expect(
    page.getByRole('region', { name: '카테고리' }).getByRole('heading', { level: 3 }).first(),
  ).toBeVisible()
})

test('another department is a link, and the address', async ({ page, sites }) => {
  await page.goto(sites.desktop)
  await hydrated(page)
  await page.getByRole('navigation', { name: '추천 카테고리' }).getByRole('link', { name: '식품' }).click()
  await expect(page).toHaveURL(/\?cate=\d+$/)
  await expect(page.getByRole('heading', { name: '식품 추천' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '식품 추천' })).toBeVisible()
})

test('products seen last are remembered on the device, until they are forgotten', async ({ page, sites }) => {
  await page.goto(sites.desktop + graphicsCards)
  await hydrated(page)
  const name = await listPage(page).names.first().innerText()
  await listPage(page).names.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  // It is remembered once the page is quiet.
  await page.waitForFunction(() => localStorage.getItem('jeoul.recent') !== null)
  await page.goto(sites.desktop)
  const seen = page.getByRole('region', { name: '최근 본 상품' })
  await expect(seen.getByRole('listitem')).toHaveCount(1)
  await expect(seen.getByRole('link', { name })).toBeVisible()
  await page.reload()
  await expect(seen.getByRole('listitem')).toHaveCount(1)
  await seen.getByRole('button', { name: '모두 지우기' }).click()
  await expect(seen).toHaveCount(0)
})

test('what fails says so alone, and the rest is there', async ({ page, sites }) => {
  await sites.misbehave({
    getPopularKeywords: { status: 500 },
    getCuration: { status: 500 },
    getEvents: { status: 500 },
  })
  const answer = await page.goto(sites.desktop)
  expect(answer?.status()).toBe(200)
  await hydrated(page)
  for (const words of ['인기 검색어를', '추천 상품을', '기획전을']) {
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  }
  await expect(page.getByRole('region', { name: '공지사항' })).toBeVisible()
  await sites.misbehave({ getPopularKeywords: {}, getCuration: {}, getEvents: {} })
  const keywords = page.getByRole('region', { name: '인기 검색어' })
  await keywords.getByRole('button', { name: '다시 시도' }).click()
  await expect(keywords.getByRole('listitem')).toHaveCount(10)
})

test('a notice has its own page on both sites, and an unknown one is a 404', async ({
  page,
  sites,
  allowErrors,
}) => {
  allowErrors(failedWith(404))
  for (const site of [sites.desktop, sites.mobile]) {
    await page.goto(`${site}/notice/8`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/시스템 점검/)
    await expect(page.getByRole('region', { name: '다른 공지사항' }).getByRole('listitem')).toHaveCount(5)
    expect((await page.goto(`${site}/notice/999`))?.status()).toBe(404)
    expect((await page.goto(`${site}/notice/first`))?.status()).toBe(404)
  }
})
