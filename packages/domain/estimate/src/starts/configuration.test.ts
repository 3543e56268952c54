import { expect, test } from 'vitest'
import { configuration } from '../testing/configuration.ts'
import { linesOfConfiguration, readConfiguration } from './configuration.ts'

const lines = (...ids: readonly string[]) => ids.map(partId => ({ partId, quantity: 1 }))

test('"base and add option lists, active": an estimate starts with the active parts, services among them', () => {
  expect(linesOfConfiguration(configuration)).toEqual(lines('11'))
  expect(linesOfConfiguration({ ...configuration, active: [2, 3, 5] })).toEqual(lines('12', 's5'))
})

test('"base and add option lists, active and default lists" are read; an answer without them is refused', () => {
  const pc = {
    ...configuration,
    price: 1,
    each: 1,
    addedChangeLenght: 0,
    addedChangePrice: 0,
    selectIdxArr: [1, 3],
    base: [...configuration.base],
    add: [...configuration.add],
    active: [1, 3],
    default: [1, 3],
    lists: { 1: [], 2: [], 3: [], 4: [] },
  }
  const result = {
    idx_estimate: 1,
    idx_b_manager: 1,
    created: '2026-11-23T00:00:00Z',
    months: [12 as const],
    pc,
  }
  expect(readConfiguration({ success: true, message: 'success', result })).toEqual(configuration)
  expect(readConfiguration({ success: false, message: '', result })).toBeNull()
})
