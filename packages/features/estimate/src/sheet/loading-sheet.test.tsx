import { findPartsFx } from '@jeoul/api'
import { estimateOpened, partsSeen } from '@jeoul/estimate'
import { partOf } from '@jeoul/estimate/testing/parts'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test } from 'vitest'
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
