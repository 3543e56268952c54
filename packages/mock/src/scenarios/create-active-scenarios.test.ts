import { describe, expect, test } from 'vitest'
import { exchangeOf } from '../server/testing/exchange-of.ts'
import { parseChoices } from './choice.ts'
import { createActiveScenarios } from './create-active-scenarios.ts'

const ask = (operationId = 'getItems', headers: Readonly<Record<string, string>> = {}) =>
  exchangeOf(operationId, headers)
const open = (names: string, seed = 1) => createActiveScenarios(parseChoices(names), seed)
const fails = (activeScenarios: ReturnType<typeof open>, ...call: Parameters<typeof ask>) =>
  activeScenarios.interfere(ask(...call))?.instead !== undefined

describe('active scenarios', () => {
  test('leaves calls alone without a scenario', () => {
    expect(open('').interfere(ask())).toBeUndefined()
    expect(open('banner-down').interfere(ask())).toBeUndefined()
  })

  test('combines several, in the order of activation', () => {
    const activeScenarios = open('slow=100')
    activeScenarios.begin(...firstOf('no-images'))
    activeScenarios.begin(...firstOf('late-then-fine'))
    expect(activeScenarios.interfere(ask())).toMatchObject({
      names: ['slow', 'no-images', 'late-then-fine'],
      delay: 10_100,
    })
  })

  test('restarts one with another number', () => {
    const activeScenarios = open('slow=100,offline')
    activeScenarios.begin(...firstOf('slow=7'))
    activeScenarios.end('offline')
    expect(activeScenarios.interfere(ask())).toEqual({ names: ['slow'], delay: 7 })
  })

  test('restores the initial scenarios', () => {
    const activeScenarios = open('slow=100')
    activeScenarios.play([])
    expect(activeScenarios.interfere(ask())).toBeUndefined()
    activeScenarios.reset()
    expect(activeScenarios.interfere(ask())).toEqual({ names: ['slow'], delay: 100 })
  })

  test('counts the calls of each operation, and restarts after a change', () => {
    const activeScenarios = open('fails-then-fine=2')
    const turns = () => [1, 2, 3].map(() => fails(activeScenarios))
    expect(turns()).toEqual([true, true, false])
    expect(fails(activeScenarios, 'getSpecs')).toBe(true)
    expect(turns()).toEqual([false, false, false])
    activeScenarios.reset()
    expect(turns()).toEqual([true, true, false])
  })

  test('draws the same calls for the same seed, at the given rate', () => {
    const draw = (seed: number) => {
      const activeScenarios = open('flaky=25', seed)
      return Array.from({ length: 400 }, () => fails(activeScenarios))
    }
    expect(draw(1)).toEqual(draw(1))
    expect(draw(1)).not.toEqual(draw(2))
    const failed = draw(1).filter(Boolean).length
    expect(failed).toBeGreaterThan(70)
    expect(failed).toBeLessThan(130)
  })
})

describe('the header of one call', () => {
  test('overrides the active scenarios', () => {
    const activeScenarios = open('offline')
    expect(activeScenarios.interfere(ask('getItems', { 'x-mock-scenario': 'slow=5' }))).toEqual({
      names: ['slow'],
      delay: 5,
    })
    expect(activeScenarios.interfere(ask('getItems', { 'x-mock-scenario': 'none' }))).toBeUndefined()
    expect(activeScenarios.interfere(ask('getItems', { 'x-mock-scenario': '' }))).toBeUndefined()
  })

  test('counts for each client separately', () => {
    const activeScenarios = open('')
    const of = (client: string) =>
      fails(activeScenarios, 'getItems', { 'x-mock-scenario': 'fails-then-fine', 'x-mock-client': client })
    expect([of('a'), of('a'), of('b'), of('b')]).toEqual([true, false, true, false])
  })

  test('is refused with an unknown name', async () => {
    const answer = await open('')
      .interfere(ask('getItems', { 'x-mock-scenario': 'sold' }))
      ?.instead?.()
    expect([answer?.status, await answer?.json()]).toMatchObject([
      400,
      { message: 'header.x-mock-scenario: no scenario is called "sold"; did you mean sold-out?' },
    ])
  })
})

function firstOf(text: string): Parameters<ReturnType<typeof open>['begin']> {
  const [choice] = parseChoices(text)
  if (!choice) throw new Error(`${text} is no scenario`)
  return [choice]
}
