import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CheckRow } from './check-row.tsx'

afterEach(cleanup)

test('a row is a checkbox named by its label and its count', () => {
  render(<CheckRow label="ASUS" count={1284} checked />)
  expect(screen.getByRole('checkbox', { name: 'ASUS 1,284', checked: true })).toBeTruthy()
})

test('a value that would leave nothing stays visible and disabled', () => {
  render(<CheckRow label="24GB" count={0} checked={false} disabled />)
  expect(screen.getByRole('checkbox', { name: '24GB 0' }).matches(':disabled')).toBe(true)
})

test('one handler on a parent serves every row, without a warning', () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {})
  const chosen: string[] = []
  render(
    <fieldset
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) chosen.push(target.value)
      }}
    >
      <CheckRow label="ASUS" value="asus" checked={false} />
      <CheckRow label="MSI" value="msi" checked={false} />
    </fieldset>,
  )
  fireEvent.click(screen.getByRole('checkbox', { name: 'MSI' }))
  expect(chosen).toEqual(['msi'])
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
})
