import type { Part, PartKind, PartType } from '@jeoul/api/types'
import type { EstimateLine } from './estimate-line.ts'
import { partKinds, typeLabels } from './part-kinds.ts'

/** A line whose part is known. */
export interface SheetLine {
  readonly part: Part
  readonly quantity: number
}

/** The row of one kind of parts. */
export interface SheetRow {
  readonly kind: PartKind
  readonly label: string
  /** Whether another part can be added to it. */
  readonly canAdd: boolean
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

/** All rows of an estimate by type and kind, filled and empty. */
export function sheetOf(lines: readonly SheetLine[]): readonly SheetGroup[] {
  return types.map(type => ({
    type,
    label: typeLabels[type],
    rows: partKinds
      .filter(facts => facts.type === type)
      .map(({ kind, label, isSingle, isExtra }) => {
        const held = lines.filter(({ part }) => part.kind === kind)
        return { kind, label, isExtra, canAdd: held.length === 0 || !isSingle, lines: held }
      }),
  }))
}
