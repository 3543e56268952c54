import { filterOptions } from '@jeoul/filter-spec'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FacetFilter } from './facet-filter.tsx'

afterEach(cleanup)

const values = Array.from({ length: 11 }, (_, index) => ({
  key: `v${index + 1}`,
  name: `${index + 1}GB`,
  count: index,
}))

function show(chosen: readonly string[]) {
  return render(
    <FacetFilter title="메모리 용량" name="spec" facet="memory" options={filterOptions(values, chosen)} />,
  )
}

test('the first eight values are shown, and the others are behind a button', () => {
  show([])
  const more = within(screen.getByRole('group', { name: '메모리 용량' }))
    .getByText('3개 더보기')
    .closest('details')
  expect(more?.open).toBe(false)
  expect(more?.querySelectorAll('input')).toHaveLength(3)
  expect(screen.getAllByRole('checkbox')).toHaveLength(11)
})

test('a value that would leave nothing stays, disabled, unless it is chosen', () => {
  const { rerender } = show([])
  const none = () => screen.getByRole('checkbox', { name: '1GB 0' })
  expect(none().matches(':disabled')).toBe(true)
  rerender(
    <FacetFilter title="메모리 용량" name="spec" facet="memory" options={filterOptions(values, ['v1'])} />,
  )
  expect(none()).toMatchObject({ checked: true, disabled: false })
})

test('a choice among the hidden values opens them, and taking it back does not close them', () => {
  const { container, rerender } = show(['v10'])
  const details = () => container.querySelector('details')
  expect(details()?.open).toBe(true)
  rerender(<FacetFilter title="메모리 용량" name="spec" facet="memory" options={filterOptions(values, [])} />)
  expect(details()?.open).toBe(true)
})

test('the form’s field contains facet and value', () => {
  show([])
  expect(screen.getByRole('checkbox', { name: '2GB 1' })).toMatchObject({ name: 'spec', value: 'memory:v2' })
})
