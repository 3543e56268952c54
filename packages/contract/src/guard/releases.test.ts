import { expect, test } from 'vitest'
import { compareVersions, isBreakingStep, readVersion } from './releases.ts'

const version = (text: string) => readVersion(text) ?? { text, major: 0, minor: 0, patch: 0 }

test.each(['1', '1.2', '1.2.3.4', 'v1.2.3', '1.2.x', ''])('%j is no version', text => {
  expect(readVersion(text)).toBeUndefined()
})

test.each([
  ['0.2.0', '0.10.0'],
  ['0.9.9', '1.0.0'],
  ['1.2.3', '1.2.4'],
])('%s is older than %s', (older, newer) => {
  expect(compareVersions(version(older), version(newer))).toBeLessThan(0)
  expect(compareVersions(version(newer), version(older))).toBeGreaterThan(0)
})

test.each([
  ['0.2.0', '0.3.0', true],
  ['0.2.0', '0.2.1', false],
  ['0.2.0', '1.0.0', true],
  ['1.2.0', '1.3.0', false],
  ['1.2.0', '2.0.0', true],
])('the step from %s to %s may break clients: %s', (from, to, isBreaking) => {
  expect(isBreakingStep(version(from), version(to))).toBe(isBreaking)
})
