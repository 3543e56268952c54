import { getPartsFx } from '@jeoul/api'
import type { Part, PartFigures, PartKind } from '@jeoul/api/types'
import { estimateOpened, partsSeen } from '@jeoul/estimate'
import { partOf } from '@jeoul/estimate/testing/parts'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $candidateFixes, fixRequested } from './candidate-fix-model.ts'

const sold = (partId: string, kind: PartKind, figures: PartFigures): Part =>
  partOf(partId, kind, { cash: 100_000, figures })
const am5 = { socket: 'AM5', memory_types: ['DDR5'] }
const cpu = sold('1', 'cpu', am5)
const board = sold('2', 'motherboard', { ...am5, memory_slots: 4, max_memory: 128 })
const memory = sold('3', 'memory', { memory_types: ['DDR5'], modules: 2, module_capacity: 16 })
const misfit = sold('4', 'memory', { ...memory.figures, memory_types: ['DDR4'] })
const sellers: Readonly<Partial<Record<PartKind, readonly Part[]>>> = {
  cpu: [cpu],
  motherboard: [board],
  memory: [memory, misfit],
}

test('a search is repeated when the parts of another kind arrive during it', async () => {
  let turn = 0
  // Each kind arrives a moment after the previous one, while a search among the loaded ones is running.
  const answer = async ({ kind }: { readonly kind: PartKind }) => {
    turn += 1
    for (let moment = 0; moment < turn * 10; moment++) await Promise.resolve()
    return { success: true, message: 'success', result: { list: [...(sellers[kind] ?? [])] } }
  }
  const scope = fork({ handlers: [[getPartsFx, answer]] })
  await allSettled(partsSeen, { scope, params: [cpu, board, memory] })
  await allSettled(estimateOpened, { scope, params: '?e=1.1.2.3' })
  await allSettled(fixRequested, { scope, params: misfit })
  expect(scope.getState($candidateFixes).get('4')).toMatchObject({ isDone: true, fix: null })
})
