import { expect, test } from 'vitest'
import { partOf } from '../testing/parts.ts'
import { startConditions } from './start-conditions.ts'

test.each([
  ['Raphael', 0],
  ['Granite Ridge', 1],
])(
  'regression: of a %s on a board that may need a new BIOS for it, a start named %i conditions',
  (generation, count) => {
    const conditions = startConditions([
      partOf('1', 'cpu', { figures: { socket: 'AM5', generation } }),
      partOf('2', 'motherboard', { figures: { socket: 'AM5', chipset: 'B650' } }),
    ])
    expect(conditions).toHaveLength(count)
    for (const text of conditions) expect(text).toContain('BIOS를 업데이트해야')
  },
)
