import type { Part, PriceType } from '@jeoul/api/types'
import { checkBuild, type Outcome, outcomes, type PartsByKind, type Piece } from '../compatibility/index.ts'
import { isOrdinary } from '../parts/goods-condition.ts'
import { partPrice } from '../parts/part-price.ts'
import { pieceOf } from '../sheet/piece-of.ts'
import type { SheetLine } from '../sheet/sheet.ts'
import { isAlike } from './figures-alike.ts'

/** A cheaper part that is equivalent to one of the estimate. */
export interface Suggestion {
  readonly line: SheetLine
  readonly part: Part
  /** Saving in won for all pieces of the line, above 0. */
  readonly saving: number
}

/** In won; a smaller saving is not suggested (assumed). */
const minSaving = 1_000

/**
 * Finds for each line the cheapest equivalent part ({@link isAlike}) that costs less and worsens no outcome of a
 * compatibility rule (assumed). Goods sold on a condition are suggested only if no ordinary ones qualify. The greatest
 * saving comes first. Each suggestion assumes that no other one is taken: search again after a change.
 */
export function cheaperAlike(
  lines: readonly SheetLine[],
  parts: PartsByKind,
  type: PriceType,
  each = 1,
): readonly Suggestion[] {
  const pieces = lines.map(pieceOf)
  const before = outcomesOf(pieces)
  return lines
    .flatMap((line): readonly Suggestion[] => {
      const paid = partPrice(line.part, type)
      if (paid === null) return []
      const { part_id: replaced, kind, figures } = line.part
      const isThere = (part: Part) => lines.some(other => other.part.part_id === part.part_id)
      const found = (parts[kind] ?? [])
        .flatMap(part => {
          const price = partPrice(part, type)
          const saving = price === null ? 0 : (paid - price) * line.quantity * each
          return saving >= minSaving && !isThere(part) && isAlike(kind, figures, part.figures)
            ? [{ line, part, saving }]
            : []
        })
        .toSorted(
          (one, other) =>
            Number(isOrdinary(other.part)) - Number(isOrdinary(one.part)) || other.saving - one.saving,
        )
        .find(({ part }) => {
          const other = pieceOf({ part, quantity: line.quantity })
          return isNoWorse(
            before,
            pieces.map(piece => (piece.partId === replaced ? other : piece)),
          )
        })
      return found ? [found] : []
    })
    .toSorted((one, other) => other.saving - one.saving)
}

/** The worst outcome by rule. */
function outcomesOf(pieces: readonly Piece[]): ReadonlyMap<string, Outcome> {
  const worst = new Map<string, Outcome>()
  // Findings are sorted with the worst first.
  for (const { rule, outcome } of checkBuild(pieces)) if (!worst.has(rule)) worst.set(rule, outcome)
  return worst
}

function isNoWorse(before: ReadonlyMap<string, Outcome>, pieces: readonly Piece[]): boolean {
  return [...outcomesOf(pieces)].every(
    ([rule, outcome]) => outcomes.indexOf(outcome) >= outcomes.indexOf(before.get(rule) ?? 'pass'),
  )
}
