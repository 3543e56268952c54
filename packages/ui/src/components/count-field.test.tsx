import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CountField } from './count-field.tsx'

afterEach(cleanup)

function show(count: number) {
  const onChange = vi.fn()
  render(<CountField label="수량" count={count} max={99} onChange={onChange} />)
  return onChange
}

test('adds one and takes one away', () => {
  const onChange = show(3)
  fireEvent.click(screen.getByRole('button', { name: '수량 늘리기' }))
  fireEvent.click(screen.getByRole('button', { name: '수량 줄이기' }))
  expect(onChange.mock.calls).toEqual([[4], [2]])
})

test.each([
  [1, '수량 줄이기'],
  [99, '수량 늘리기'],
])('at %i the button %s is disabled', (count, name) => {
  show(count)
  expect(screen.getByRole('button', { name }).matches(':disabled')).toBe(true)
})

test('a typed count is reported when the field is left or confirmed', () => {
  const onChange = show(3)
  const field = screen.getByRole('textbox', { name: '수량' })
  fireEvent.change(field, { target: { value: '12' } })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.blur(field)
  expect(onChange.mock.calls).toEqual([[12], [12]])
})

test('regression: a count confirmed by Enter took the focus away', () => {
  const props = { label: '수량', max: 99, onChange: () => {} }
  const { rerender } = render(<CountField {...props} count={3} />)
  const field = screen.getByRole('textbox', { name: '수량' })
  field.focus()
  fireEvent.change(field, { target: { value: '500' } })
  rerender(<CountField {...props} count={99} />)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '수량' }))
  expect(screen.getByDisplayValue('99')).toBe(field)
})
