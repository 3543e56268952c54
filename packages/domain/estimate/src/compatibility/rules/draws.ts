import type { PartKind } from '@jeoul/api/types'
import { amount, type Figure } from '../figure.ts'
import { perPiece } from '../per-piece.ts'
import { readAmount, readCount } from '../read.ts'

/** Power of parts that do not state theirs, in watts: usual upper values (assumed). */
const fixed: Readonly<Partial<Record<PartKind, number>>> = { motherboard: 50, ssd: 8, hdd: 9 }
const perModule = 4
const coolers = { air: 6, liquid: 20 }

/** The sustained power of a processor in watts, or else its TDP. */
export const cpuPowerOf = perPiece((cpu): Figure<number> => {
  const { max_power: most, tdp } = cpu.figures
  return readAmount(most) === null
    ? amount(cpu, { label: 'CPU TDP', about: 'CPU의 소비 전력' }, tdp, 'W')
    : amount(cpu, { label: 'CPU 최대 전력' }, most, 'W')
})

/** The power of a graphics card in watts. */
export const gpuPowerOf = perPiece((gpu): Figure<number> => {
  return amount(gpu, { label: '그래픽카드 전력', about: '그래픽카드의 소비 전력' }, gpu.figures.tdp, 'W')
})

/** The rated power of a power supply in watts. */
export const supplyOf = perPiece((power): Figure<number> => {
  return amount(power, { label: '파워 정격', about: '파워의 정격 출력' }, power.figures.watts, 'W')
})

/**
 * The power of one piece under load in watts; 0 for a part that takes nothing from the power supply, null if a
 * processor or a graphics card does not state it (assumed).
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
