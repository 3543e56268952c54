import type { PartKind } from '@jeoul/api/types'
import { amount, type Figure } from './figure.ts'
import { perPiece } from './per-piece.ts'
import { readAmount, readCount } from './read.ts'

/** What parts draw that state no power of their own, in watts: usual upper figures (assumed). */
const fixed: Readonly<Partial<Record<PartKind, number>>> = { motherboard: 50, ssd: 8, hdd: 9 }
const perModule = 4
const coolers = { air: 6, liquid: 20 }

/** What a processor draws for long in watts, or else its TDP. */
export const cpuPowerOf = perPiece((cpu): Figure<number> => {
  const { max_power: most, tdp } = cpu.figures
  return readAmount(most) === null
    ? amount(cpu, { label: 'CPU TDP', about: 'CPU의 소비 전력' }, tdp, 'W')
    : amount(cpu, { label: 'CPU 최대 전력' }, most, 'W')
})

/** What a graphics card draws in watts. */
export const gpuPowerOf = perPiece((gpu): Figure<number> => {
  return amount(gpu, { label: '그래픽카드 전력', about: '그래픽카드의 소비 전력' }, gpu.figures.tdp, 'W')
})

/** Rated power of a power supply in watts. */
export const supplyOf = perPiece((power): Figure<number> => {
  return amount(power, { label: '파워 정격', about: '파워의 정격 출력' }, power.figures.watts, 'W')
})

/**
 * What one piece draws under load in watts; 0 for what takes nothing from the power supply, null where a processor or
 * a graphics card does not state it (assumed).
 */
export const drawOf = perPiece((piece): number | null => {
  const { kind, figures } = piece
  switch (kind) {
    case 'cpu':
      return cpuPowerOf(piece).value
    case 'gpu':
      return gpuPowerOf(piece).value
    case 'memory':
      return perModule * (readCount(figures.modules) || 1)
    case 'cooler':
      return figures.cooling === 'liquid' ? coolers.liquid : coolers.air
    default:
      return fixed[kind] ?? 0
  }
})
