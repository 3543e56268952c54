import { type Piece, pairsOf, piecesOf } from '../build.ts'
import {
  atMost,
  type Figure,
  figure,
  labelled,
  perPiece,
  readAmount,
  readCount,
  unknown,
  verdict,
} from '../figure.ts'
import type { Rule } from '../rule.ts'
import { gpuPowerOf } from './power.ts'

/** Numbers of plugs by pins; null if the record does not state one. */
interface Plugs {
  readonly six: number | null
  readonly eight: number | null
  readonly sixteen: number | null
}

/** The power that a slot supplies to a card without any plug, in watts. */
const slotWatts = 75

function plugsIn({ figures }: Piece): Plugs {
  return {
    six: readCount(figures.pcie_6_pin),
    eight: readCount(figures.pcie_8_pin),
    sixteen: readCount(figures.pcie_16_pin),
  }
}

/** `16핀 1개·8핀 2개`. */
function shownPlugs({ six, eight, sixteen }: Plugs): string {
  const stated = [
    ['16핀', sixteen],
    ['8핀', eight],
    ['6핀', six],
  ] as const
  const shown = stated
    .filter(([, number]) => number !== 0)
    .map(([name, number]) => `${name} ${number ?? '?'}개`)
  return shown.join('·') || '없음'
}

/**
 * The plugs that a graphics card needs: all three numbers must be stated. Three zeros are believed only of a card that
 * draws no more than a slot supplies (assumed).
 */
export function plugsOfGpu(gpu: Piece): Figure<Plugs> {
  const plugs = plugsIn(gpu)
  const { six, eight, sixteen } = plugs
  const isKnown = six !== null && eight !== null && sixteen !== null
  const watts = readAmount(gpu.figures.tdp) ?? Number.POSITIVE_INFINITY
  const isBelieved = isKnown && (six + eight + sixteen > 0 || watts <= slotWatts)
  const labels = { label: '그래픽카드 보조전원', about: '그래픽카드의 보조전원 단자' }
  return figure(gpu, labels, isBelieved ? plugs : null, shownPlugs)
}

/** The plugs of a power supply, as far as it states them. Plugs of 6 pins are 6+2 today and count as 8. */
function plugsOfPower(power: Piece): Figure<Plugs> {
  const plugs = plugsIn(power)
  const isKnown = plugs.eight !== null || plugs.sixteen !== null
  const labels = { label: '파워 단자', about: '파워의 PCIe 단자 수' }
  return figure(power, labels, isKnown ? { ...plugs, six: plugs.six ?? 0 } : null, shownPlugs)
}

/**
 * The number of processor plugs, 8 pins (4+4) and 4 pins together. Every board and power supply has one, so 0 counts as
 * missing. A board must state both numbers; plugs that a power supply does not state are not counted (assumed).
 */
const cpuPlugsOf = perPiece((piece): Figure<number> => {
  const [eight, four] = [piece.figures.eps_8_pin, piece.figures.eps_4_pin].map(readCount)
  const isPower = piece.kind === 'power'
  const isStated = isPower || (eight !== null && four !== null)
  const number = isStated ? (eight ?? 0) + (four ?? 0) || null : null
  const owner = isPower ? '파워' : '메인보드'
  const labels = { label: `${owner} CPU 보조전원`, about: `${owner}의 CPU 보조전원 수` }
  return figure(piece, labels, number, read => `${read}개`)
})

/**
 * The power supply has a plug for each socket of the motherboard. One is enough to start, so fewer is a warning
 * (assumed).
 */
export const cpuPlugs: Rule = {
  id: 'cpu-plugs',
  reads: { motherboard: ['eps_4_pin', 'eps_8_pin'], power: ['eps_4_pin', 'eps_8_pin'] },
  check: build =>
    pairsOf(build, 'motherboard', 'power').map(([board, power]) =>
      atMost(cpuPlugsOf(board), cpuPlugsOf(power), {
        outcome: 'warning',
        note: ': 하나만 꽂아도 켜지지만 전력을 많이 쓰면 모자랄 수 있어요',
      }),
    ),
}

interface Counts {
  readonly six: number
  readonly eight: number
  readonly sixteen: number
}

/**
 * The power supply has the plugs that all graphics cards need. An 8-pin plug (6+2) also serves as a 6-pin one; an
 * adapter combines several 8-pin plugs into a 16-pin one. A number that it does not state may be zero or enough
 * (assumed).
 */
export const gpuPlugs: Rule = {
  id: 'gpu-plugs',
  reads: {
    gpu: ['pcie_6_pin', 'pcie_8_pin', 'pcie_16_pin', 'tdp'],
    power: ['pcie_6_pin', 'pcie_8_pin', 'pcie_16_pin'],
  },
  check: build => {
    const gpus = piecesOf(build, 'gpu').map(plugsOfGpu)
    if (gpus.length === 0) return []
    return piecesOf(build, 'power').map(power => {
      const has = plugsOfPower(power)
      const figures = [...gpus, has]
      const needs = sumOfPlugs(gpus)
      if (needs !== null && needs.six + needs.eight + needs.sixteen === 0) {
        return verdict('pass', '그래픽카드 보조전원 없음', gpus)
      }
      if (needs === null || has.value === null) return unknown(...figures)
      const pair = `${gpus.map(labelled).join(', ')} / ${labelled(has)}`
      const [fewest, most] = [counted(has.value, 0), counted(has.value, Number.MAX_SAFE_INTEGER)]
      if (serves(fewest, needs)) return verdict('pass', pair, figures)
      if (!adapts(most, needs, gpus)) return verdict('problem', `${pair}: 단자가 모자라요`, figures)
      return adapts(fewest, needs, gpus) && !serves(most, needs)
        ? verdict('conditional', `${pair}: 16핀에 변환 케이블이 필요해요`, figures)
        : verdict('unknown', `${pair}: 파워의 PCIe 단자 수를 다 알 수 없어요`, figures)
    })
  },
}

function counted({ six, eight, sixteen }: Plugs, unstated: number): Counts {
  return { six: six ?? unstated, eight: eight ?? unstated, sixteen: sixteen ?? unstated }
}

function sumOfPlugs(gpus: readonly Figure<Plugs>[]): Counts | null {
  let sum: Counts = { six: 0, eight: 0, sixteen: 0 }
  for (const { value, piece } of gpus) {
    if (value === null) return null
    const { six, eight, sixteen } = counted(value, 0)
    sum = {
      six: sum.six + six * piece.quantity,
      eight: sum.eight + eight * piece.quantity,
      sixteen: sum.sixteen + sixteen * piece.quantity,
    }
  }
  return sum
}

/** Whether the plugs suffice without adapters. */
function serves(has: Counts, needs: Counts): boolean {
  return needs.sixteen <= has.sixteen && needs.eight + Math.max(0, needs.six - has.six) <= has.eight
}

/**
 * Whether the plugs suffice with adapters in place of missing 16-pin plugs. A card with a higher draw needs more 8-pin
 * plugs.
 */
function adapts(has: Counts, needs: Counts, gpus: readonly Figure<Plugs>[]): boolean {
  const lacking = Math.max(0, needs.sixteen - has.sixteen)
  const watts = Math.max(...gpus.map(({ piece }) => gpuPowerOf(piece).value ?? Number.POSITIVE_INFINITY))
  const perPlug = watts <= 300 ? 2 : watts <= 360 ? 3 : 4
  return serves(has, { ...needs, sixteen: needs.sixteen - lacking, eight: needs.eight + lacking * perPlug })
}
