import type { Piece } from '../piece.ts'
import { type Figure, figure } from './figure.ts'
import { readAmount, readCount } from './read.ts'

/** Plugs by their pins; what is told of one kind tells of all: a kind that is left out is 0 (assumed). */
export interface Plugs {
  readonly six: number
  readonly eight: number
  readonly sixteen: number
}

/** What a slot gives a card without any plug, in watts. */
const slotWatts = 75

function plugsIn({ figures }: Piece): Plugs | null {
  const [six, eight, sixteen] = [figures.pcie_6_pin, figures.pcie_8_pin, figures.pcie_16_pin].map(readCount)
  if (six === null && eight === null && sixteen === null) return null
  return { six: six ?? 0, eight: eight ?? 0, sixteen: sixteen ?? 0 }
}

export function plugCount({ six, eight, sixteen }: Plugs): number {
  return six + eight + sixteen
}

/** `16핀 1개·8핀 2개`. */
function shownPlugs({ six, eight, sixteen }: Plugs): string {
  const kinds = [
    ['16핀', sixteen],
    ['8핀', eight],
    ['6핀', six],
  ] as const
  return (
    kinds
      .filter(([, number]) => number > 0)
      .map(([name, number]) => `${name} ${number}개`)
      .join('·') || '없음'
  )
}

/** What a graphics card needs. "None" is believed of a card that draws no more than a slot gives (assumed). */
export function plugsOfGpu(gpu: Piece): Figure<Plugs> {
  const plugs = plugsIn(gpu)
  const watts = readAmount(gpu.figures.tdp) ?? Number.POSITIVE_INFINITY
  const isBelieved = plugs !== null && (plugCount(plugs) > 0 || watts <= slotWatts)
  return figure(gpu, { label: '그래픽카드 보조전원' }, isBelieved ? plugs : null, shownPlugs)
}

/** What a power supply has. Without any plug, for processors either, its record is not believed (assumed). */
export function plugsOfPower(power: Piece): Figure<Plugs> {
  const plugs = plugsIn(power)
  const isBelieved = plugs !== null && (plugCount(plugs) > 0 || (cpuPlugsOf(power).value ?? 0) > 0)
  return figure(
    power,
    { label: '파워 단자', about: '파워의 PCIe 단자 수' },
    isBelieved ? plugs : null,
    shownPlugs,
  )
}

/** Plugs for processors: 8 pins (4+4) and 4 pins together. Every board and power supply has one, so 0 is missing. */
export function cpuPlugsOf(piece: Piece): Figure<number> {
  const [eight, four] = [piece.figures.eps_8_pin, piece.figures.eps_4_pin].map(readCount)
  const number = (eight ?? 0) + (four ?? 0) || null
  const owner = piece.kind === 'power' ? '파워' : '메인보드'
  const labels = { label: `${owner} CPU 보조전원`, about: `${owner}의 CPU 보조전원 수` }
  return figure(piece, labels, number, read => `${read}개`)
}
