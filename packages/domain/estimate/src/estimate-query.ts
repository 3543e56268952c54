import type { PriceType } from '@jeoul/api/types'
import { type EstimateLine, isPartId, mostLines, mostOfPart } from './estimate-line.ts'

export const monthsOffered = [12, 24] as const
/** Months of a card's installments. */
export type Months = (typeof monthsOffered)[number]

/** A whole estimate, as its address holds it. */
export interface EstimateQuery {
  /** Each part once, in the order they were added. */
  readonly lines: readonly EstimateLine[]
  /** "Price type defaults to cash and may switch to card" (specification, section 4). */
  readonly type: PriceType
  /** "Installment months default 12" (specification, section 9). */
  readonly months: Months
}

export const emptyEstimate: EstimateQuery = { lines: [], type: 'cash', months: 12 }

const version = 1
/** Parts that a link of another page puts into the estimate: `?add=1000017.1000200`. */
const added = 'add'
const piece = /^(\w+?)(?:x([0-9]{1,3}))?$/

/**
 * Reads `?e=1.1000017.1000200x2.s3&type=card&months=24`: a version, then parts with their quantities (assumed). Pieces that
 * are no part, parts named again and parts beyond the 64th are dropped. An address of a later version is read as far as
 * its pieces are known. Parts to be added stand at the end.
 *
 * @returns the estimate, how many pieces were dropped, and whether the address is of a later version
 */
export function readEstimateQuery(search: string): {
  readonly query: EstimateQuery
  readonly dropped: number
  readonly isLater: boolean
} {
  const params = new URLSearchParams(search)
  const [ofVersion, ...inLines] = (params.get('e') ?? '').split('.')
  const pieces = [...inLines, ...(params.get(added)?.split('.') ?? [])]
  const read = pieces.flatMap(readLine)
  const lines = read.filter(({ partId }, place) => read.findIndex(line => line.partId === partId) === place)
  return {
    query: {
      lines: lines.slice(0, mostLines),
      type: params.get('type') === 'card' ? 'card' : 'cash',
      months: monthsOffered.find(months => String(months) === params.get('months')) ?? 12,
    },
    dropped: pieces.length - Math.min(lines.length, mostLines),
    isLater: inLines.length > 0 && Number(ofVersion) > version,
  }
}

/** The ids of the parts that an address adds. */
export function readAddedParts(search: string): readonly string[] {
  const ids = new URLSearchParams(search).get(added)?.split('.') ?? []
  return [...new Set(ids.filter(isPartId))].slice(0, mostLines)
}

function readLine(text: string): readonly EstimateLine[] {
  const [, partId = '', times = '1'] = piece.exec(text) ?? []
  const quantity = Number(times)
  return isPartId(partId) && quantity >= 1 && quantity <= mostOfPart ? [{ partId, quantity }] : []
}

/** The query of an estimate's address with its '?'; empty for the one that everybody starts with. */
export function writeEstimateQuery({ lines, type, months }: EstimateQuery): string {
  const pieces = lines.map(({ partId, quantity }) => (quantity === 1 ? partId : `${partId}x${quantity}`))
  const said = [
    ...(lines.length > 0 ? [`e=${[version, ...pieces].join('.')}`] : []),
    ...(type === 'card' ? ['type=card'] : []),
    ...(months === 12 ? [] : [`months=${months}`]),
  ]
  return said.length > 0 ? `?${said.join('&')}` : ''
}
