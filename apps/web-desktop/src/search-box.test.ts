import { hrefs } from '@jeoul/router'
import { addressNow, breakDown, heading, hosts, mockHosts, operations } from '@jeoul/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { askedAgain } from './testing/asked-again.ts'
import { openPage } from './testing/open-page.ts'
import { searchBox } from './testing/search-box.ts'

const { searchFor } = hrefs
const { field, tab, layer, options, open, type, press, send } = searchBox
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const marked = () => screen.queryByRole('option', { selected: true })
const isSelected = (name: string) => tab(name).getAttribute('aria-selected') === 'true'

describe('the box', () => {
  test('requests nothing before it is focused', async () => {
    const { requests } = await openPage('/list/111213')
    expect(askedAgain(requests)).toEqual([])
    expect(field().hasAttribute('role')).toBe(false)
    await open()
    expect(field().getAttribute('role')).toBe('combobox')
    const searched = () => requests.filter(path => path.includes('/search/'))
    await waitFor(() => expect(searched()).toEqual([expect.stringMatching(/popular/)]))
  })

  test('regression: in a minishop it said nothing of the minishop', async () => {
    await openPage('/list/24?idx_b_manager=19')
    expect(field().placeholder).toBe('이 미니샵에서 찾기')
  })

  test('keeps what was typed before the scripts had loaded', async () => {
    await openPage('/', {}, () => {
      field().focus()
      field().value = 'ㄱㄹㅍㅋㄷ'
    })
    expect((await options())[0]).toMatch(/^그래픽카드/)
    expect(field().value).toBe('ㄱㄹㅍㅋㄷ')
  })

  test('opens results without loading a page, and stores what was searched for', async () => {
    await openPage('/')
    await open()
    await type('지포스 rtx')
    await send()
    await heading('‘지포스 rtx’ 검색 결과')
    expect(addressNow()).toBe('/search?keyword=지포스 rtx')
    expect(document.activeElement?.id).toBe('main')
    expect(await screen.findByRole('navigation', { name: '카테고리별 검색 결과' })).toBeTruthy()
    expect(screen.queryByRole('tablist', { name: '검색어' })).toBeNull()
    await type('')
    await waitFor(async () => expect(await options()).toEqual(['지포스 rtx']))
  })

  test('shows the keyword of the results, however they were opened', async () => {
    await openPage(searchFor('rtx'))
    expect(field().value).toBe('rtx')
    await open()
    const [first] = await (await layer()).findAllByRole('option')
    await act(async () => first?.click())
    await heading(`‘${field().value}’ 검색 결과`)
    expect(addressNow()).toBe(searchFor(field().value))
  })
})

describe('"Search layer with three tabs: latest keywords, popular keywords, auto-complete keywords"', () => {
  test('popular keywords, with how their ranks changed', async () => {
    await openPage('/')
    await open()
    expect(isSelected('인기 검색어')).toBe(true)
    expect(await options()).toHaveLength(10)
    expect((await layer()).getAllByRole('img', { name: '상승' })[0]).toBeTruthy()
    expect((await layer()).getAllByText('유지')[0]).toBeTruthy()
    expect(screen.getByText('인기 검색어 10개')).toBeTruthy()
  })

  test("regression: a new visitor's first search was missing from the latest ones, unless they interacted after it", async () => {
    await openPage(searchFor('rtx'))
    await openPage('/')
    await open()
    await waitFor(async () => expect(await options()).toContain('rtx'))
  })

  test('regression: a filter on top of a search with a budget was stored as a second search', async () => {
    await openPage(searchFor('그래픽카드 80만원 이하'))
    await heading('‘그래픽카드’ 검색 결과')
    await act(async () => fireEvent.click(await screen.findByRole('checkbox', { name: /^ASUS/ })))
    await waitFor(() => expect(addressNow()).toMatch(/max=800000.*maker=|maker=.*max=800000/))
    await vi.waitFor(() => expect(screen.getByRole('region', { name: '상품 목록' })).toBeTruthy())
    await open()
    await type('')
    await waitFor(async () => expect(await options()).toEqual(['그래픽카드 80만원 이하']))
  })

  test('regression: a search for the same words without the budget was not stored', async () => {
    await openPage(searchFor('그래픽카드 80만원 이하'))
    await heading('‘그래픽카드’ 검색 결과')
    await open()
    await type('그래픽카드')
    await send()
    await waitFor(() => expect(addressNow()).not.toContain('80'))
    await open()
    await type('')
    await waitFor(async () => expect(await options()).toEqual(['그래픽카드', '그래픽카드 80만원 이하']))
  })

  test('latest keywords: newest first and once, removed one by one and all, switched off and on', async () => {
    await openPage('/')
    await open()
    for (const keyword of ['모니터', 'ssd', '모니터 ']) {
      await type(keyword)
      await send()
      await heading(`‘${keyword.trim()}’ 검색 결과`)
    }
    await type('')
    await waitFor(async () => expect(await options()).toEqual(['모니터', 'ssd']))
    const pressButton = async (name: string) =>
      act(async () => fireEvent.click((await layer()).getByRole('button', { name })))
    await pressButton('‘모니터’ 지우기')
    expect(await options()).toEqual(['ssd'])
    await pressButton('전체 삭제')
    expect((await layer()).getByText('최근 검색어가 없어요')).toBeTruthy()
    await pressButton('저장 끄기')
    await type('키보드')
    await send()
    await heading('‘키보드’ 검색 결과')
    await type('')
    await act(async () => fireEvent.click(tab('최근 검색어')))
    expect((await layer()).getByText('검색어를 저장하지 않고 있어요')).toBeTruthy()
    await pressButton('저장 켜기')
    expect((await layer()).getByText('최근 검색어가 없어요')).toBeTruthy()
  })

  test('completions of initial consonants, of half-composed or mistyped words, and of text typed on the wrong keyboard layout', async () => {
    await openPage('/')
    await open()
    for (const typed of ['ㄱㄹㅍㅋㄷ', '그랲', '그래픾', 'rmfovlr', '그래 픽카드']) {
      await type(typed)
      await waitFor(() => expect(isSelected('자동완성'), typed).toBe(true))
      await waitFor(async () => expect((await options())[0], typed).toMatch(/^그래픽카드/))
      expect(screen.getByText(/^추천 검색어 \d+개$/)).toBeTruthy()
      await type('')
      await waitFor(() => expect(isSelected('인기 검색어')).toBe(true))
    }
    await type('ㅁ년')
    await waitFor(async () => expect((await options())[0]).toBe('ASUS'))
    expect(screen.getByText('‘asus’ 추천 검색어예요.')).toBeTruthy()
  })

  test('a text without completions says so, and can still be searched for', async () => {
    await openPage('/')
    await open()
    await type('zzzzzz')
    await waitFor(() => expect(screen.getAllByText('추천 검색어가 없어요')).toHaveLength(2))
    await send()
    await waitFor(() => expect(addressNow()).toBe('/search?keyword=zzzzzz'))
  })

  test('suggestions that fail say so, and can be requested again', async () => {
    await openPage('/list/111213')
    breakDown(operations.getPopularKeywords)
    breakDown(operations.getAutocomplete)
    await open()
    await screen.findByText('인기 검색어를 불러오지 못했어요')
    await type('rtx')
    await screen.findByText('추천 검색어를 불러오지 못했어요')
    mockHosts.resetHandlers()
    await act(async () => fireEvent.click((await layer()).getByRole('button', { name: '다시 시도' })))
    await waitFor(async () => expect((await options())[0]).toMatch(/rtx/i))
    await type('')
    await waitFor(async () => expect(await options()).toHaveLength(10))
  })

  test('a late answer to earlier letters is dropped', async () => {
    await openPage('/')
    await open()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    mockHosts.use(
      http.get(`${hosts.main}/front/v2/search/autocomplete`, async ({ request }) => {
        if (new URL(request.url).searchParams.get('keyword') !== 'rtx') return
        arrive()
        await released
        return HttpResponse.json({ success: true, result: [] })
      }),
    )
    await type('rtx')
    await arrived
    await type('asus')
    await waitFor(async () => expect((await options())[0]).toBe('ASUS'))
    const texts = await options()
    await act(async () => release())
    expect(await options()).toEqual(texts)
  })
})

describe('the keyboard', () => {
  test('moves through the options and opens one, and the text stays unchanged', async () => {
    await openPage('/')
    await open()
    await type('그래픽')
    await waitFor(async () => expect((await options())[0]).toMatch(/^그래픽카드/))
    expect(field().getAttribute('aria-expanded')).toBe('true')
    await press('ArrowDown')
    expect(marked()?.textContent).toMatch(/^그래픽카드/)
    expect(field().getAttribute('aria-activedescendant')).toBe(marked()?.id)
    await press('ArrowUp')
    expect(marked()).toBeNull()
    expect(field().value).toBe('그래픽')
    await press('ArrowDown')
    await send()
    await heading('그래픽카드')
    expect(addressNow()).toBe('/list/111213')
    expect(field().value).toBe('')
  })

  test('Escape closes the layer and keeps the text; an arrow opens it again', async () => {
    await openPage('/')
    await open()
    await type('그래픽')
    await press('Escape')
    expect(screen.queryByRole('tabpanel')).toBeNull()
    expect(field().value).toBe('그래픽')
    expect(field().getAttribute('aria-expanded')).toBe('false')
    await press('ArrowDown')
    expect(within(await screen.findByRole('tabpanel'))).toBeTruthy()
  })
})
