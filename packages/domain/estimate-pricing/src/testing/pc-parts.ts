import type { PartGroup, PartOption } from '@jeoul/api/types'

export function optionOf(idx: number, cash: number, changes: Partial<PartOption> = {}): PartOption {
  return { idx, type: 1, name: `부품 ${idx}`, price_state: 3, cash, card: cash, ...changes }
}

export const cpu: PartGroup = {
  name: 'CPU',
  type: 1,
  default: 1,
  list: [
    optionOf(1, 200_000),
    optionOf(2, 300_000),
    optionOf(3, 150_000),
    optionOf(4, 10, { price_state: 1 }),
  ],
}
export const memory: PartGroup = {
  name: '메모리',
  type: 1,
  default: 5,
  list: [optionOf(5, 80_000), optionOf(6, 150_000)],
}
export const monitor: PartGroup = {
  name: '모니터',
  type: 2,
  default: null,
  list: [optionOf(7, 250_000, { type: 2 }), optionOf(8, 400_000, { type: 2 })],
}

export const parts = { originPrice: 1_000_000, base: [cpu, memory], add: [monitor] }
