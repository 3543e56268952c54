import { fileURLToPath } from 'node:url'
import { breakingReason } from './breaking-reason.ts'
import { bundleDocument } from './bundle-document.ts'
import { changePlace } from './change-place.ts'
import type { DiffReport, ReportedChange } from './diff-report.ts'
import { follow, isParameter } from './follow-pointer.ts'
import { runRedocly } from './run-redocly.ts'

const rules = fileURLToPath(new URL('./diff.yaml', import.meta.url))

/** A change that breaks clients of the older document. */
export interface BreakingChange {
  /** As in 'GET /front/v3/items'. */
  readonly operation: string
  /** As in 'query.sort' or '200.result.items[].name'; empty for the operation as a whole. */
  readonly place: string
  readonly reason: string
  /** The file and line where it is written, or was. */
  readonly source: string
}

export interface Comparison {
  readonly breaking: readonly BreakingChange[]
  /** The number of differences that don't break clients. */
  readonly harmless: number
}

/**
 * Compares two OpenAPI documents: what the base allows must stay allowed, and what it promises must stay
 * true.
 *
 * @param base path of the older document
 * @param revision path of the newer one
 * @throws GuardError if one of them can't be read
 */
export async function findBreakingChanges(base: string, revision: string): Promise<Comparison> {
  const [printed, bundled] = await Promise.all([
    runRedocly('diff', base, revision, '--format=json', '--fail-on=none', `--config=${rules}`),
    bundleDocument(revision),
  ])
  const { changes }: DiffReport = JSON.parse(printed)
  const breaking = changes.flatMap(change => {
    const reason = breakingReason(change)
    if (reason === undefined) return []
    const place = changePlace(change.path, pointer => parameterName(change, bundled, pointer))
    return [{ ...place, reason, source: sourceOf(change) }]
  })
  // A release is a single file, so its components have other pointers. Changes to them that matter appear
  // under the paths.
  const harmless = changes.filter(change => change.path.startsWith('#/paths/') && !breakingReason(change))
  return { breaking, harmless: harmless.length }
}

/** A removed parameter is only in the report; all others are in the newer document. */
function parameterName({ kind, base }: ReportedChange, bundled: unknown, pointer: readonly string[]) {
  const isWhole = kind === 'removed' && isParameter(base?.value)
  return nameOf(isWhole ? base?.value : follow(bundled, pointer))
}

function nameOf(value: unknown): string | undefined {
  return isParameter(value) ? `${value.in}.${value.name}` : undefined
}

function sourceOf({ base, revision }: ReportedChange): string {
  const side = revision ?? base
  return side === undefined ? '' : `${side.file}:${side.line}`
}
