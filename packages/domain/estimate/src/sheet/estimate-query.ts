import type { PriceType } from '@jeoul/api/types'
import { maxPieces, quantityOf } from '@jeoul/estimate-pricing'

/** One line of an estimate. */
export interface EstimateLine {
  readonly partId: string
  /** 1 to 100 (`maxPieces`). */
  readonly quantity: number
}

/** The number of parts that the contract looks up at once (`findParts`). */
export const maxLines = 64

/** The contract's pattern of a part id: a product's number, or s and a number. */
const partId = /^(?:[0-9]{1,12}|s[0-9]{1,6})$/

export function isPartId(text: string): boolean {
  return partId.test(text)
}

export const monthsOffered = [12, 24] as const
/** Months of a card's installments. */
export type Months = (typeof monthsOffered)[number]

/** A whole estimate as its address represents it. */
export interface EstimateQuery {
  /** The parts of one PC, each once, in the order they were added. */
  readonly lines: readonly EstimateLine[]
  /** Number of PCs: "each (quantity, default 1)" (specification, section 3). 1 to 100. */
  readonly each: number
  /** "Price type defaults to cash and may switch to card" (specification, section 4). */
  readonly type: PriceType
  /** Whether the address says the price type. Otherwise, it follows the shopper's payment terms (assumed). */
  readonly isTypeChosen: boolean
  /** "Installment months default 12" (specification, section 9). */
  readonly months: Months
}

/** Counts of the errors that were found in an address. */
export interface AddressFaults {
  /** Segments that are not parts. */
  readonly unread: number
  /** Repeated parts; the first one counts. */
  readonly repeated: number
  /** Parts beyond the maximum number of lines. */
  readonly beyond: number
  /** Invalid quantities, replaced by the nearest valid one. */
  readonly corrected: number
  /** Whether the address has a later version, which is only partly understood. */
  readonly isLater: boolean
}

export const emptyEstimate: EstimateQuery = {
  lines: [],
  each: 1,
  type: 'cash',
  isTypeChosen: false,
  months: 12,
}

const version = 1
/** Parameter by which other pages add parts to the estimate: `?add=1000017.1000200`. */
const added = 'add'
const piece = /^(\w+?)(?:x(\d*))?$/

/**
 * Reads `?e=1.1000017.1000200x2.s3&each=2&type=card&months=24`: a version, then parts with their quantities (assumed).
 * Reads whatever is readable and counts the rest. Parts to be added stand at the end.
 */
export function readEstimateQuery(search: string): {
  readonly query: EstimateQuery
  readonly faults: AddressFaults
} {
  const params = new URLSearchParams(search)
  const versioned = params.getAll('e').map(readVersioned)
  const pieces = [...versioned.flatMap(each => each.pieces), ...addedPieces(params)]
  const read = pieces.flatMap(readLine)
  const lines = read.filter(({ partId }, place) => read.findIndex(line => line.partId === partId) === place)
  const each = params.get('each')
  const type = params.get('type')
  const isTypeChosen = type === 'cash' || type === 'card'
  return {
    query: {
      lines: lines.slice(0, maxLines).map(({ partId, quantity }) => ({ partId, quantity })),
      each: each === null ? 1 : quantityOf(Number(each), 1),
      type: isTypeChosen ? type : 'cash',
      isTypeChosen,
      months: monthsOffered.find(months => String(months) === params.get('months')) ?? 12,
    },
    faults: {
      unread: pieces.length - read.length,
      repeated: read.length - lines.length,
      beyond: Math.max(0, lines.length - maxLines),
      corrected:
        lines.slice(0, maxLines).filter(({ isCorrected }) => isCorrected).length +
        Number(each !== null && !isQuantity(each)),
      isLater: versioned.some(({ isLater }) => isLater),
    },
  }
}

/** The ids of the parts that an address adds. */
export function readAddedParts(search: string): readonly string[] {
  const ids = addedPieces(new URLSearchParams(search))
  return [...new Set(ids.filter(isPartId))].slice(0, maxLines)
}

/** Reads `1.1000017.1000200x2`. The parts remain readable if the version was cut off or mistyped. */
function readVersioned(text: string) {
  const [first = '', ...others] = text.split('.')
  const isVersion = first === '' || /^[1-9]\d?$/.test(first)
  return {
    pieces: isVersion ? others : [first, ...others],
    isLater: isVersion && Number(first) > version,
  }
}

function addedPieces(params: URLSearchParams): readonly string[] {
  return params.getAll(added).flatMap(text => text.split('.'))
}

function readLine(text: string): readonly (EstimateLine & { readonly isCorrected: boolean })[] {
  const [, partId = '', times] = piece.exec(text) ?? []
  if (!isPartId(partId)) return []
  const isCorrected = times !== undefined && !isQuantity(times)
  return [{ partId, quantity: times === undefined ? 1 : quantityOf(Number(times), 1), isCorrected }]
}

function isQuantity(text: string): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= maxPieces
}

/** The query of an estimate's address with its '?'; empty for the default estimate. */
export function writeEstimateQuery({ lines, each, type, isTypeChosen, months }: EstimateQuery): string {
  const pieces = lines.map(({ partId, quantity }) => (quantity === 1 ? partId : `${partId}x${quantity}`))
  const params = [
    ...(lines.length > 0 ? [`e=${[version, ...pieces].join('.')}`] : []),
    ...(each === 1 ? [] : [`each=${each}`]),
    ...(isTypeChosen ? [`type=${type}`] : []),
    ...(months === 12 ? [] : [`months=${months}`]),
  ]
  return params.length > 0 ? `?${params.join('&')}` : ''
}
