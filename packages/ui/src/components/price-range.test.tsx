import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { PriceRange } from './price-range.tsx'

afterEach(cleanup)

const amountOf = (text: string) => (text === '' ? null : Number(text.replaceAll(',', '')))
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '최소 가격' })
const words = () => screen.queryByRole('alert')?.textContent ?? ''
const leaveWith = (text: string) => {
  fireEvent.input(field(), { target: { value: text } })
  fireEvent.blur(field())
}

describe('a typed price', () => {
  test.each(['abc', '-5', '오만'])('regression: %s got a brown border and no word', text => {
    render(<PriceRange min={null} max={null} amountOf={amountOf} />)
    leaveWith(text)
    expect(words()).toBe('0원 이상의 금액을 숫자로 적어 주세요.')
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
    expect(field().value).toBe(text)
  })

  test('is looked at on Enter, too', () => {
    render(<PriceRange min={null} max={null} amountOf={amountOf} />)
    fireEvent.input(field(), { target: { value: 'abc' } })
    expect(words()).toBe('')
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(words()).not.toBe('')
  })

  test.each(['', '500000', '500,000원', '50만'])(
    'says nothing of %j, also after one that was wrong',
    text => {
      render(<PriceRange min={null} max={null} amountOf={amountOf} />)
      leaveWith('abc')
      leaveWith(text)
      expect(words()).toBe('')
    },
  )
})

describe('amounts in the wrong order', () => {
  const fields = () => screen.getAllByRole<HTMLInputElement>('textbox')
  const values = () => fields().map(({ value }) => value)
  const type = (min: string, max: string) => {
    for (const [place, text] of [min, max].entries())
      fireEvent.input(fields()[place] ?? field(), { target: { value: text } })
  }
  const swapped = '최소 가격이 더 높아서 두 금액을 바꿨어요.'

  test.each([
    ['leaving both fields', () => fireEvent.blur(field())],
    ['Enter', () => fireEvent.keyDown(field(), { key: 'Enter' })],
  ])('regression: they were exchanged without a word, now said after %s', (_, done) => {
    const { rerender } = render(<PriceRange min={null} max={null} amountOf={amountOf} />)
    type('50000', '10000')
    expect(values()).toEqual(['50000', '10000'])
    done()
    expect(values()).toEqual(['10000', '50000'])
    expect(words()).toBe('')
    rerender(<PriceRange min={10_000} max={50_000} amountOf={amountOf} />)
    expect(words()).toBe(swapped)
    rerender(<PriceRange min={null} max={null} amountOf={amountOf} />)
    expect(words()).toBe('')
  })

  test('they stay while the shopper moves from one field to the other', () => {
    render(<PriceRange min={null} max={null} amountOf={amountOf} />)
    type('50000', '10000')
    fireEvent.blur(field(), { relatedTarget: fields()[1] })
    expect(values()).toEqual(['50000', '10000'])
  })

  test('the same range once more is put in order, too', () => {
    render(<PriceRange min={10_000} max={50_000} amountOf={amountOf} />)
    type('50000', '10000')
    fireEvent.blur(field())
    expect(values()).toEqual(['10000', '50000'])
    expect(words()).toBe(swapped)
  })
})
