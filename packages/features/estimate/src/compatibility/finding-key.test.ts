import { pieceOf } from '@jeoul/estimate'
import { checkBuild } from '@jeoul/estimate/compatibility'
import { partOf } from '@jeoul/estimate/testing/parts'
import { expect, test } from 'vitest'
import { findingKey } from './finding-key.ts'

test('regression: findings of two kits of memory had the same key', () => {
  const parts = [partOf('1', 'memory'), partOf('2', 'memory'), partOf('3', 'motherboard')]
  const findings = checkBuild(parts.map(part => pieceOf({ part, quantity: 1 })))
  expect(new Set(findings.map(({ rule, text }) => rule + text)).size).toBeLessThan(findings.length)
  expect(new Set(findings.map(findingKey)).size).toBe(findings.length)
})
