import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Select } from './select.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

test('a field is found by its label, visible or not', () => {
  render(<TextField label="최저 가격" labelHidden inputMode="numeric" defaultValue="100000" />)
  expect(screen.getByLabelText('최저 가격').getAttribute('inputmode')).toBe('numeric')
  expect(screen.getByText('최저 가격').className).toBe('sr-only')
})

test('a select lists its options under its label', () => {
  render(
    <Select
      label="보기"
      defaultValue="60"
      options={[
        { value: '30', text: '30개씩' },
        { value: '60', text: '60개씩' },
        { value: '90', text: '90개씩', disabled: true },
      ]}
    />,
  )
  expect(screen.getByRole('combobox', { name: '보기' })).toHaveProperty('value', '60')
  expect(screen.getByRole('option', { name: '90개씩' }).matches(':disabled')).toBe(true)
})
