import type { Part, PartKind, PartType } from '@jeoul/api/types'
import { partKinds, typeLabels } from '../parts/part-kinds.ts'
import type { EstimateLine } from './estimate-line.ts'

/** A line whose part is known. */
export interface SheetLine {
  readonly part: Part
  readonly quantity: number
}

/** What became of the request for the parts that are not known. */
export type Pending = 'loading' | 'failed'

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
