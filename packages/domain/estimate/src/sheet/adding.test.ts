import { expect, test } from 'vitest'
import { partOf } from '../testing/parts.ts'
import { addParts } from './adding.ts'

const known = { 1: partOf('1', 'cpu'), 2: partOf('2', 'memory'), s1: partOf('s1', 'assembly') }
const line = (partId: string, quantity = 1) => ({ partId, quantity })

test.each([
  ['of a kind that is not there yet', ['1'], [partOf('9', 'gpu')], ['1', '9']],
  ['of a kind that a PC has once, in place of what is there', ['1', '2'], [partOf('9', 'cpu')], ['9', '2']],
  ['of a kind that a PC has several of', ['2'], [partOf('9', 'memory')], ['2', '9']],
  ['several at once, the last of a kind stays', [], [partOf('8', 'cpu'), partOf('9', 'cpu')], ['9']],
  ['that are there already', ['1', '2'], [partOf('2', 'memory')], ['1', '2']],
  ['a second service', ['s1'], [partOf('s2', 'visit')], ['s1']],
])('adds parts: %s', (_, before, parts, after) => {
  expect(
    addParts(
      before.map(partId => line(partId)),
      parts,
      known,
    ),
  ).toEqual(after.map(partId => line(partId)))
})
