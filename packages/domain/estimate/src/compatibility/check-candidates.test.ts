import { expect, test } from 'vitest'
import { checkCandidateSteps, checkCandidates } from './check-build.ts'
import { pieceOf } from './testing/known-pieces.ts'

const outcomeOf = (build: readonly string[], candidate: string) =>
  checkCandidates(build.map(pieceOf), [pieceOf(candidate)]).get(candidate)?.outcome

const board = 'MSI MAG B550 TOMAHAWK'
test.each<[string, readonly string[], string, string | undefined]>([
  ['an empty build takes anything', [], 'Fractal Design Terra', 'pass'],
  [
    'a part of a kind replaces the one that is there',
    ['ASUS PRIME AP201', board],
    'Lian Li LANCOOL 216',
    'pass',
  ],
  ['memory is added', [board, '2 × G.SKILL Ripjaws V DDR4-3200 2x8'], 'Samsung DDR4-3200 16GB', 'problem'],
  ['drives are added', [board, '2 × Samsung 990 PRO'], 'Samsung 990 PRO', 'problem'],
  ['what is wrong without it is not its fault', [board, 'Core i5-14600K'], 'Samsung 870 EVO', 'pass'],
  ['a card may be chosen later', [board], 'Ryzen 5 5600', 'conditional'],
  ['what does not fit', ['Fractal Design Terra'], 'ASUS ROG Astral RTX 5090', 'problem'],
])('%s', (_, build, candidate, outcome) => {
  expect(outcomeOf(build, candidate)).toBe(outcome)
})

test('gives the reasons', () => {
  const [check] = checkCandidates(
    [pieceOf('Fractal Design Terra')],
    [pieceOf('SeaSonic FOCUS GX-750')],
  ).values()
  expect(check?.findings.map(({ text }) => text)).toEqual([
    '파워 규격 ATX ≠ 케이스 허용 SFX·SFX-L',
    '파워 길이 140 mm > 케이스 허용 130 mm',
  ])
  expect(check?.findings.map(({ outcome }) => outcome)).toEqual(['problem', 'problem'])
})

test('"조건부, not 문제": gives the reason for a part that is still missing', () => {
  const [check] = checkCandidates([pieceOf(board)], [pieceOf('Ryzen 5 5600')]).values()
  expect(check?.findings.map(({ rule, outcome }) => [rule, outcome])).toEqual([
    ['chipset', 'conditional'],
    ['picture', 'conditional'],
  ])
})

test.each([
  ['regression: where nothing else is missing it was 조건부, and 문제 once it was chosen', [], 'problem'],
  ['until then it is 조건부', ['Lian Li LANCOOL 216'], 'conditional'],
])('a processor without a cooler: %s', (_, missing, outcome) => {
  const build = [
    board,
    'G.SKILL Ripjaws V DDR4-3200 2x8',
    'MSI GTX 1650 AERO ITX 4G OC',
    'Samsung 870 EVO',
    'Lian Li LANCOOL 216',
    'SeaSonic FOCUS GX-750',
  ].filter(name => !missing.includes(name))
  const [check] = checkCandidates(build.map(pieceOf), [pieceOf('Ryzen 7 5800X3D')]).values()
  expect(check?.findings.find(({ rule }) => rule === 'cooling')?.outcome).toBe(outcome)
})

test('names only what concerns the candidate', () => {
  const build = [board, 'Fractal Design Terra', 'ASUS ROG Astral RTX 5090'].map(pieceOf)
  const candidate = pieceOf('2 × Samsung DDR4-3200 SO-DIMM 16GB')
  const [check] = checkCandidates(build, [candidate]).values()
  expect(check?.findings.map(({ rule, partIds }) => [rule, partIds.includes(candidate.partId)])).toEqual([
    ['memory-form', true],
  ])
})

test('pauses after every four candidates', () => {
  const candidates = ['Ryzen 5 5600', 'Ryzen 5 5600G', 'Ryzen 5 2600', 'Ryzen 7 5800X3D', 'Ryzen 5 3400G']
  const steps = checkCandidateSteps([pieceOf(board)], candidates.map(pieceOf))
  expect([steps.next().done, steps.next().done]).toEqual([false, true])
})
