import type { PartFigures, PartKind } from '@jeoul/api/types'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildOf } from './build.ts'
import type { Outcome, RuleId } from './rule.ts'
import { rules } from './rules/rules.ts'

/** A rule that compares names of two parts. */
interface Comparison {
  readonly rule: RuleId
  readonly of: readonly [PartKind, (name: string) => PartFigures]
  readonly on: readonly [PartKind, (name: string) => PartFigures]
  /** Some names of its vocabulary. */
  readonly names: readonly string[]
}

const socket = (name: string) => ({ socket: name })
const form = (name: string) => ({ form_factor: name })
const memory = (name: string) => ({ memory_types: [name] })

const sockets = ['AM4', 'AM5', 'LGA1700', 'LGA1851', 'TR4', 'Integrated Atom']
const boards = ['Mini-ITX', 'Micro ATX', 'ATX', 'EATX']
const supplies = ['ATX', 'SFX', 'SFX-L', 'TFX']
const types = ['DDR3', 'DDR4', 'DDR5']

const comparisons: readonly Comparison[] = [
  { rule: 'socket', of: ['cpu', socket], on: ['motherboard', socket], names: sockets },
  {
    rule: 'cooler-socket',
    of: ['cooler', name => ({ sockets: [name] })],
    on: ['motherboard', socket],
    names: sockets,
  },
  {
    rule: 'board-form',
    of: ['motherboard', form],
    on: ['case', name => ({ form_factors: [name] })],
    names: boards,
  },
  {
    rule: 'power-form',
    of: ['power', form],
    on: ['case', name => ({ power_form_factors: [name] })],
    names: supplies,
  },
  { rule: 'memory-type', of: ['memory', memory], on: ['motherboard', memory], names: types },
  { rule: 'memory-type', of: ['memory', memory], on: ['cpu', memory], names: types },
  { rule: 'memory-mix', of: ['memory', memory], on: ['memory', memory], names: types },
]

function outcomeOf({ rule, of, on }: Comparison, one: string, other: string): Outcome | undefined {
  const pieces = [of, on].map(([kind, figures], at) => ({
    partId: String(at),
    kind,
    name: 'a part',
    quantity: 1,
    figures: figures(at === 0 ? one : other),
  }))
  return rules.find(({ id }) => id === rule)?.check(buildOf(pieces))[0]?.outcome
}

const comparisonOf = (rule: RuleId) => comparisons.filter(comparison => comparison.rule === rule)

describe('regression: another spelling was 문제', () => {
  test.each<[RuleId, string, string, Outcome]>([
    ['socket', 'AMD AM5', 'AM5', 'pass'],
    ['socket', 'FCLGA1700', 'LGA 1700', 'pass'],
    ['socket', 'LGA1700/1851', 'LGA1851', 'pass'],
    ['socket', 'AM3', 'AM3/AM2+/AM2', 'pass'],
    ['socket', 'LGA1700/1851', 'AM5', 'problem'],
    ['socket', 'LGA1700', 'Integrated Atom', 'problem'],
    ['cooler-socket', 'AM4/AM5', 'AMD AM5', 'pass'],
    ['cooler-socket', 'LGA115x', 'LGA1200', 'conditional'],
    ['board-form', 'uATX', 'Micro ATX', 'pass'],
    ['board-form', 'µATX', 'Mini-ITX/M-ATX', 'pass'],
    ['board-form', 'µATX', 'ATX', 'conditional'],
    ['board-form', 'µATX', 'Mini-ITX', 'problem'],
    ['power-form', 'ATX12V / EPS12V', 'ATX', 'pass'],
    ['power-form', 'ATX12V / EPS12V', 'SFX', 'problem'],
    ['memory-type', 'DDR5-5600', 'DDR5', 'pass'],
    ['memory-type', 'DDR5', 'DDR5-5600/DDR4-3200', 'pass'],
    ['memory-type', 'DDR5-5600', 'DDR4', 'problem'],
  ])('%s: %s and %s are %s', (rule, one, other, outcome) => {
    for (const comparison of comparisonOf(rule)) expect(outcomeOf(comparison, one, other)).toBe(outcome)
  })
})

describe('regression: a name outside the vocabulary was 문제', () => {
  test.each<[RuleId, string, string]>([
    ['socket', 'AM6', 'AM5'],
    ['socket', 'LGA1700', 'LGA2551'],
    ['cooler-socket', 'AM5, TR9', 'LGA1700'],
    ['board-form', 'ATX (BTF)', 'ATX'],
    ['board-form', 'ATX / E-ATX', 'ATX'],
    ['board-form', 'Cube', 'ATX'],
    ['power-form', 'Mini-ITX', 'SFX'],
    ['power-form', 'ATX12VO', 'SFX'],
    ['memory-type', 'DDR3L', 'DDR3'],
    ['memory-mix', 'DDR6', 'DDR5'],
  ])('%s: %s and %s are 확인불가', (rule, one, other) => {
    for (const comparison of comparisonOf(rule)) expect(outcomeOf(comparison, one, other)).toBe('unknown')
  })
})

const word = fc.stringMatching(/^[A-Za-z가-힣]{1,8}[ /()-]?[A-Za-z0-9]{0,6}$/)

/** The same name with other capitals, spaces or hyphens. */
const disguised = (name: string) =>
  fc
    .tuple(fc.constantFrom('', ' ', '-'), fc.boolean(), fc.constantFrom('', ' '))
    .map(([between, isLower, around]) => {
      const text = name.replace(/(?<=[A-Z]{2})(?=\d)|[ -]/, between)
      return `${around}${isLower ? text.toLowerCase() : text}${around}`
    })

describe.each(comparisons)('$rule of $of.0 and $on.0', comparison => {
  const { rule, names } = comparison
  const known = fc.constantFrom(...names)

  test('finds equal names alike, whatever they are', () => {
    // Two different parts of one kind of memory may be slower together.
    const alike = rule === 'memory-mix' ? 'warning' : 'pass'
    fc.assert(
      fc.property(fc.oneof(word, known), name => {
        expect(outcomeOf(comparison, name, name)).toBe(alike)
      }),
    )
  })

  test('is the same for other capitals, spaces and hyphens', () => {
    const spelled = known.chain(name => fc.tuple(fc.constant(name), disguised(name)))
    fc.assert(
      fc.property(spelled, known, ([name, other], room) => {
        expect(outcomeOf(comparison, other, room)).toBe(outcomeOf(comparison, name, room))
        expect(outcomeOf(comparison, room, other)).toBe(outcomeOf(comparison, room, name))
      }),
    )
  })

  test('is never 문제 with a name that is in no vocabulary', () => {
    fc.assert(
      fc.property(known, known, word, (name, other, unheard) => {
        const outside = `${unheard} (unheard of)`
        expect(outcomeOf(comparison, name, outside)).not.toBe('problem')
        expect(outcomeOf(comparison, outside, name)).not.toBe('problem')
        expect(outcomeOf(comparison, other, `${name}, ${outside}`)).not.toBe('problem')
      }),
    )
  })
})
