import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SearchLayer, type SearchLayerState } from './search-layer.tsx'

const events = {
  onOpen: vi.fn(),
  onClose: vi.fn(),
  onLeave: vi.fn(),
  onType: vi.fn(),
  onMove: vi.fn(),
  onSubmit: vi.fn(),
  onTab: vi.fn(),
  onRetry: vi.fn(),
  onRemove: vi.fn(),
  onClear: vi.fn(),
  onRemember: vi.fn(),
}

const line = (keyword: string) => ({
  key: keyword,
  keyword,
  href: `/search?keyword=${keyword}`,
  part: null,
  rank: null,
  change: null,
})

const latest: SearchLayerState = {
  isOpen: true,
  tab: 'latest',
  lines: [line('SSD'), line('모니터')],
  markedKey: null,
  outcome: 'lines',
  reading: null,
  isRemembering: true,
  hasTyped: false,
}

let field: HTMLInputElement
let container: HTMLElement
beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = '<form><input aria-label="상품 검색"><div></div></form>'
  const [input, div] = [document.querySelector('input'), document.querySelector('div')]
  if (!input || !div) throw new Error('no form')
  field = input
  container = div
})
afterEach(cleanup)

function show(state: Partial<SearchLayerState> = {}) {
  const layer = (more: Partial<SearchLayerState>) => (
    <SearchLayer field={field} {...latest} {...state} {...more} {...events} />
  )
  const { rerender } = render(layer({}), { container })
  return (more: Partial<SearchLayerState>) => rerender(layer(more))
}

const box = () => screen.getByRole('combobox', { name: '상품 검색' })

describe('"an ARIA combobox that screen readers announce"', () => {
  test('the field exposes its options, and the active one', () => {
    const update = show()
    const list = screen.getByRole('listbox', { name: '최근 검색어' })
    expect(box().getAttribute('aria-expanded')).toBe('true')
    expect(box().getAttribute('aria-controls')).toBe(list.id)
    expect(box().hasAttribute('aria-activedescendant')).toBe(false)
    update({ markedKey: '모니터' })
    const marked = screen.getByRole('option', { selected: true })
    expect(marked.textContent).toBe('모니터')
    expect(box().getAttribute('aria-activedescendant')).toBe(marked.id)
  })

  test('closed, it exposes none', () => {
    show({ isOpen: false, markedKey: 'SSD' })
    expect(box().getAttribute('aria-expanded')).toBe('false')
    expect(box().hasAttribute('aria-controls')).toBe(false)
    expect(box().hasAttribute('aria-activedescendant')).toBe(false)
    expect(screen.queryByRole('tablist')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test.each<[string, Partial<SearchLayerState>]>([
    ['최근 검색어 2개', {}],
    ['추천 검색어 2개', { tab: 'complete' }],
    ['추천 검색어가 없어요', { tab: 'complete', lines: [], outcome: 'none', hasTyped: true }],
    ['', { tab: 'popular', lines: [], outcome: 'waiting' }],
  ])('the count is announced: %s', (count, state) => {
    show(state)
    expect(screen.getByRole('status').textContent).toBe(count)
  })
})

describe('latest keywords', () => {
  test('are removed one by one, by a button beside each', () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: '‘SSD’ 지우기' }))
    expect(events.onRemove).toHaveBeenCalledWith('SSD')
  })

  test('leave the focus on the next one’s button, or in the field', () => {
    const update = show()
    screen.getByRole('button', { name: '‘SSD’ 지우기' }).focus()
    fireEvent.click(screen.getByRole('button', { name: '‘SSD’ 지우기' }))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('‘모니터’ 지우기')
    update({ lines: [line('모니터')] })
    fireEvent.click(screen.getByRole('button', { name: '‘모니터’ 지우기' }))
    expect(document.activeElement).toBe(field)
  })

  test('are removed all at once', () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: '전체 삭제' }))
    expect(events.onClear).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(field)
  })

  test.each([
    [true, '저장 끄기'],
    [false, '저장 켜기'],
  ])('remembered: %j, so they can be switched: %s', (isRemembering, name) => {
    show({ isRemembering, lines: [], outcome: 'none' })
    fireEvent.click(screen.getByRole('button', { name }))
    expect(events.onRemember).toHaveBeenCalledWith(!isRemembering)
  })

  test('cannot be removed in other tabs', () => {
    show({ tab: 'popular' })
    expect(screen.queryByRole('button', { name: /지우기|삭제|저장/ })).toBeNull()
  })
})

describe('a tab without lines says why, and suggests what to do next', () => {
  test.each<[string, Partial<SearchLayerState>]>([
    ['최근 검색어가 없어요', { tab: 'latest', outcome: 'none' }],
    ['검색어를 저장하지 않고 있어요', { tab: 'latest', outcome: 'none', isRemembering: false }],
    ['인기 검색어가 아직 없어요', { tab: 'popular', outcome: 'none' }],
    ['인기 검색어를 불러오지 못했어요', { tab: 'popular', outcome: 'failed' }],
    ['추천 검색어를 불러오지 못했어요', { tab: 'complete', outcome: 'failed' }],
    ['추천 검색어가 없어요', { tab: 'complete', outcome: 'none', hasTyped: true }],
    ['무엇을 찾으세요?', { tab: 'complete', outcome: 'none' }],
  ])('%s', (title, state) => {
    show({ lines: [], ...state })
    const panel = screen.getByRole('tabpanel')
    expect(within(panel).getByText(title)).toBeTruthy()
    const retry = within(panel).queryByRole('button', { name: '다시 시도' })
    expect(retry !== null).toBe(state.outcome === 'failed')
    if (retry) fireEvent.click(retry)
    expect(events.onRetry).toHaveBeenCalledTimes(retry ? 1 : 0)
  })
})

test('says that the text was read as typed on the other keyboard layout', () => {
  show({ tab: 'complete', reading: '그래픽' })
  expect(screen.getByText('‘그래픽’ 추천 검색어예요.')).toBeTruthy()
})

test('the typed part is emphasized, and options are links all the same', () => {
  show({ tab: 'complete', lines: [{ ...line('그래픽카드'), part: [0, 3], note: '카테고리' }] })
  const option = screen.getByRole('option')
  expect(option.textContent).toBe('그래픽카드 카테고리')
  expect(option.querySelector('b')?.textContent).toBe('그래픽')
  expect(option.getAttribute('href')).toBe('/search?keyword=그래픽카드')
})

test('a press on the layer does not blur the field', () => {
  show()
  expect(fireEvent.mouseDown(screen.getByRole('tablist'))).toBe(false)
})
