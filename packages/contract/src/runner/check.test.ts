import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caseCheck, lawCheck } from './check.ts'
import { Violation } from './exchanges/hold.ts'

const chance = { seed: 1, runs: 50 }
const about = { id: 'small-numbers', name: 'numbers are small', operations: ['getItems'] } as const
const below = (limit: number) => async (value: number) => {
  if (value >= limit) throw new Violation('value', `is ${value}`)
}

describe('lawCheck', () => {
  const law = (limit: number) => lawCheck({ ...about, value: fc.nat({ max: 1000 }), holds: below(limit) })

  test('reports the simplest counterexample', async () => {
    expect((await law(10).run(chance))?.message).toBe('is 10')
  })

  test('finds nothing if the law holds', async () => {
    expect(await law(1001).run(chance)).toBeUndefined()
  })

  test('runs as often as its share says', async () => {
    let tried = 0
    const value = fc.nat()
    const holds = async () => void tried++
    await lawCheck({ ...about, value, share: 0.1, holds }).run(chance)
    expect(tried).toBe(5)
  })

  test('does not report a bug of the check as a violation', async () => {
    const holds = () => Promise.reject(new TypeError('oops'))
    await expect(lawCheck({ ...about, value: fc.nat(), holds }).run(chance)).rejects.toThrow(TypeError)
  })
})

describe('caseCheck', () => {
  const cases = (limit: number) => caseCheck({ ...about, cases: () => [3, 12, 20], holds: below(limit) })

  test('reports the first case that fails', async () => {
    expect((await cases(10).run(chance))?.message).toBe('is 12')
    expect(await cases(21).run(chance)).toBeUndefined()
  })
})
