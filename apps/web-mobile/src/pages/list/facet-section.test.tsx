import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FacetSection } from './facet-section.tsx'

afterEach(cleanup)

const section = (chosen: readonly string[], isOpen = false) => (
  <FacetSection title="메모리 용량" chosen={chosen} isOpen={isOpen}>
    <input type="checkbox" />
  </FacetSection>
)
const press = () => fireEvent.click(screen.getByRole('button'))
const isUnfolded = () => screen.queryByRole('button', { expanded: true }) !== null
const boxes = () => screen.queryAllByRole('checkbox')

test('the values of a folded facet are rendered as soon as it is unfolded', () => {
  render(section([]))
  expect([isUnfolded(), boxes()]).toEqual([false, []])
  press()
  expect([isUnfolded(), boxes().length]).toEqual([true, 1])
  press()
  expect([isUnfolded(), boxes()]).toEqual([false, []])
})

test.each([
  ['a facet that is to be open', section([], true)],
  ['a facet with a choice', section(['12GB'])],
])('%s is unfolded initially, and can be folded', (_, facet) => {
  const { rerender } = render(facet)
  expect(isUnfolded()).toBe(true)
  press()
  rerender(facet)
  expect(isUnfolded()).toBe(false)
})

test('a folded facet names the chosen values', () => {
  render(section(['12GB', '16GB']))
  press()
  expect(screen.getByRole('button', { name: '메모리 용량 12GB, 16GB', expanded: false })).toBeTruthy()
})

test('a choice made elsewhere unfolds a facet; removing the last one does not fold it under the finger', () => {
  const { rerender } = render(section([]))
  rerender(section(['12GB']))
  expect(isUnfolded()).toBe(true)
  rerender(section([]))
  expect(isUnfolded()).toBe(true)
})
