import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BottomSheet } from './bottom-sheet.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(isOpen = true) {
  const onClose = vi.fn()
  const sheet = (open: boolean) => (
    <BottomSheet title="필터" isOpen={open} onClose={onClose} footer={<button type="button">보기</button>}>
      <p>내용</p>
    </BottomSheet>
  )
  const { rerender } = render(sheet(isOpen))
  const dialog = document.querySelector('dialog')
  if (!dialog) throw new Error('there is no dialog')
  return { dialog, onClose, turn: (open: boolean) => rerender(sheet(open)) }
}

const pull = (by: number) => {
  const title = screen.getByText('필터')
  const at = (clientY: number) => ({ pointerId: 1, clientY })
  fireEvent.pointerDown(title, at(100))
  fireEvent.pointerMove(title, at(100 + by))
  fireEvent.pointerUp(title, at(100 + by))
}

test('it opens as a dialog named by its title, and closes', () => {
  const { dialog, turn } = show()
  expect(dialog.open).toBe(true)
  expect(screen.getByRole('dialog', { name: '필터' })).toBe(dialog)
  turn(false)
  expect(dialog.open).toBe(false)
})

test('a closed sheet stays closed', () => {
  expect(show(false).dialog.open).toBe(false)
})

test.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: '닫기' }))],
  ['a press beside it', () => fireEvent.click(screen.getByRole('dialog'))],
  ['a pull down', () => pull(120)],
])('%s requests to close it', (_, act) => {
  const { onClose } = show()
  vi.advanceTimersByTime(600)
  act()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a short pull, or a press inside, does not close it', () => {
  const { dialog, onClose } = show()
  pull(40)
  expect(dialog.style.translate).toBe('')
  fireEvent.click(screen.getByText('내용'))
  expect(onClose).not.toHaveBeenCalled()
})

test('regression: the second press of a double tap closed the sheet that the first had opened', () => {
  const { onClose, turn } = show(false)
  vi.advanceTimersByTime(5000)
  turn(true)
  vi.advanceTimersByTime(300)
  fireEvent.click(screen.getByRole('dialog'))
  expect(onClose).not.toHaveBeenCalled()
})
