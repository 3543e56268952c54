import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { PriceRange } from './price-range.tsx'

afterEach(cleanup)

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '최소 가격' })
const words = () => screen.queryByRole('alert')?.textContent ?? ''
const leaveWith = (text: string) => {
  fireEvent.input(field(), { target: { value: text } })
  fireEvent.blur(field())
}

describe('a typed price', () => {
  test.each(['abc', '-5', '오만'])('regression: %s got a brown border and no word', text => {
    render(<PriceRange min={null} max={null} />)
    leaveWith(text)
    expect(words()).toBe('0원 이상의 금액을 숫자로 적어 주세요.')
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
    expect(field().value).toBe(text)
  })

  test('is looked at on Enter, too', () => {
    render(<PriceRange min={null} max={null} />)
    fireEvent.input(field(), { target: { value: 'abc' } })
    expect(words()).toBe('')
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(words()).not.toBe('')
  })

  test.each(['', '500000', '500,000원', '50만'])(
    'says nothing of %j, also after one that was wrong',
    text => {
      render(<PriceRange min={null} max={null} />)
      leaveWith('abc')
      leaveWith(text)
      expect(words()).toBe('')
    },
  )
})
