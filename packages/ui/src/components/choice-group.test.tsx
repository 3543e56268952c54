import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChoiceGroup } from './choice-group.tsx'

afterEach(cleanup)

const choices = [
  { value: 'a', label: '삼성카드' },
  { value: 'b', label: '현대카드' },
]

test('a choice of several is a named group of checkboxes', () => {
  const onToggle = vi.fn()
  render(<ChoiceGroup legend="카드" name="card" choices={choices} chosen={['a']} onToggle={onToggle} />)
  expect(screen.getByRole('group', { name: '카드' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: '삼성카드', checked: true })).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: '현대카드' }))
  expect(onToggle).toHaveBeenCalledWith('b')
})

test('a single choice is a group of radio buttons', () => {
  render(
    <ChoiceGroup isSingle legend="지역" name="region" choices={choices} chosen={['b']} onToggle={() => {}} />,
  )
  expect(screen.getByRole('radio', { name: '현대카드', checked: true })).toBeTruthy()
})
