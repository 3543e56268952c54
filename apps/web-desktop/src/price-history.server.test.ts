import { breakDown, findItems, operations } from '@jeoul/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from './testing/render.ts'

const { popular, discontinued } = await findItems()
const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
})

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const sectionOf = (html: string) => /<section id="history".*?<\/section>/s.exec(html)?.[0] ?? ''
const page = `/item/${popular.item_id}`

test('the history is rendered on the server: chart, words, rules, a table', async () => {
  const { body } = await render(`${page}?months=6`)
  const section = sectionOf(body)
  expect(body).toContain('href="#history"')
  expect(section).toMatch(/<path d="M[\d.]+ [\d.]+H/)
  for (const words of ['최근 30일 최저', '6개월 관측 최저', '관측', '어떻게 정하나요?', '표로 보기']) {
    expect(textOf(section)).toContain(words)
  }
  expect(section).toMatch(/href="[^"]*\?months=12#history"/)
  expect(logged).not.toHaveBeenCalled()
})

test('a product that nobody sells any more is not judged', async () => {
  const section = sectionOf((await render(`/item/${discontinued.item_id}?months=12`)).body)
  expect(textOf(section)).toMatch(/판정하지 않음|아직 관측한 가격이 없어요/)
})

test('with a host without the call there is no section, no link to it, and no log', async () => {
  breakDown(operations.getPriceHistory, 404)
  const { body } = await render(page)
  expect(sectionOf(body)).toBe('')
  expect(body).not.toContain('href="#history"')
  expect(logged).not.toHaveBeenCalled()
})

test('a failing host is reported, with a way to retry', async () => {
  breakDown(operations.getPriceHistory)
  const section = sectionOf((await render(page)).body)
  expect(textOf(section)).toContain('가격 변동을 불러오지 못했어요')
  expect(section).toContain('<button')
})

test('the home page lists price drops, each against its own history, or none', async () => {
  expect(textOf((await render('/')).body)).toMatch(/방금 내려간 가격 .*30일 최저 [\d,]+원/)
  breakDown(operations.getPriceDrops, 404)
  expect((await render('/')).body).not.toContain('방금 내려간 가격')
})
