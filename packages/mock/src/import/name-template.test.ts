import { expect, test } from 'vitest'
import { compileTemplate } from './field-path.ts'

test.each([
  ['{name} {chipset}', { name: 'Sapphire PULSE', chipset: 'RX 9060 XT' }, 'Sapphire PULSE RX 9060 XT'],
  ['{name} {chipset} {memory}GB', { name: 'A', memory: 8 }, 'A 8GB'],
  ['{a}  {b}', { a: ' x ', b: null }, 'x'],
  ['{a} ({b})', { a: 'x' }, 'x'],
  ['{a} - {b}', { b: 'y' }, 'y'],
  ['{modules.0}x{modules.1}GB', { modules: [2, 16] }, '2x16GB'],
  ['metadata.name', { metadata: { name: 'Deep  name' } }, 'Deep name'],
  ['{a} {b}', {}, ''],
])('%s', (template, record, expected) => {
  expect(compileTemplate(template).fill(record)).toBe(expected)
})
