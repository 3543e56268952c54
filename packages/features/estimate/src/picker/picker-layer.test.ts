import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { estimateShown } from '../share/estimate-summary.ts'
import './picker-layer.ts'

const loaded = vi.hoisted(() => vi.fn())
vi.mock('./part-picker.tsx', () => {
  loaded()
  return { default: () => null }
})

test('regression: a picker that was first opened offline could not be opened', async () => {
  expect(loaded).not.toHaveBeenCalled()
  await allSettled(estimateShown, { scope: fork() })
  expect(loaded).toHaveBeenCalled()
})
