import type { Piece } from '../piece.ts'
import { type M2Slot, m2Fits, maxShared } from './m2-slots.ts'

/** SATA ports that M.2 drives disable. */
export interface LostPorts {
  /** In the best slots, if slots without a stated number disable none. */
  readonly least: number
  /** In the best slots, if slots without a stated number disable as many as any slot does. */
  readonly surelyEnough: number
  /** In the worst slots, under the same assumption. */
  readonly most: number
}

/**
 * Computes the bounds over all assignments of drives to slots.
 *
 * @param slots null if nothing is known of them
 */
export function lostPorts(drives: readonly Piece[], slots: readonly M2Slot[] | null): LostPorts {
  const most = drives.length * maxShared
  if (slots === null) return { least: 0, surelyEnough: most, most }
  const hopeful = lossesOf(drives, slots, 0)
  const careful = lossesOf(drives, slots, maxShared)
  return { least: hopeful.least, surelyEnough: careful.least, most: careful.most }
}

interface Losses {
  readonly least: number
  readonly most: number
}

/** Dynamic programming over sets of used slots, one drive after another. A drive without a free slot is skipped. */
function lossesOf(drives: readonly Piece[], slots: readonly M2Slot[], unstated: number): Losses {
  let ways = new Map<number, Losses>([[0, { least: 0, most: 0 }]])
  for (const drive of drives) {
    const next = new Map<number, Losses>()
    for (const [used, losses] of ways) {
      const free = slots.flatMap((slot, at) =>
        (used & (1 << at)) === 0 && m2Fits(drive, slot) !== 'no' ? [{ slot, bit: 1 << at }] : [],
      )
      if (free.length === 0) merge(next, used, losses, 0)
      for (const { slot, bit } of free) merge(next, used | bit, losses, slot.disabledSataPorts ?? unstated)
    }
    ways = next
  }
  const all = [...ways.values()]
  return {
    least: Math.min(...all.map(({ least }) => least)),
    most: Math.max(...all.map(({ most }) => most)),
  }
}

function merge(ways: Map<number, Losses>, used: number, { least, most }: Losses, lost: number): void {
  const known = ways.get(used)
  ways.set(used, {
    least: Math.min(known?.least ?? Number.POSITIVE_INFINITY, least + lost),
    most: Math.max(known?.most ?? 0, most + lost),
  })
}
