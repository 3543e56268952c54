import type { PartKind } from '@jeoul/api/types'
import { partPrice } from '../parts/part.ts'
import { partKinds } from '../parts/part-kinds.ts'
import type { SheetLine } from '../sheet/sheet.ts'

/** The parts of one kind in two estimates. */
interface ComparedRow {
  readonly kind: PartKind
  readonly label: string
  readonly one: readonly SheetLine[]
  readonly other: readonly SheetLine[]
  /** Whether both contain the same parts in the same quantities, in any order. */
  readonly isSame: boolean
}

/** Two estimates side by side, kind by kind in the order of the sheet, without kinds that neither has (assumed). */
export function comparedRows(one: readonly SheetLine[], other: readonly SheetLine[]): readonly ComparedRow[] {
  return partKinds.flatMap(({ kind, label }) => {
    const [mine, theirs] = [one, other].map(lines => lines.filter(({ part }) => part.kind === kind))
    if (!mine || !theirs || mine.length + theirs.length === 0) return []
    return [{ kind, label, one: mine, other: theirs, isSame: keyOf(mine) === keyOf(theirs) }]
  })
}

/**
 * How much more the other estimate's parts of a kind cost: "difference in won under the price" (assumed).
 *
 * @returns won; null if a part has no price
 */
export function rowDifference({ one, other }: ComparedRow, type: 'cash' | 'card'): number | null {
  const [mine = null, theirs = null] = [one, other].map(lines =>
    lines.reduce<number | null>((sum, { part, quantity }) => {
      const price = partPrice(part, type)
      return sum === null || price === null ? null : sum + price * quantity
    }, 0),
  )
  return mine === null || theirs === null ? null : theirs - mine
}

function keyOf(lines: readonly SheetLine[]): string {
  return lines
    .map(({ part, quantity }) => `${part.part_id}x${quantity}`)
    .toSorted()
    .join()
}
