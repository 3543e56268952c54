import type { PartKind } from '@jeoul/api/types'
import type { Piece } from './build.ts'
import { type Figure, readAmount, readFlag, readWord, withUnit } from './figure.ts'
import { boardFormOf, boardFormsOf, gpuLengthOf, gpuRoomOf, powerFormOf, powerFormsOf } from './rules/case.ts'
import { coolingOf } from './rules/cooler.ts'
import { driveFormOf, linkOf } from './rules/drives.ts'
import { memorySlotsOf, memoryTypesOf, moduleCapacityOf, modulesOf } from './rules/memory.ts'
import { plugsOfGpu } from './rules/plugs.ts'
import { gpuPowerOf, supplyOf } from './rules/power.ts'
import { radiatorOf, radiatorPlacesOf } from './rules/radiator.ts'
import { coolerSocketsOf, socketOf } from './rules/socket.ts'

/** A figure by which the parts of a kind can be filtered. */
interface FigureFacet {
  /** Unique among the facets of a kind. */
  readonly key: string
  /** Korean label: `소켓`. */
  readonly label: string
  /** The values of a part, as shown; empty if its figures do not state any. */
  readonly valuesOf: (piece: Piece) => readonly string[]
}

const facet = (key: string, label: string, valuesOf: FigureFacet['valuesOf']): FigureFacet => ({
  key,
  label,
  valuesOf,
})
const shown = ({ shown: text }: Figure) => (text === null ? [] : [text])
const words = ({ value }: Figure<readonly string[]>) => value ?? []
const one = (word: string | null) => (word === null ? [] : [word])
const flag = (value: unknown, yes: string, no: string) => {
  const stated = readFlag(value)
  return stated === null ? [] : [stated ? yes : no]
}
const capacity = (amount: number | null) =>
  amount === null ? [] : [amount < 1000 ? withUnit(amount, 'GB') : withUnit(amount / 1000, 'TB')]
/** Formats the range that an amount falls into: `251–300 mm`. */
const range = ({ value }: Figure<number>, step: number, unit: string) => {
  if (value === null) return []
  const end = Math.ceil(value / step) * step
  return [`${end - step + 1}–${end} ${unit}`]
}

const socket = facet('socket', '소켓', piece => words(socketOf(piece)))
const memoryTypes = facet('memory', '메모리 규격', piece => words(memoryTypesOf(piece)))
const driveCapacity = facet('capacity', '용량', ({ figures }) => capacity(readAmount(figures.capacity)))
const driveForm = facet('form', '형태', piece => shown(driveFormOf(piece)))

/**
 * The facets of each kind of parts (assumed): the figures that findings compare, normalized, so that different
 * spellings of a socket are one value.
 */
const facets: Readonly<Partial<Record<PartKind, readonly FigureFacet[]>>> = {
  cpu: [
    socket,
    memoryTypes,
    facet('graphics', '내장 그래픽', ({ figures }) => flag(figures.graphics, '있음', '없음')),
    facet('cooler', '기본 쿨러', ({ figures }) => flag(figures.cooler_included, '포함', '미포함')),
  ],
  motherboard: [
    socket,
    facet('chipset', '칩셋', ({ figures }) => one(readWord(figures.chipset))),
    facet('form', '크기', piece => words(boardFormOf(piece))),
    memoryTypes,
    facet('slots', '메모리 슬롯', piece => shown(memorySlotsOf(piece))),
  ],
  memory: [
    memoryTypes,
    facet('capacity', '전체 용량', piece => {
      const [modules, each] = [modulesOf(piece).value, moduleCapacityOf(piece).value]
      return capacity(modules === null || each === null ? null : modules * each)
    }),
    facet('modules', '한 팩', piece => shown(modulesOf(piece))),
  ],
  gpu: [
    facet('length', '길이', piece => range(gpuLengthOf(piece), 50, 'mm')),
    facet('power', '소비전력', piece => range(gpuPowerOf(piece), 100, 'W')),
    facet('plugs', '보조전원', piece => shown(plugsOfGpu(piece))),
    facet('supply', '권장 파워', ({ figures }) => one(wattsOf(figures.recommended_power))),
  ],
  ssd: [facet('link', '연결 방식', piece => shown(linkOf(piece))), driveForm, driveCapacity],
  hdd: [driveForm, driveCapacity],
  case: [
    facet('boards', '메인보드 크기', piece => words(boardFormsOf(piece))),
    facet('gpu', '그래픽카드 길이', piece => range(gpuRoomOf(piece), 50, 'mm')),
    facet('radiator', '가장 긴 라디에이터', piece => {
      const places = radiatorPlacesOf(piece).value
      if (!places) return []
      return places.length === 0 ? ['없음'] : [`${Math.max(...places.map(({ length }) => length))} mm`]
    }),
    facet('power', '파워 규격', piece => words(powerFormsOf(piece))),
  ],
  power: [
    facet('watts', '정격 출력', piece => shown(supplyOf(piece))),
    facet('form', '규격', piece => words(powerFormOf(piece))),
  ],
  cooler: [
    facet('cooling', '방식', piece => shown(coolingOf(piece))),
    facet('radiator', '라디에이터', piece => shown(radiatorOf(piece))),
    facet('sockets', '소켓', piece => words(coolerSocketsOf(piece))),
  ],
}

function wattsOf(value: unknown): string | null {
  const amount = readAmount(value)
  return amount === null ? null : withUnit(amount, 'W')
}

/** The facets of a kind; empty for kinds without figures. */
export function figureFacetsOf(kind: PartKind): readonly FigureFacet[] {
  return facets[kind] ?? []
}
