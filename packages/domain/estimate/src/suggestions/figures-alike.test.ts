import type { PartFigures, PartKind } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { isAlike } from './figures-alike.ts'

const cpu: PartFigures = {
  socket: 'AM5',
  generation: 'Raphael',
  cores: 8,
  threads: 16,
  clock: 5.4,
  cache: 32,
  graphics: true,
  cooler_included: false,
}
const gpu: PartFigures = { chip: 'GeForce RTX 5060 Ti', video_memory: 8, length: 240 }
const box: PartFigures = { form_factors: ['ATX', 'Micro ATX'], max_gpu: 360, max_cooler: 165 }

describe('"the same for less" (assumed): the conditions for an equivalent part', () => {
  test.each<[string, PartKind, PartFigures, PartFigures, boolean]>([
    ['the same processor', 'cpu', cpu, cpu, true],
    ['more cores', 'cpu', cpu, { ...cpu, cores: 12, threads: 24 }, true],
    ['fewer cores', 'cpu', cpu, { ...cpu, cores: 6 }, false],
    ['a lower clock', 'cpu', cpu, { ...cpu, clock: 5.3 }, false],
    ['less cache', 'cpu', { ...cpu, cache: 96 }, cpu, false],
    ['a clock that is not stated', 'cpu', cpu, { ...cpu, clock: 0 }, false],
    ['a higher clock of an older generation', 'cpu', cpu, { ...cpu, generation: 'Vermeer', clock: 6 }, false],
    ['another socket', 'cpu', cpu, { ...cpu, socket: 'AM4' }, false],
    ['no picture any more', 'cpu', cpu, { ...cpu, graphics: false }, false],
    ['no cooler any more', 'cpu', { ...cpu, cooler_included: true }, cpu, false],
    ['a cooler as well', 'cpu', cpu, { ...cpu, cooler_included: true }, true],
    ['the same chip on a longer card', 'gpu', gpu, { ...gpu, length: 330 }, true],
    ['the same chip with more memory', 'gpu', gpu, { ...gpu, video_memory: 16 }, true],
    ['the same chip with less memory', 'gpu', { ...gpu, video_memory: 16 }, gpu, false],
    ['another chip', 'gpu', gpu, { ...gpu, chip: 'GeForce RTX 5070' }, false],
    ['chips that nobody tells', 'gpu', { video_memory: 8 }, { video_memory: 8 }, false],
    ['a case for larger boards', 'case', box, { ...box, form_factors: ['EATX', 'Micro ATX', 'ATX'] }, true],
    ['a case for smaller boards alone', 'case', box, { ...box, form_factors: ['Micro ATX'] }, false],
    ['a case with less room for a card', 'case', box, { ...box, max_gpu: 355 }, false],
    ['a case that does not state its room', 'case', box, { form_factors: ['ATX', 'Micro ATX'] }, false],
  ])('%s', (_, kind, figures, other, is) => {
    expect(isAlike(kind, figures, other)).toBe(is)
  })
})
