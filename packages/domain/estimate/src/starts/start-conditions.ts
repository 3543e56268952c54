import type { Part } from '@jeoul/api/types'
import { checkBuild } from '../compatibility/index.ts'
import { pieceOf } from '../sheet/sheet.ts'

/** Says on what conditions the parts of a start fit, such as an update of the board's BIOS for its processor. */
export function startConditions(parts: readonly Part[]): readonly string[] {
  const pieces = parts.map(part => pieceOf({ part, quantity: 1 }))
  return checkBuild(pieces).flatMap(({ outcome, text }) => (outcome === 'conditional' ? [text] : []))
}
