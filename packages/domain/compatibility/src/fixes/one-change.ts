import { rulesOf } from '../rules/rules.ts'
import { type Change, isUnconditional, withFix } from './changes-at.ts'
import type { Fix } from './fix.ts'
import { hasProblem, type Mending } from './mending.ts'
import type { Steps } from './steps.ts'

/**
 * The nearest change that leaves nothing of the problems and makes no other one; null where none does. One that leaves its
 * part without any problem goes before one that leaves it others, so that two problems with one part are fixed at once
 * (assumed).
 *
 * @param changes of kinds that all rules asked for read; the nearest first
 */
export function* oneChange(changes: readonly Change[], { before, accepts }: Mending): Steps<Fix | null> {
  let nearest: Change | null = null
  for (const change of changes) {
    if (nearest && isUnconditional(nearest) && !isUnconditional(change)) break
    yield
    const { fix } = change
    if (!rulesOf(fix.part.kind).every(rule => accepts(rule, fix))) continue
    if (!hasProblem(withFix(before, fix), fix.part.kind, fix.part.part_id)) return fix
    nearest ??= change
  }
  return nearest?.fix ?? null
}
