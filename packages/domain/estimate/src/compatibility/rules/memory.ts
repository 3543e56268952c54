import { amount, count, type Figure, figure } from '../figure.ts'
import { perPiece } from '../per-piece.ts'
import type { Piece } from '../piece.ts'
import { readCount, readWords } from '../read.ts'

const owners: Readonly<Partial<Record<Piece['kind'], string>>> = {
  cpu: 'CPU 지원 메모리',
  motherboard: '메인보드 지원 메모리',
  memory: '메모리 규격',
}

/** Memory types, such as `DDR5`, that a part is or supports. */
export const memoryTypesOf = perPiece((piece): Figure<readonly string[]> => {
  const words = readWords(piece.figures.memory_types)
  const types = words?.map(text => text.toUpperCase().replace(/[\s-]/g, '')) ?? null
  return figure(piece, { label: owners[piece.kind] ?? '메모리 규격' }, types, read => read.join('·'))
})

/** The number of modules in one pack. */
export const modulesOf = perPiece((memory): Figure<number> => {
  const labels = { label: '메모리 모듈', about: '메모리의 모듈 수' }
  return count(memory, labels, readCount(memory.figures.modules) || null)
})

/** Capacity of one module in GB. */
export const moduleCapacityOf = perPiece((memory): Figure<number> => {
  const labels = { label: '메모리 모듈', about: '메모리 모듈의 용량' }
  return amount(memory, labels, memory.figures.module_capacity, 'GB')
})

/** The number of memory slots of a motherboard. */
export const memorySlotsOf = perPiece((board): Figure<number> => {
  const labels = { label: '메인보드 슬롯', about: '메인보드의 메모리 슬롯 수' }
  return count(board, labels, readCount(board.figures.memory_slots) || null)
})

/** The maximum memory of a motherboard or a processor in GB. */
export const maxMemoryOf = perPiece((piece): Figure<number> => {
  const owner = piece.kind === 'cpu' ? 'CPU' : '메인보드'
  const labels = { label: `${owner} 최대`, about: `${owner}의 최대 메모리 용량` }
  return amount(piece, labels, piece.figures.max_memory, 'GB')
})
