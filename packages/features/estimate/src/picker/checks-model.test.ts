import { getPartsFx } from '@jeoul/api'
import type { PartFigures, PartKind } from '@jeoul/api/types'
import { $pieces, estimateOpened, partsSeen, pieceOf } from '@jeoul/estimate'
import { checkCandidates } from '@jeoul/estimate/compatibility'
import { partOf } from '@jeoul/estimate/testing/parts'
import { $layer } from '@jeoul/router'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $candidates } from './narrowing-model.ts'
import { layerOf } from './picked-kind.ts'
import { $checks, pickerShown } from './picker-model.ts'

const cpu = partOf('1', 'cpu', { figures: { socket: 'AM5' } })
const boardsOf = (count: number) =>
  Array.from({ length: count }, (_, place) => {
    const figures: PartFigures = { socket: place % 2 === 0 ? 'AM5' : 'AM4' }
    return partOf(String(place + 10), 'motherboard', { figures })
  })

async function openPicker(count: number) {
  const boards = boardsOf(count)
  const answer = async (_: unknown, { kind }: { readonly kind: PartKind }) => ({
    success: true,
    message: 'success',
    result: { list: kind === 'motherboard' ? boards : [] },
  })
  const scope = fork({
    handlers: [[getPartsFx, answer]],
    values: [[$layer, layerOf('motherboard')]],
  })
  await allSettled(partsSeen, { scope, params: [cpu] })
  await allSettled(estimateOpened, { scope, params: '?e=1.1' })
  const isShown = allSettled(pickerShown, { scope })
  const expected = checkCandidates(
    scope.getState($pieces),
    boards.map(part => pieceOf({ part, quantity: 1 })),
  )
  return { scope, isShown, expected }
}

test.each([200, 201])('all of %i candidates are checked', async count => {
  const { scope, isShown, expected } = await openPicker(count)
  await isShown
  expect(scope.getState($checks)).toEqual(expected)
})

test('of thousands those on screen are checked before all of them are', async () => {
  const { scope, isShown, expected } = await openPicker(3_000)
  await vi.waitFor(() => expect(scope.getState($candidates)).toHaveLength(30))
  expect(scope.getState($checks)).toBeNull()
  const shown = scope.getState($candidates).map(({ check }) => check)
  expect(shown).toEqual([...expected.values()].slice(0, 30))
  await isShown
  expect(scope.getState($checks)?.size).toBe(3_000)
})
