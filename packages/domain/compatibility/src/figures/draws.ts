import type { PartKind } from '@jeoul/api/types'
import type { Piece } from '../piece.ts'
import { readAmount, readCount } from './read.ts'

/** What parts draw that state no power of their own, in watts: usual upper figures (assumed). */
const fixed: Readonly<Partial<Record<PartKind, number>>> = { motherboard: 50, ssd: 8, hdd: 9 }
const perModule = 4
const coolers = { air: 6, liquid: 20 }

/**
 * What one piece draws under load in watts: a processor its lasting maximum, or else its TDP; a graphics card its TDP.
 * 0 for what takes nothing from the power supply; null where the figure is missing (assumed).
 */
export function drawOf({ kind, figures }: Piece): number | null {
  switch (kind) {
    case 'cpu':
      return readAmount(figures.max_power) ?? readAmount(figures.tdp)
    case 'gpu':
      return readAmount(figures.tdp)
    case 'memory':
      return perModule * (readCount(figures.modules) || 1)
    case 'cooler':
      return figures.cooling === 'liquid' ? coolers.liquid : coolers.air
    default:
      return fixed[kind] ?? 0
  }
}
