import { type Figure, figure } from '../figure.ts'
import { perPiece } from '../per-piece.ts'
import type { Piece } from '../piece.ts'
import { readAmount, readCount } from '../read.ts'

/** Numbers of plugs by pins; null if the record does not state one. */
export interface Plugs {
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
export function plugsOfPower(power: Piece): Figure<Plugs> {
  const plugs = plugsIn(power)
  const isKnown = plugs.eight !== null || plugs.sixteen !== null
  const labels = { label: '파워 단자', about: '파워의 PCIe 단자 수' }
  return figure(power, labels, isKnown ? { ...plugs, six: plugs.six ?? 0 } : null, shownPlugs)
}

/**
 * The number of processor plugs, 8 pins (4+4) and 4 pins together. Every board and power supply has one, so 0 counts as
 * missing. A board must state both numbers; plugs that a power supply does not state are not counted (assumed).
 */
export const cpuPlugsOf = perPiece((piece): Figure<number> => {
  const [eight, four] = [piece.figures.eps_8_pin, piece.figures.eps_4_pin].map(readCount)
  const isPower = piece.kind === 'power'
  const isStated = isPower || (eight !== null && four !== null)
  const number = isStated ? (eight ?? 0) + (four ?? 0) || null : null
  const owner = isPower ? '파워' : '메인보드'
  const labels = { label: `${owner} CPU 보조전원`, about: `${owner}의 CPU 보조전원 수` }
  return figure(piece, labels, number, read => `${read}개`)
})
