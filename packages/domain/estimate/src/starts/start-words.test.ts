import type { Part, PartFigures } from '@jeoul/api/types'
import { expect, test } from 'vitest'
import { partOf } from '../testing/parts.ts'
import { startWords } from './start-words.ts'

const parts = (figures: Partial<Record<Part['kind'], PartFigures>>): readonly Part[] =>
  (['gpu', 'cpu', 'memory', 'ssd', 'power'] as const).flatMap(kind =>
    figures[kind] ? [partOf(kind, kind, { figures: figures[kind] })] : [],
  )

test.each([
  [
    'RTX 5070급 · 8코어 · 메모리 32GB · SSD 2TB · 정격 650W',
    {
      gpu: { chip: 'GeForce RTX 5070' },
      cpu: { cores: 8, graphics: true },
      memory: { modules: 2, module_capacity: 16 },
      ssd: { capacity: 2048 },
      power: { watts: 650 },
    },
  ],
  ['RX 9070 XT급', { gpu: { chip: 'Radeon RX 9070 XT' }, ssd: {}, power: {} }],
  ['내장 그래픽 · 6코어 · SSD 512GB', { cpu: { cores: 6, graphics: true }, ssd: { capacity: 512 } }],
  ['', { gpu: {}, cpu: { graphics: true }, memory: { modules: 2 } }],
])('%s', (words, figures) => {
  expect(startWords(parts(figures))).toBe(words)
})
