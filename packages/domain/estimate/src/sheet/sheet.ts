import type { Part, PartKind, PartType, PriceType } from '@jeoul/api/types'
import { type Installments, installmentsOf } from '@jeoul/estimate-pricing'
import type { Piece } from '../compatibility/index.ts'
import { partPrice } from '../parts/part.ts'
import { partKinds, typeLabels } from '../parts/part-kinds.ts'
import { type EstimateLine, type Months, monthsOffered } from './estimate-query.ts'

/** A line whose part is known. */
export interface SheetLine {
  readonly part: Part
  readonly quantity: number
}

/** The state of the request for unknown parts. */
type Pending = 'loading' | 'failed'

/** The row of one kind of parts. */
export interface SheetRow {
  readonly kind: PartKind
  readonly label: string
  /** Whether another part can be added to it. */
  readonly canAdd: boolean
  /** Why it is unknown whether the row has a part: some are loading or failed to load. Null if it is known. */
  readonly pending: Pending | null
  /** Whether it is hidden while empty, unless all rows are shown. */
  readonly isExtra: boolean
  readonly lines: readonly SheetLine[]
}

/** "Items by type 1–4". */
export interface SheetGroup {
  readonly type: PartType
  readonly label: string
  readonly rows: readonly SheetRow[]
}

const types: readonly PartType[] = [1, 2, 3, 4]

/** The lines whose parts are known, in the order of the estimate. */
export function knownLines(
  lines: readonly EstimateLine[],
  known: Readonly<Record<string, Part>>,
): readonly SheetLine[] {
  return lines.flatMap(({ partId, quantity }) => {
    const part = known[partId]
    return part ? [{ part, quantity }] : []
  })
}

/**
 * All rows of an estimate by type and kind, filled and empty.
 *
 * @param pending whether some parts, of unknown kinds, are still loading or failed to load: empty rows then take none,
 *   which might become a second one
 */
export function sheetOf(lines: readonly SheetLine[], pending: Pending | null = null): readonly SheetGroup[] {
  return types.map(type => ({
    type,
    label: typeLabels[type],
    rows: partKinds
      .filter(facts => facts.type === type)
      .map(({ kind, label, isSingle, isExtra }) => {
        const held = lines.filter(({ part }) => part.kind === kind)
        const isEmpty = held.length === 0
        const canAdd = isEmpty ? pending === null : !isSingle
        return { kind, label, isExtra, pending: isEmpty ? pending : null, canAdd, lines: held }
      }),
  }))
}

/** Whether nothing is known of any row, because all parts are still loading. */
export function isUnknown(groups: readonly SheetGroup[]): boolean {
  return groups.every(({ rows }) => rows.every(({ pending }) => pending === 'loading'))
}

/** The lines of all rows, in the order of the sheet. */
export function linesOf(groups: readonly SheetGroup[]): readonly SheetLine[] {
  return groups.flatMap(({ rows }) => rows.flatMap(({ lines }) => lines))
}

/** Converts a line to a piece for the compatibility check. */
export function pieceOf({ part, quantity }: SheetLine): Piece {
  return { partId: part.part_id, kind: part.kind, name: part.name, quantity, figures: part.figures }
}

/** The totals of an estimate, without delivery. */
export interface EstimateSums {
  readonly cash: number
  readonly card: number
  /** Number of pieces of all PCs: parts and software; services are counted separately. */
  readonly goods: number
  readonly services: number
  /** Parts without a price of this type, which the total excludes. */
  readonly unpriced: Readonly<Record<PriceType, number>>
  /** Monthly payments of the card total, in won. */
  readonly installments: Readonly<Record<Months, Installments>>
}

/**
 * The totals of an estimate: each part's price times its quantity, "× each" (specification, section 3).
 *
 * @param each number of PCs
 */
export function estimateSums(lines: readonly SheetLine[], each = 1): EstimateSums {
  const card = sumOf(lines, 'card') * each
  const [twelve, twentyFour] = monthsOffered
  return {
    cash: sumOf(lines, 'cash') * each,
    card,
    goods: piecesOf(lines.filter(({ part }) => part.type !== 4)) * each,
    services: piecesOf(lines.filter(({ part }) => part.type === 4)) * each,
    unpriced: { cash: unpricedOf(lines, 'cash'), card: unpricedOf(lines, 'card') },
    installments: { [twelve]: installmentsOf(card, twelve), [twentyFour]: installmentsOf(card, twentyFour) },
  }
}

/**
 * The total to show: "a price that is not for sale shows its label, never 0원" (assumed).
 *
 * @param unknown number of parts that are not known
 * @returns won; null if no part has a known price. An empty estimate costs 0.
 */
export function totalOf(
  sums: Pick<EstimateSums, PriceType | 'unpriced'>,
  type: PriceType,
  unknown: number,
): number | null {
  return sums[type] === 0 && sums.unpriced[type] + unknown > 0 ? null : sums[type]
}

function sumOf(lines: readonly SheetLine[], type: PriceType): number {
  return lines.reduce((sum, { part, quantity }) => sum + (partPrice(part, type) ?? 0) * quantity, 0)
}

function piecesOf(lines: readonly SheetLine[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0)
}

function unpricedOf(lines: readonly SheetLine[], type: PriceType): number {
  return lines.filter(({ part }) => partPrice(part, type) === null).length
}
