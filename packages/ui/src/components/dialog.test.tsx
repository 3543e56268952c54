import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show() {
  const onClose = vi.fn()
  render(
    <Dialog title="신고하기" onClose={onClose} footer={<button type="button">보내기</button>}>
      <p>무엇이 잘못됐나요</p>
    </Dialog>,
  )
  return onClose
}

test('it is open, and named by its title', () => {
  show()
  expect(screen.getByRole('dialog', { name: '신고하기' }).hasAttribute('open')).toBe(true)
})

test('its button, Esc and a press outside request to close it; a press inside does not', () => {
  const onClose = show()
  const dialog = screen.getByRole('dialog')
  fireEvent.click(screen.getByRole('button', { name: '닫기' }))
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  vi.advanceTimersByTime(600)
  fireEvent.click(dialog)
  fireEvent.click(screen.getByText('무엇이 잘못됐나요'))
  expect(onClose).toHaveBeenCalledTimes(3)
})

test('it closes before it is removed from the document, so that the focus returns', () => {
  show()
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  const connected: boolean[] = []
  vi.spyOn(dialog, 'close').mockImplementation(() => void connected.push(dialog.isConnected))
  cleanup()
  expect(connected).toEqual([true])
})

test('regression: the second press of a double tap closed the dialog that the first had opened', () => {
  const onClose = show()
  vi.advanceTimersByTime(300)
  fireEvent.click(screen.getByRole('dialog'))
  expect(onClose).not.toHaveBeenCalled()
})
