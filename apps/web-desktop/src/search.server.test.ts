import { hrefs } from '@jeoul/router'
import { breakDown, operations } from '@jeoul/testing'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from './testing/render.ts'

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
})

const { searchFor } = hrefs

describe('a search that the server renders', () => {
  test.each([
    [searchFor('rtx'), 200, '‘rtx’ 검색 결과'],
    [searchFor('rmfovlrzkem'), 200, '‘그래픽카드’ 검색 결과'],
    [searchFor('zzzz'), 200, '‘zzzz’ 검색 결과가 없어요'],
    [`${searchFor('rtx')}&cate=199999`, 404, '찾으시는 카테고리가 없어요'],
    ['/search', 200, '무엇을 찾으세요?'],
    ['/search?keyword=', 200, '무엇을 찾으세요?'],
    ['/search?keyword=%20%E2%80%8B', 200, '무엇을 찾으세요?'],
    ['/search?keyword=%E0%A4', 200, '무엇을 찾으세요?'],
  ])('%s is served with %i and says %s', async (url, status, title) => {
    const page = await render(url)
    expect(page.status).toBe(status)
    expect(page.body).toContain(`>${title}</h1>`)
    expect(page.head).toContain('noindex')
  })

  test('a keyword that is too long is cut, and says so', async () => {
    const { body, status } = await render(searchFor('가'.repeat(300)))
    expect(status).toBe(200)
    expect(body).toContain('검색어가 길어서 앞의 100자로 찾았어요.')
  })

  test('a price alone, which finds nothing, is answered with a keyword that would', async () => {
    const { body } = await render(searchFor('100만원 이하'))
    expect(body).toContain('‘노트북 100만원 이하’처럼 찾는 상품을 함께 적어 주세요.')
  })

  test('results that could not be loaded are served with 503', async () => {
    breakDown(operations.getItems)
    expect((await render(searchFor('rtx'))).status).toBe(503)
  })
})
