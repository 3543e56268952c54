import { countsComputed } from '@jeoul/list'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { Profiler } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SpecSection } from './spec-section.tsx'

afterEach(cleanup)

const facet = {
  key: 'memory',
  name: '메모리 용량',
  values: [
    { key: '12', name: '12GB', count: 5 },
    { key: '16', name: '16GB', count: 3 },
  ],
}
const none: readonly string[] = []

function show() {
  const scope = fork()
  const drawn = vi.fn()
  const section = (chosen: readonly string[]) => (
    <Provider value={scope}>
      <Profiler id="section" onRender={drawn}>
        <SpecSection facet={facet} chosen={chosen} />
      </Profiler>
    </Provider>
  )
  const { rerender } = render(section(none))
  drawn.mockClear()
  const count = (memory: Readonly<Record<string, number>>) =>
    act(() =>
      allSettled(countsComputed, {
        scope,
        params: { total: 1, makers: {}, specs: { memory }, traits: {}, bands: [] },
      }),
    )
  return { drawn, count, choose: (chosen: readonly string[]) => rerender(section(chosen)) }
}

test('regression: every press of a filter rendered all folded facets again', async () => {
  const { drawn, count } = show()
  await count({ '12': 1, '16': 0 })
  expect(drawn).not.toHaveBeenCalled()
})

test('a facet shows the latest counts when it is unfolded, and follows them from then on', async () => {
  const { count } = show()
  await count({ '12': 1, '16': 0 })
  fireEvent.click(screen.getByRole('button', { name: /^메모리 용량/ }))
  expect(screen.getByRole('checkbox', { name: '12GB 1' })).toMatchObject({ name: 'spec', value: 'memory:12' })
  expect(screen.getByRole('checkbox', { name: '16GB 0' }).matches(':disabled')).toBe(true)
  await count({ '12': 1, '16': 4 })
  expect(screen.getByRole('checkbox', { name: '16GB 4' }).matches(':disabled')).toBe(false)
})

test('chosen values are listed beside the name of the facet', () => {
  const { choose } = show()
  choose(['16'])
  expect(screen.getAllByText('16GB')).toHaveLength(2)
  expect(screen.getByRole('checkbox', { name: '16GB 3', checked: true })).toBeTruthy()
})
