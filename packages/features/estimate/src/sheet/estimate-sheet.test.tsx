import { findPartsFx, getPartsFx } from '@jeoul/api'
import { estimateOpened, partChosen, partsSeen } from '@jeoul/estimate'
import { partOf } from '@jeoul/estimate/testing/parts'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { allSettled, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test } from 'vitest'
import { SuggestionsPanel } from '../suggestions/suggestions-panel.tsx'
import { EstimateSheet } from './estimate-sheet.tsx'
import { EstimateTotals } from './estimate-totals.tsx'

afterEach(cleanup)

test('regression: while parts were loading, the sheet offered to choose them and told installments of the rest', async () => {
  const late = Promise.withResolvers<{ success: boolean; message: string; result: { list: [] } }>()
  const scope = fork({ handlers: [[findPartsFx, () => late.promise]] })
  await allSettled(partsSeen, { scope, params: [partOf('2', 'memory')] })
  const isOpen = allSettled(estimateOpened, { scope, params: '?e=1.1.2&type=card' })
  render(
    <Provider value={scope}>
      <EstimateSheet />
      <EstimateTotals />
    </Provider>,
  )
  const choices = () => screen.queryAllByRole('button', { name: /고르기$|^운영체제$/ })
  expect(choices()).toEqual([])
  expect(screen.queryByText('할부')).toBeNull()
  expect(screen.getByText('부품을 불러오는 중이에요')).toBeTruthy()
  expect(screen.getByRole('button', { name: '메모리 더 담기' })).toBeTruthy()
  await act(async () => {
    late.resolve({ success: true, message: 'success', result: { list: [] } })
    await isOpen
  })
  expect(choices().length).toBeGreaterThan(0)
  expect(screen.queryByText('할부')).not.toBeNull()
})

test('regression: a total by the best card of each part looked like that of one card', async () => {
  const scope = fork()
  await allSettled(partsSeen, { scope, params: [partOf('1', 'cpu'), partOf('2', 'memory')] })
  await allSettled(estimateOpened, { scope, params: '?e=1.1.2&type=card' })
  render(
    <Provider value={scope}>
      <EstimateTotals />
    </Provider>,
  )
  expect(screen.getByText(/^상품마다 가장 낮은 카드 판매가 · 할인 별도 · 배송비 별도/)).toBeTruthy()
  expect(screen.getByText('카드 한 장의 할부가 아니라, 합계를 12개월로 나눈 어림값이에요.')).toBeTruthy()
})

test('regression: rows that were shown before any part was known moved when the parts arrived', async () => {
  const late = Promise.withResolvers<{ success: boolean; message: string; result: { list: [] } }>()
  const scope = fork({ handlers: [[findPartsFx, () => late.promise]] })
  const isOpen = allSettled(estimateOpened, { scope, params: '?e=1.1.2' })
  render(
    <Provider value={scope}>
      <EstimateSheet />
    </Provider>,
  )
  expect(screen.queryByRole('heading', { name: '핵심 부품' })).toBeNull()
  await act(async () => {
    late.resolve({ success: true, message: 'success', result: { list: [] } })
    await isOpen
  })
  expect(screen.getByRole('heading', { name: '핵심 부품' })).toBeTruthy()
})

test('regression: a sheet whose parts failed to load offered to choose them, so that a PC got a second CPU', async () => {
  const answers = [
    async () => Promise.reject(new Error('offline')),
    async () => ({ success: true, message: 'success', result: { list: [] } }),
  ]
  const scope = fork({ handlers: [[findPartsFx, () => answers.shift()?.()]] })
  await allSettled(partsSeen, { scope, params: [partOf('2', 'memory')] })
  await allSettled(estimateOpened, { scope, params: '?e=1.1.2' })
  render(
    <Provider value={scope}>
      <EstimateSheet />
    </Provider>,
  )
  const choices = () => screen.queryAllByRole('button', { name: /고르기$|^운영체제$/ })
  expect(choices()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  await waitFor(() => expect(choices().length).toBeGreaterThan(0))
})

afterEach(cleanup)

const none = { success: true, message: 'success', result: { list: [] } }

async function open(search: string): Promise<Scope> {
  const scope = fork({
    handlers: [
      [findPartsFx, () => none],
      [getPartsFx, () => new Promise(() => {})],
    ],
  })
  await allSettled(partsSeen, { scope, params: [partOf('1', 'cpu'), partOf('2', 'memory')] })
  await allSettled(estimateOpened, { scope, params: search })
  render(
    <Provider value={scope}>
      <EstimateSheet />
      <SuggestionsPanel />
    </Provider>,
  )
  return scope
}

/** Presses a button as the keyboard does: it has the focus. */
async function press(name: string): Promise<void> {
  const button = screen.getByRole('button', { name })
  button.focus()
  await act(async () => fireEvent.click(button))
}

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

test('regression: hundreds of unknown parts could only be removed one by one', async () => {
  const unknown = Array.from({ length: 50 }, (_, index) => 100 + index)
  await open(`?e=1.1.${unknown.join('.')}`)
  const note = screen.getByText(/볼 수 없는 부품이 50개 있어요/)
  expect(note.textContent).toContain('상품번호 100, 101, 102, 103, 104 외 45개')
  await press('볼 수 없는 부품 모두 빼기')
  expect(screen.queryByText(/볼 수 없는 부품/)).toBeNull()
  expect(screen.getByRole('button', { name: '부품 1 빼기' })).toBeTruthy()
  expect(focused()).toBe('견적서')
})

test('regression: the focus was lost when its button was used up', async () => {
  await open('?e=1.1.2')
  await press('부품 2 빼기')
  expect(focused()).toBe('메모리 고르기')
  await press('되돌리기')
  expect(focused()).toBe('견적서')
  await press('모두 비우기')
  expect(focused()).toBe('견적서')
})

test('regression: the focus left the panel whose button was replaced', async () => {
  await open('?e=1.1.2')
  await press('더 싼 부품 찾기')
  expect(focused()).toBe('같은 사양, 더 싸게')
})

test('regression: after the picker the focus was on no part', async () => {
  const scope = await open('?e=1.1')
  screen.getByRole('button', { name: '메모리 고르기' }).focus()
  const picker = document.createElement('dialog')
  const choice = document.createElement('button')
  picker.append(choice)
  document.body.append(picker)
  picker.open = true
  choice.focus()
  await act(() => allSettled(partChosen, { scope, params: { part: partOf('2', 'memory'), instead: null } }))
  choice.remove()
  await Promise.resolve()
  picker.remove()
  await waitFor(() => expect(focused()).toBe('부품 2'))
})
