import { type Piece, pairsOf, piecesOf } from '../build.ts'
import { amount, type Figure, figure, labelled, readAmount, unknown, verdict, withUnit } from '../figure.ts'
import type { Rule, Verdict } from '../rule.ts'
import { gpuLengthOf, gpuRoomOf } from './case.ts'
import { coolingOf } from './cooler.ts'

const placeWords = {
  front: '전면',
  top: '상단',
  rear: '후면',
  side: '측면',
  bottom: '하단',
  unknown: '위치 미상',
} as const

interface RadiatorPlace {
  readonly place: keyof typeof placeWords
  /** The longest radiator in mm. */
  readonly length: number
}

/** The length class of a liquid cooler's radiator in mm. */
export function radiatorOf(cooler: Piece): Figure<number> {
  const labels = { label: '라디에이터', about: '라디에이터 길이' }
  return amount(cooler, labels, cooler.figures.radiator, 'mm')
}

/** The places where a case takes radiators; empty if it takes none. */
export function radiatorPlacesOf(housing: Piece): Figure<readonly RadiatorPlace[]> {
  const labels = { label: '케이스 라디에이터 자리', about: '케이스의 라디에이터 자리' }
  return figure(housing, labels, readPlaces(housing.figures.radiators), shownPlaces)
}

function readPlaces(value: unknown): readonly RadiatorPlace[] | null {
  if (!Array.isArray(value)) return null
  const places = value.flatMap(readPlace)
  return value.length > 0 && places.length === 0 ? null : places
}

function readPlace(value: unknown): readonly RadiatorPlace[] {
  if (typeof value !== 'object' || value === null) return []
  const length = 'length' in value ? readAmount(value.length) : null
  const place = 'place' in value ? readPlaceName(value.place) : 'unknown'
  return length === null ? [] : [{ place, length }]
}

function readPlaceName(value: unknown): RadiatorPlace['place'] {
  return typeof value === 'string' && isPlace(value) ? value : 'unknown'
}

function isPlace(name: string): name is RadiatorPlace['place'] {
  return Object.hasOwn(placeWords, name)
}

function shownPlaces(places: readonly RadiatorPlace[]): string {
  return places.map(({ place, length }) => `${placeWords[place]} ${length} mm`).join('·') || '없음'
}

/** Fans of 140 mm need wider places than fans of 120 mm. */
const fanOf = (length: number) => [120, 140].find(fan => length % fan === 0)

/** Whether a radiator fits a place. If their fan sizes differ, or one has none, the result is 'perhaps' (assumed). */
function radiatorFits(radiator: number, { length }: RadiatorPlace): 'yes' | 'perhaps' | 'no' {
  if (length < radiator) return 'no'
  const fan = fanOf(radiator)
  return length === radiator || (fan !== undefined && fan === fanOf(length)) ? 'yes' : 'perhaps'
}

/** The case has a place for a radiator of this length (assumed). */
export const radiator: Rule = {
  id: 'radiator',
  reads: { cooler: ['cooling', 'radiator'], case: ['radiators'] },
  check: build =>
    pairsOf(build, 'cooler', 'case').flatMap(([cooler, housing]) => {
      if (coolingOf(cooler).value !== 'liquid') return []
      const length = radiatorOf(cooler)
      const places = radiatorPlacesOf(housing)
      if (length.value === null || places.value === null) return unknown(length, places)
      const size = length.value
      const figures = [length, places]
      const fitting = (answer: 'yes' | 'perhaps') =>
        places.value?.filter(place => radiatorFits(size, place) === answer) ?? []
      const [sure, unsure] = [fitting('yes'), fitting('perhaps')]
      if (sure.length > 0)
        return verdict('pass', `${labelled(length)} ≤ 케이스 ${shownPlaces(sure)}`, figures)
      return unsure.length > 0
        ? verdict(
            'conditional',
            `${labelled(length)}: 케이스 ${shownPlaces(unsure)} 자리에 팬 크기가 맞는지 확인해 주세요`,
            figures,
          )
        : verdict('problem', `${labelled(length)} > ${placesWords(places.value)}`, figures)
    }),
}

function placesWords(places: readonly RadiatorPlace[]): string {
  return places.length > 0 ? `케이스 ${shownPlaces(places)}` : '케이스에 라디에이터 자리 없음'
}

/**
 * The greatest depth of a radiator with its fans in mm: 68 mm for the thickest radiators and 25 mm for the fans
 * (assumed).
 */
const deepest = 95

/**
 * A radiator that fits only at the front takes its depth from the room of the graphics card. No finding if either has
 * no room at all, which other rules report (assumed).
 */
export const gpuRadiator: Rule = {
  id: 'gpu-radiator',
  reads: {
    gpu: ['length'],
    cooler: ['cooling', 'radiator', 'radiator_depth'],
    case: ['max_gpu', 'radiators'],
  },
  check: build =>
    pairsOf(build, 'cooler', 'case').flatMap(([cooler, housing]) =>
      coolingOf(cooler).value === 'liquid'
        ? piecesOf(build, 'gpu').flatMap(gpu => together(gpu, cooler, housing))
        : [],
    ),
}

function together(gpu: Piece, cooler: Piece, housing: Piece): readonly Verdict[] {
  const length = gpuLengthOf(gpu)
  const room = gpuRoomOf(housing)
  const radiator = radiatorOf(cooler)
  const places = radiatorPlacesOf(housing)
  const spare = length.value === null || room.value === null ? null : room.value - length.value
  if (spare !== null && spare < 0) return []
  if (spare !== null && spare >= deepest) {
    return [
      verdict('pass', `${labelled(length)}, ${labelled(room)}: 전면 라디에이터와도 여유가 있어요`, [
        length,
        room,
      ]),
    ]
  }
  if (radiator.value === null || places.value === null) return [unknown(radiator, places)]
  const size = radiator.value
  const fitting = places.value.filter(place => radiatorFits(size, place) !== 'no')
  if (fitting.length === 0) return []
  const isElsewhere = ({ place }: RadiatorPlace) => place !== 'front' && place !== 'unknown'
  if (fitting.some(place => isElsewhere(place) && radiatorFits(size, place) === 'yes')) {
    return [verdict('pass', `${labelled(radiator)}: 전면이 아닌 자리에 달 수 있어요`, [radiator, places])]
  }
  const isSure = fitting.every(({ place }) => place === 'front')
  return [behind(length, room, cooler, isSure ? null : places)]
}

/** Checks the card behind a front radiator. With `unsure`, the radiator may be elsewhere. */
function behind(length: Figure<number>, room: Figure<number>, cooler: Piece, unsure: Figure | null): Verdict {
  const depth = amount(cooler, { label: '라디에이터 두께' }, cooler.figures.radiator_depth, 'mm')
  const figures = [length, room, depth]
  if (length.value === null || room.value === null || depth.value === null) return unknown(...figures)
  const left = room.value - depth.value
  const both = `전면 라디에이터 뒤 ${withUnit(left, 'mm')} (${room.shown} − ${labelled(depth)})`
  if (length.value <= left) return verdict('pass', `${labelled(length)} ≤ ${both}`, figures)
  const pair = `${labelled(length)} > ${both}`
  return unsure === null
    ? verdict('problem', pair, figures)
    : verdict('unknown', `${pair}: 라디에이터가 전면에 오는지 알 수 없어요`, [...figures, unsure])
}
