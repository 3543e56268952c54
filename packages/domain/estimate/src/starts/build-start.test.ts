import type { Part, PartFigures, PartKind } from '@jeoul/api/types'
import { expect, test } from 'vitest'
import { allSteps } from '../compatibility/index.ts'
import { partOf } from '../testing/parts.ts'
import { buildStart } from './build-start.ts'
import type { StartPlan } from './start-plan.ts'

const plan: StartPlan = {
  use: 'office',
  budget: 1_000_000,
  shares: { cpu: 0.3, motherboard: 0.2, memory: 0.2, ssd: 0.1, case: 0.1, power: 0.1 },
  memory: 16,
  storage: 500,
}

const sold = (partId: string, kind: PartKind, cash: number, figures: PartFigures): Part =>
  partOf(partId, kind, { cash, card: cash, figures })
const cpu = { socket: 'AM5', graphics: true, cooler_included: true, memory_types: ['DDR5'] }
const board = { socket: 'AM5', memory_types: ['DDR5'], memory_slots: 4 }
const memory = { memory_types: ['DDR5'], modules: 2, module_capacity: 8 }
const parts = {
  cpu: [sold('1', 'cpu', 200_000, cpu), sold('2', 'cpu', 290_000, cpu), sold('3', 'cpu', 310_000, cpu)],
  motherboard: [
    sold('10', 'motherboard', 150_000, { ...board, socket: 'LGA1700' }),
    sold('11', 'motherboard', 90_000, board),
    sold('12', 'motherboard', 180_000, board),
    sold('13', 'motherboard', 190_000, board),
  ],
  memory: [sold('20', 'memory', 100_000, { ...memory, modules: 1 }), sold('21', 'memory', 120_000, memory)],
  ssd: [sold('30', 'ssd', 60_000, { capacity: 250 }), sold('31', 'ssd', 80_000, { capacity: 1000 })],
  case: [sold('40', 'case', 90_000, {})],
  power: [sold('50', 'power', 90_000, {})],
  cooler: [sold('60', 'cooler', 30_000, { cooling: 'air' as const, sockets: ['AM5'] })],
}
const build = (...of: Parameters<typeof buildStart>) => allSteps(buildStart(...of))
const idsOf = (built: readonly Part[] | null) => built?.map(({ part_id }) => part_id)

test('takes the best processor within its share, otherwise the most popular part that fits and is not too cheap', () => {
  expect(idsOf(build(plan, parts, 'cash'))).toEqual(['2', '12', '21', '31', '40', '50'])
})

test('regression: an overpriced card of a lower class was taken for a better one', () => {
  const card = (partId: string, price: number, chip: string) =>
    sold(partId, 'gpu', price, { chip, length: 300, tdp: 200 })
  const gpu = [
    card('1', 400_000, 'RTX 5060'),
    card('2', 690_000, 'RTX 5060'),
    card('3', 420_000, 'RTX 5060'),
    card('4', 680_000, 'RTX 5070'),
    card('5', 650_000, 'RTX 5070'),
    card('6', 900_000, 'RTX 5080'),
  ]
  const shares = { ...plan.shares, gpu: 0.4 }
  const built = build({ ...plan, use: 'game', budget: 1_750_000, shares }, { ...parts, gpu }, 'cash')
  expect(idsOf(built)).toContain('4')
})

test('adds a cooler if the processor includes none', () => {
  const bare = { ...cpu, cooler_included: false }
  const built = build(
    { ...plan, budget: 1_100_000 },
    { ...parts, cpu: [sold('1', 'cpu', 200_000, bare)] },
    'cash',
  )
  expect(idsOf(built)).toContain('60')
})

test('uses goods sold on a condition only if no ordinary ones of the kind are affordable', () => {
  const imported = { ...sold('14', 'motherboard', 180_000, board), name: '메인보드 (해외구매)' }
  const first = [imported, ...parts.motherboard]
  const dear = parts.motherboard.map(part => ({ ...part, cash: 900_000 }))
  expect(idsOf(build(plan, { ...parts, motherboard: first }, 'cash'))).toContain('12')
  expect(idsOf(build(plan, { ...parts, motherboard: [...dear, imported] }, 'cash'))).toContain('14')
})

test.each<[string, Partial<typeof parts>]>([
  ['no part of a kind', { ssd: [] }],
  ['no board for the processor', { motherboard: parts.motherboard.slice(0, 1) }],
  [
    'no processor with a picture, without a graphics card',
    { cpu: [sold('1', 'cpu', 200_000, { ...cpu, graphics: false })] },
  ],
  ['nothing that the budget carries', { case: [sold('40', 'case', 900_000, {})] }],
  ['a part without a price', { power: [partOf('50', 'power', { price_state: 1, cash: null, card: null })] }],
])('no start with %s', (_, changes) => {
  expect(build(plan, { ...parts, ...changes }, 'cash')).toBeNull()
})

test('prefers a board that fits to a more popular one without a known socket', () => {
  const vague = sold('9', 'motherboard', 185_000, { memory_types: ['DDR5'], memory_slots: 4 })
  const motherboard = [vague, ...parts.motherboard]
  expect(idsOf(build(plan, { ...parts, motherboard }, 'cash'))).toContain('12')
  expect(idsOf(build(plan, { ...parts, motherboard: [vague] }, 'cash'))).toContain('9')
})

test('takes no processor of an old socket, however dear it is', () => {
  const old = sold('9', 'cpu', 299_000, { ...cpu, socket: 'LGA 1151' })
  const board9 = sold('19', 'motherboard', 180_000, { ...board, socket: 'LGA 1151' })
  const withOld = { ...parts, cpu: [old, ...parts.cpu], motherboard: [board9, ...parts.motherboard] }
  expect(idsOf(build(plan, withOld, 'cash'))).toContain('2')
})

test('takes cheaper parts where a dear one of another kind would exceed the budget', () => {
  const dear = { ...parts, case: [sold('40', 'case', 250_000, {})] }
  expect(idsOf(build(plan, dear, 'cash'))).toEqual(['1', '12', '21', '31', '40', '50'])
})

test('regression: thousands of parts were checked in one task, which held up the page for up to a second', () => {
  const motherboard = Array.from({ length: 1_000 }, (_, place) =>
    sold(`${100 + place}`, 'motherboard', 180_000, board),
  )
  const steps = Array.from(buildStart(plan, { ...parts, motherboard }, 'cash'))
  expect(steps.length).toBeGreaterThan(200)
})
