import { hrefs } from '@jeoul/router'
import { addressNow, breakDown, follow, operations, total } from '@jeoul/testing'
import { testFruitlessSearch } from '@jeoul/testing/fruitless-search'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'
import { render } from './testing/render.ts'

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
})

const { searchFor } = hrefs

describe('a search that the browser takes over', () => {
  test.each([searchFor('rtx'), searchFor('rmfovlrzkem'), searchFor('zzzz'), '/search'])(
    '%s is the one that the server sent, and asks for nothing again',
    async url => {
      const { requests, sent } = await openPage(url)
      expect(document.getElementById('root')?.innerHTML).toBe(sent)
      expect(requests).toEqual([])
      expect(logged).not.toHaveBeenCalled()
    },
  )

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

describe('results', () => {
  test('are counted by category and narrowed by it, then by its facets, and requested once', async () => {
    const { requests } = await openPage(searchFor('rtx'))
    const all = total()
    const counts = within(screen.getByRole('navigation', { name: '카테고리별 검색 결과' }))
    const numbers = counts.getAllByRole('link').map(each => Number(each.querySelector('small')?.textContent))
    expect(numbers.reduce((sum, count) => sum + (count || 0), 0)).toBe(all)
    const cards = counts.getByRole('link', { name: /^그래픽카드/ })
    fireEvent.click(cards)
    const memory = await screen.findByRole('group', { name: '메모리 용량' })
    expect(total()).toBe(Number(cards.querySelector('small')?.textContent))
    expect(cards.getAttribute('aria-current')).toBe('true')
    expect(addressNow()).toBe('/search?keyword=rtx&cate=111213')
    expect(requests.filter(url => url.startsWith('/front/v3/items'))).toHaveLength(1)
    fireEvent.click(within(memory).getByRole('checkbox', { name: /^16GB/ }))
    const chips = await screen.findByRole('list', { name: '적용된 필터' })
    expect(within(chips).getAllByRole('link')).toHaveLength(1)
    fireEvent.click(counts.getByRole('link', { name: /^전체/ }))
    await waitFor(() => expect(addressNow()).toBe('/search?keyword=rtx'))
    await waitFor(() => expect(total()).toBe(all))
    expect(screen.queryByRole('list', { name: '적용된 필터' })).toBeNull()
  })

  test('"result-in-result search" narrows, shows as a chip, and can be removed', async () => {
    await openPage(searchFor('rtx'))
    const all = total()
    const words = screen.getByRole('searchbox', { name: '결과 안에서 검색' })
    fireEvent.change(words, { target: { value: '5070' } })
    await act(async () => fireEvent.submit(words.closest('form') ?? words))
    await waitFor(() => expect(addressNow()).toBe('/search?keyword=rtx&kwd=5070'))
    await waitFor(() => expect(total()).toBeLessThan(all))
    await follow(/5070.*해제/)
    await waitFor(() => expect(total()).toBe(all))
  })

  test('are sorted and paged like any list', async () => {
    await openPage(searchFor('삼성전자'))
    await follow('낮은가격순')
    await waitFor(() => expect(addressNow()).toBe('/search?keyword=삼성전자&sort=low'))
    await follow('2')
    await waitFor(() => expect(addressNow()).toBe('/search?keyword=삼성전자&sort=low&page=2'))
  })

  test('whose keyword was read differently are narrowed as read, and the address keeps what was typed', async () => {
    await openPage(searchFor('rmfovlrzkem'))
    fireEvent.click(screen.getByRole('checkbox', { name: /^ASUS/ }))
    await waitFor(() => expect(addressNow()).toMatch(/^\/search\?keyword=rmfovlrzkem&maker=\d+$/))
  })
})

testFruitlessSearch(openPage)
