import { rulesOf } from '../rules/rules.ts'
import type { Steps } from '../steps.ts'
import { type Change, isUnconditional, withFix } from './changes-at.ts'
import type { Fix } from './fix.ts'
import { type FixAttempt, hasProblem } from './fix-attempt.ts'

/**
 * Finds the nearest change that solves the problems and causes no new one; null if there is none. A change that leaves
 * its part without any problem takes precedence, so that two problems of one part are fixed at once (assumed).
 *
 * @param changes of kinds that all of the problems' rules read; the nearest first
 */
export function* oneChange(changes: readonly Change[], { before, accepts }: FixAttempt): Steps<Fix | null> {
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
