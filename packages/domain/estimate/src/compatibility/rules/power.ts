import type { PartKind } from '@jeoul/api/types'
import { type Build, type Piece, pairsOf, piecesOf } from '../build.ts'
import {
  amount,
  atMost,
  type Figure,
  labelled,
  perPiece,
  readAmount,
  readCount,
  unknown,
  verdict,
  withUnit,
} from '../figure.ts'
import type { Rule } from '../rule.ts'

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
const drawOf = perPiece((piece): number | null => {
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

interface PowerShare {
  readonly partId: string
  readonly watts: number
}

/** The power that a build draws and the power that its supply provides, in watts. */
interface BuildPower {
  /** The sum of the shares. */
  readonly watts: number
  /** The largest first; without parts that draw nothing. */
  readonly shares: readonly PowerShare[]
  /** Ids of parts with an unknown draw, which the sum leaves out. */
  readonly missing: readonly string[]
  /** Rated power of the power supply; null if there is none or it does not state it. */
  readonly supply: number | null
  /** Power that the supply has left, negative if it falls short; null if `supply` is null. */
  readonly headroom: number | null
}

/** Computes the shares of the wattage bar (assumed). */
export function powerOf(pieces: readonly Piece[]): BuildPower {
  const draws = pieces.map(piece => ({ piece, draw: drawOf(piece) }))
  const shares = draws
    .map(({ piece, draw }) => ({ partId: piece.partId, watts: (draw ?? 0) * piece.quantity }))
    .filter(share => share.watts > 0)
    .sort((a, b) => b.watts - a.watts)
  const watts = shares.reduce((sum, share) => sum + share.watts, 0)
  const power = pieces.find(({ kind }) => kind === 'power')
  const supply = power === undefined ? null : supplyOf(power).value
  return {
    watts,
    shares,
    missing: draws.filter(({ draw }) => draw === null).map(({ piece }) => piece.partId),
    supply,
    headroom: supply === null ? null : supply - watts,
  }
}

/** The share of its rated power that a power supply should have in reserve. */
const reserve = 0.2

/**
 * The build draws at most the rated power, with a fifth of it in reserve: the processor by its sustained maximum, the
 * graphics card by its TDP, all else by usual values (assumed).
 */
export const wattage: Rule = {
  id: 'wattage',
  reads: {
    power: ['watts'],
    cpu: ['max_power', 'tdp'],
    gpu: ['tdp'],
    motherboard: [],
    memory: ['modules'],
    ssd: [],
    hdd: [],
    cooler: ['cooling'],
  },
  check: build => {
    const drawers = [...piecesOf(build, 'cpu').map(cpuPowerOf), ...piecesOf(build, 'gpu').map(gpuPowerOf)]
    if (drawers.length === 0) return []
    const watts = drawnBy(build)
    return piecesOf(build, 'power').map(power => {
      const supply = supplyOf(power)
      const figures = [...drawers, supply]
      const isShort = supply.value !== null && watts > supply.value
      if (!isShort && figures.some(({ value }) => value === null)) return unknown(...figures)
      const draw = `예상 전력 ${withUnit(watts, 'W')}`
      if (isShort) return verdict('problem', `${draw} > ${labelled(supply)}`, figures)
      const left = 1 - watts / (supply.value ?? watts)
      const share = `여유 ${Math.floor(left * 100)}%`
      return left < reserve
        ? verdict('warning', `${draw} ≤ ${labelled(supply)}: ${share}, 20% 이상을 권해요`, figures)
        : verdict('pass', `${draw} ≤ ${labelled(supply)}: ${share}`, figures)
    })
  },
}

/** The known draw in watts. */
function drawnBy(build: Build): number {
  let watts = 0
  for (const pieces of Object.values(build)) {
    for (const piece of pieces) watts += (drawOf(piece) ?? 0) * piece.quantity
  }
  return watts
}

/** The power supply meets the graphics card maker's recommendation; less is a warning (assumed). */
export const gpuPower: Rule = {
  id: 'gpu-power',
  reads: { gpu: ['recommended_power'], power: ['watts'] },
  check: build =>
    pairsOf(build, 'gpu', 'power').map(([gpu, power]) => {
      const labels = { label: '그래픽카드 권장 파워' }
      const recommended = amount(gpu, labels, gpu.figures.recommended_power, 'W')
      return atMost(recommended, supplyOf(power), { outcome: 'warning' })
    }),
}
