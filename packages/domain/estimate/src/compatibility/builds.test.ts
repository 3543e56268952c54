import { describe, expect, test } from 'vitest'
import { checkBuild } from './check-build.ts'
import { worstOf } from './rule.ts'
import type { KnownBuild } from './testing/known-build.ts'
import { brokenBuilds, goodBuilds } from './testing/known-builds.ts'
import { edgeBuilds } from './testing/known-edges.ts'
import { platformBuilds, powerBuilds } from './testing/known-limits.ts'
import { pieceOf } from './testing/known-pieces.ts'

/** The worst outcome of each rule that does not pass. */
function notPassed({ parts }: KnownBuild) {
  const findings = Map.groupBy(checkBuild(parts.map(pieceOf)), ({ rule }) => rule)
  return Object.fromEntries(
    [...findings]
      .map(([rule, found]) => [rule, worstOf(found)] as const)
      .filter(([, outcome]) => outcome !== 'pass'),
  )
}

describe.each<[string, readonly KnownBuild[]]>([
  ['builds that are sold like that', goodBuilds],
  ['what does not fit', brokenBuilds],
  ['power and what is missing', powerBuilds],
  ['platforms, memory and drives', platformBuilds],
  ['at the edge of a rule', edgeBuilds],
])('%s', (_, builds) => {
  test.each(builds)('$name', build => {
    expect(notPassed(build)).toEqual(build.findings)
  })
})
