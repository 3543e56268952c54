import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'
import { render } from './testing/render.ts'

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
  localStorage.clear()
})

const address = () => decodeURIComponent(location.pathname + location.search.replaceAll('+', ' '))
const searchFor = (keyword: string) => `/search?${new URLSearchParams({ keyword })}`
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const box = () => screen.getByLabelText<HTMLInputElement>('상품 검색')
const focusBox = async () => {
  await act(async () => box().focus())
  await screen.findByRole('tablist', { name: '검색어' })
}
const type = (text: string) =>
  act(async () => {
    box().value = text
    fireEvent.input(box())
  })
const send = () =>
  act(async () => {
    if (box().form) fireEvent.submit(box().form ?? box())
  })
const options = async () => within(await screen.findByRole('tabpanel')).findAllByRole('option')

test("regression: a new visitor's first search was not among the latest, unless they pressed something after it", async () => {
  await openPage(searchFor('rtx'))
  await openPage('/')
  await focusBox()
  expect((await options()).map(({ textContent }) => textContent)).toContain('rtx')
})

describe('a search that the browser takes over', () => {
  test.each([searchFor('rtx'), searchFor('rmfovlrzkem'), searchFor('zzzz'), '/search'])(
    '%s is the one that the server sent, and asks for nothing again',
    async url => {
      const { asked, sent } = await openPage(url)
      expect(document.getElementById('root')?.innerHTML).toBe(sent)
      expect(asked).toEqual([])
      expect(logged).not.toHaveBeenCalled()
    },
  )

  test.each([
    [searchFor('rtx'), 200, '‘rtx’ 검색 결과'],
    [searchFor('rmfovlrzkem'), 200, '‘그래픽카드’ 검색 결과'],
    [searchFor('zzzz'), 200, '‘zzzz’ 검색 결과가 없어요'],
    [`${searchFor('rtx')}&cate=199999`, 404, '찾으시는 카테고리가 없어요'],
    ['/search', 200, '무엇을 찾으세요?'],
  ])('%s is served with %i and says %s', async (url, status, said) => {
    const page = await render(url)
    expect(page.status).toBe(status)
    expect(page.body).toContain(`>${said}</h1>`)
    expect(page.head).toContain('noindex')
  })
})

describe('results', () => {
  test('are narrowed by category, and asked for once', async () => {
    const { asked } = await openPage(searchFor('rtx'))
    const counts = screen.getByRole('navigation', { name: '카테고리별 검색 결과' })
    fireEvent.click(within(counts).getByRole('link', { name: /^그래픽카드/ }))
    await waitFor(() => expect(screen.getByRole('group', { name: '메모리 용량' })).toBeTruthy())
    expect(address()).toBe('/search?keyword=rtx&cate=111213')
    expect(asked.filter(url => url.startsWith('/front/v3/items'))).toHaveLength(1)
  })

  test('that were read otherwise are what is chosen from, and the address keeps what was typed', async () => {
    await openPage(searchFor('rmfovlrzkem'))
    fireEvent.click(screen.getByRole('checkbox', { name: /^ASUS/ }))
    await waitFor(() => expect(address()).toMatch(/^\/search\?keyword=rmfovlrzkem&maker=\d+$/))
  })
})

describe('the box', () => {
  test('asks for nothing before it has the focus', async () => {
    const { asked } = await openPage('/list/111213')
    expect(asked).toEqual([])
    expect(box().hasAttribute('role')).toBe(false)
    await focusBox()
    expect(box().getAttribute('role')).toBe('combobox')
    const searched = () => asked.filter(path => path.includes('/search/'))
    await waitFor(() => expect(searched()).toEqual([expect.stringMatching(/popular/)]))
  })

  test('keeps what was typed before the scripts had loaded', async () => {
    await openPage('/', {}, () => {
      box().focus()
      box().value = 'ㄱㄹㅍㅋㄷ'
    })
    expect((await options())[0]?.textContent).toMatch(/^그래픽카드/)
    expect(box().value).toBe('ㄱㄹㅍㅋㄷ')
  })

  test('opens results without loading a page, and remembers what was searched for', async () => {
    await openPage('/')
    await focusBox()
    await type('지포스 rtx')
    await send()
    await heading('‘지포스 rtx’ 검색 결과')
    expect(address()).toBe('/search?keyword=지포스 rtx')
    expect(document.activeElement?.id).toBe('main')
    expect(screen.queryByRole('tablist', { name: '검색어' })).toBeNull()
    await type('')
    expect((await options()).map(({ textContent }) => textContent)).toEqual(['지포스 rtx'])
  })

  test('opens the option that the keyboard is on', async () => {
    await openPage('/')
    await focusBox()
    await type('그래픽')
    await act(async () => fireEvent.keyDown(box(), { key: 'ArrowDown', code: 'ArrowDown' }))
    await send()
    await heading('그래픽카드')
    expect(address()).toBe('/list/111213')
    expect(box().value).toBe('')
  })

  test('shows the keyword of the results, whichever way they were opened', async () => {
    await openPage(searchFor('rtx'))
    expect(box().value).toBe('rtx')
    await focusBox()
    const [first] = await options()
    await act(async () => first?.click())
    await heading(`‘${box().value}’ 검색 결과`)
    expect(address()).toBe(searchFor(box().value))
  })
})
