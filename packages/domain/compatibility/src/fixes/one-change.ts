import { type Change, isUnconditional, withFix } from './changes-at.ts'
import type { Fix } from './fix.ts'
import { hasProblem, type Mending } from './mending.ts'
import type { Steps } from './steps.ts'

/**
 * The nearest change that leaves nothing of the problems and makes no other one. One that leaves its part without any problem
 * goes before one that leaves it others, so that two problems with one part are fixed at once (assumed).
 *
 * @param changes the nearest first
 */
export function* oneChange(changes: readonly Change[], mending: Mending): Steps<Fix | null> {
  let nearest: Change | null = null
  for (const change of changes) {
    if (nearest && isUnconditional(nearest) && !isUnconditional(change)) break
    yield
    const { part } = change.fix
    const after = withFix(mending.before, change.fix)
    if (mending.leftIn(after).length > 0 || mending.madeIn(after, [part.kind]).length > 0) continue
    if (!hasProblem(after, part.kind, part.part_id)) return change.fix
    nearest ??= change
  }
  return nearest?.fix ?? null
}
