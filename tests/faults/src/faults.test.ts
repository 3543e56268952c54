import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { applyFault } from './fault.ts'
import { faults } from './faults/index.ts'
import { rootFolder } from './paths.ts'

const read = (file: string) => readFileSync(path.join(rootFolder, file), 'utf8')

describe('every fault can still be made', () => {
  test.each(faults)('$name', fault => {
    const text = read(fault.file)
    expect(applyFault(text, fault)).not.toBe(text)
    if (fault.spec !== undefined) expect(read(fault.spec)).not.toBe('')
  })
})

test('every fault has a name of its own', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
})

describe('a fault', () => {
  const fault = { name: 'any', file: 'any.ts', find: 'a', replace: 'b' }

  test('is applied at its place', () => {
    expect(applyFault('xay', fault)).toBe('xby')
  })
  test.each([
    ['nowhere', 'xy', 'no longer contains'],
    ['in two places', 'aa', 'contains 2 times'],
  ])('whose text is found %s is refused', (_, text, message) => {
    expect(() => applyFault(text, fault)).toThrow(message)
  })
})
