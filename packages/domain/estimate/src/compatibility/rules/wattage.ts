import { type Build, piecesOf } from '../build.ts'
import { labelled, unknown, verdict, withUnit } from '../figure.ts'
import type { Rule } from '../rule.ts'
import { cpuPowerOf, drawOf, gpuPowerOf, supplyOf } from './draws.ts'

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
