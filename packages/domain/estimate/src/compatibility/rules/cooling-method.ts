import { type Figure, figure } from '../figure.ts'
import type { Piece } from '../piece.ts'
import { readAmount } from '../read.ts'

const words = { air: '공랭', liquid: '수랭' } as const

/** The cooling method; a cooler with a radiator is a liquid cooler. */
export function coolingOf(piece: Piece): Figure<'air' | 'liquid'> {
  const { cooling, radiator } = piece.figures
  const stated = cooling === 'air' || cooling === 'liquid' ? cooling : null
  const value = stated ?? (readAmount(radiator) === null ? null : 'liquid')
  return figure(piece, { label: '쿨러 방식', about: '쿨러가 공랭인지 수랭인지' }, value, read => words[read])
}
