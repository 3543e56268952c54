import type { Piece } from '../piece.ts'
import { type Figure, figure } from './figure.ts'
import { readWords } from './read.ts'

const owners: Readonly<Partial<Record<Piece['kind'], string>>> = {
  cpu: 'CPU 지원 메모리',
  motherboard: '메인보드 지원 메모리',
  memory: '메모리 규격',
}

/** Kinds of memory, `DDR5`, that a part is or takes. */
export function memoryTypesOf(piece: Piece): Figure<readonly string[]> {
  const types =
    readWords(piece.figures.memory_types)?.map(text => text.toUpperCase().replace(/[\s-]/g, '')) ?? null
  return figure(piece, { label: owners[piece.kind] ?? '메모리 규격' }, types, read => read.join('·'))
}
