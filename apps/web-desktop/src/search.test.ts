import { hrefs } from '@jeoul/router'
import { addressNow, follow, total } from '@jeoul/testing'
import { testFruitlessSearch } from '@jeoul/testing/fruitless-search'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

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

  test('are sorted by 정확도순, the first of the orders', async () => {
    await openPage(searchFor('rtx'))
    const orders = within(screen.getByRole('navigation', { name: '정렬' }))
    const [first] = orders.getAllByRole('link')
    expect(first?.textContent).toBe('정확도순')
    expect(orders.getAllByRole('link', { current: true })).toEqual([first])
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
