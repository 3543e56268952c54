import { amount, type Figure, figure } from '../figure.ts'
import type { Piece } from '../piece.ts'
import { readAmount } from '../read.ts'

const placeWords = {
  front: '전면',
  top: '상단',
  rear: '후면',
  side: '측면',
  bottom: '하단',
  unknown: '위치 미상',
} as const

export interface RadiatorPlace {
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

export function shownPlaces(places: readonly RadiatorPlace[]): string {
  return places.map(({ place, length }) => `${placeWords[place]} ${length} mm`).join('·') || '없음'
}

/** Fans of 140 mm need wider places than fans of 120 mm. */
const fanOf = (length: number) => [120, 140].find(fan => length % fan === 0)

/** Whether a radiator fits a place. If their fan sizes differ, or one has none, the result is 'perhaps' (assumed). */
export function radiatorFits(radiator: number, { length }: RadiatorPlace): 'yes' | 'perhaps' | 'no' {
  if (length < radiator) return 'no'
  const fan = fanOf(radiator)
  return length === radiator || (fan !== undefined && fan === fanOf(length)) ? 'yes' : 'perhaps'
}
