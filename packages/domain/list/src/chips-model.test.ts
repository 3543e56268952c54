import { expect, test } from 'vitest'
import { $chips } from './chips-model.ts'
import { setUp } from './testing/list-host.ts'

test('every choice has the host’s name, with the filter that remains without it', async () => {
  const { scope, open } = setUp()
  await open('111213', '?maker=7&spec=memory:12&min=100000&page=2')
  const chips = scope.getState($chips)
  expect(chips.map(({ label }) => label)).toEqual(['MSI', '메모리 용량 12GB', '10만원 이상'])
  expect(chips[0]?.without).toMatchObject({ makers: [], spec: { memory: ['12'] }, min: 100_000 })
})

test('choices that the host does not know can be removed as well', async () => {
  const { scope, open } = setUp()
  await open('111213', '?maker=99&spec=colour:red')
  expect(scope.getState($chips).map(({ label }) => label)).toEqual(['제조사 99', 'red'])
})
