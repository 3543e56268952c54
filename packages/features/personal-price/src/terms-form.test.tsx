import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TermsForm } from './terms-form.tsx'

afterEach(cleanup)

test('every change of the terms is reported at once', () => {
  const handlers = {
    onCard: vi.fn(),
    onCash: vi.fn(),
    onMembership: vi.fn(),
    onRegion: vi.fn(),
  }
  const choiceOf = (name: string) => ({ value: name, label: name })
  render(
    <TermsForm
      terms={{ cards: ['삼성카드'], cash: false, memberships: [], region: 'jeju' }}
      choices={{
        cards: [choiceOf('삼성카드'), choiceOf('현대카드')],
        memberships: [choiceOf('우주패스')],
        regions: [
          { value: 'mainland', label: '일반 지역' },
          { value: 'jeju', label: '제주' },
        ],
      }}
      {...handlers}
    />,
  )
  expect(screen.getByRole('checkbox', { name: '삼성카드', checked: true })).toBeTruthy()
  expect(screen.getByRole('radio', { name: '제주', checked: true })).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: '현대카드' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '현금(무통장)으로도 결제해요' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '우주패스' }))
  fireEvent.click(screen.getByRole('radio', { name: '일반 지역' }))
  expect(handlers.onCard).toHaveBeenCalledWith('현대카드')
  expect(handlers.onCash).toHaveBeenCalledTimes(1)
  expect(handlers.onMembership).toHaveBeenCalledWith('우주패스')
  expect(handlers.onRegion).toHaveBeenCalledWith('mainland')
})
