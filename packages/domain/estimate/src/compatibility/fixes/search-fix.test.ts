import { describe, expect, test } from 'vitest'
import type { RuleId } from '../rule.ts'
import { allSteps } from '../steps.ts'
import { fixed, loaded, marketOf, questionOf } from '../testing/ask-fix.ts'
import type { Market } from './fix.ts'
import { searchFix } from './search-fix.ts'

const market = marketOf({
  'ASUS ROG Astral RTX 5090': 5_690_000,
  'MSI RTX 5080 GAMING TRIO OC': 2_190_000,
  'GIGABYTE RTX 5070 WINDFORCE SFF': 889_000,
  'ASUS DUAL RTX 5060 Ti 16GB': 729_000,
  'Fractal Design Terra': 259_000,
  'Cooler Master NR200': 119_000,
  'Corsair 4000D Airflow': 139_000,
  'Lian Li LANCOOL 216': 149_000,
  'ASUS PRIME AP201': null,
  'Ryzen 5 7500F': 193_000,
  'Ryzen 5 5600': 119_000,
  'Core i7-8700K': 99_000,
  'Core i9-11900K': 199_000,
  'Ryzen 7 7800X3D': 489_000,
  'Thermalright AXP90-X47': 49_000,
  'Samsung DDR4-3200 16GB': 79_000,
})
const none: Market['parts'] = {
  cpu: [],
  motherboard: [],
  memory: [],
  gpu: [],
  case: [],
  power: [],
  cooler: [],
}
const ask = (build: readonly string[], rule: RuleId, of: Market = market) =>
  fixed(questionOf(build, { rule }), of)
const without = (kind: keyof Market['parts']): Market => ({
  ...market,
  parts: { ...market.parts, [kind]: [] },
})
const long = ['ASUS ROG Astral RTX 5090', 'Fractal Design Terra']

describe('the cheapest single change', () => {
  test('has the least absolute price difference', () => {
    expect(ask(long, 'gpu-length')).toEqual(['Fractal Design Terra', 'Lian Li LANCOOL 216', -110_000])
    expect(ask(long, 'gpu-length', without('case'))).toEqual([
      'ASUS ROG Astral RTX 5090',
      'GIGABYTE RTX 5070 WINDFORCE SFF',
      -4_801_000,
    ])
  })

  test('uses ordinary goods, and others only as a last resort', () => {
    const except = (...names: readonly string[]): Market => ({
      ...market,
      isOrdinary: ({ name }) => !names.includes(name),
    })
    const near = except('Lian Li LANCOOL 216')
    expect(ask(long, 'gpu-length', near)).toContain('Corsair 4000D Airflow')
    const all = except('Lian Li LANCOOL 216', 'Corsair 4000D Airflow')
    expect(ask(long, 'gpu-length', all)).toContain('GIGABYTE RTX 5070 WINDFORCE SFF')
    expect(ask(long, 'gpu-length', { ...market, isOrdinary: () => false })).toContain('Lian Li LANCOOL 216')
  })

  test('causes no new problem', () => {
    const build = [...long, 'ASUS TUF GAMING B850-PLUS WIFI']
    expect(ask(build, 'board-form')).toEqual(['Fractal Design Terra', 'Lian Li LANCOOL 216', -110_000])
  })

  test('fixes two problems of a part if one change can', () => {
    const build = ['Ryzen 5 7500F', 'MSI MAG B550 TOMAHAWK', 'Samsung DDR4-3200 16GB']
    const near = ['Ryzen 5 7500F', 'Ryzen 5 5600', -74_000]
    expect(ask(build, 'socket')).toEqual(near)
    expect(ask(build, 'memory-type')).toEqual(near)
    // Like the present processor, it comes without a cooler, which may be chosen later.
    const newest = ['Ryzen 7 7800X3D', 'MSI Z370-A PRO', 'Samsung DDR4-3200 16GB']
    expect(ask(newest, 'memory-type')).toEqual(['Ryzen 7 7800X3D', 'Core i7-8700K', -390_000])
  })

  test('adds a missing part', () => {
    const build = ['Ryzen 5 7500F', 'MSI MAG B650M Mortar WiFi']
    const card = [null, 'ASUS DUAL RTX 5060 Ti 16GB', 729_000]
    // The processor with graphics comes without a cooler.
    expect(ask(build, 'picture')).toEqual(card)
    const cooled = [...build, 'Noctua NH-L9a-AM5']
    expect(ask(cooled, 'picture')).toEqual(['Ryzen 5 7500F', 'Ryzen 7 7800X3D', 296_000])
    expect(ask(cooled, 'picture', without('cpu'))).toEqual(card)
  })

  test('may reduce the quantity', () => {
    const build = ['ASUS PRIME Z690-P D4', '5 × Samsung DDR4-3200 16GB']
    expect(ask(build, 'memory-slots')).toEqual(['Samsung DDR4-3200 16GB', 'Samsung DDR4-3200 16GB', -79_000])
  })

  test('is null if no part on sale solves the problem', () => {
    expect(ask(['MSI MAG B650M Mortar WiFi', '3 × Samsung 990 PRO'], 'm2')).toBeNull()
  })
})

describe('a part that must stay', () => {
  test('is fixed by a change of another one', () => {
    const question = questionOf(long, { keeps: 'Fractal Design Terra' })
    expect(fixed(question, market)).toContain('GIGABYTE RTX 5070 WINDFORCE SFF')
    const card = questionOf(long, { keeps: 'ASUS ROG Astral RTX 5090' })
    expect(fixed(card, market)).toContain('Lian Li LANCOOL 216')
  })

  test('has all its problems fixed, or none', () => {
    const build = ['Fractal Design Terra', 'ASUS ROG Astral RTX 5090', 'ASUS TUF GAMING B850-PLUS WIFI']
    const question = questionOf(build, { keeps: 'Fractal Design Terra' })
    expect(question.problems.map(({ rule }) => rule)).toEqual(['board-form', 'gpu-length'])
    expect(fixed(question, market)).toBeNull()
  })
})

describe('the kinds whose parts are needed', () => {
  const question = questionOf(['Ryzen 7 7800X3D', 'MSI MAG B550 TOMAHAWK', 'Samsung DDR4-3200 16GB'], {
    rule: 'socket',
  })

  test('are those of the problem, and once no single change is found, those that a change concerns', () => {
    expect(allSteps(searchFix(question, loaded(market, [])))).toEqual({
      kinds: ['cpu', 'motherboard'],
      isDone: false,
      fix: null,
    })
    const named = { ...market, parts: { cpu: [], motherboard: [] } }
    expect(allSteps(searchFix(question, named))).toEqual({
      kinds: ['cpu', 'motherboard', 'memory'],
      isDone: false,
      fix: null,
    })
    expect(allSteps(searchFix(question, { ...market, parts: none }))).toMatchObject({
      isDone: true,
      fix: null,
    })
  })
})
