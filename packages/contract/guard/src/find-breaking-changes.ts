import { fileURLToPath } from 'node:url'
import { breakingReason } from './breaking-reason.ts'
import { bundleDocument } from './bundle-document.ts'
import { changePlace } from './change-place.ts'
import type { DiffReport, ReportedChange } from './diff-report.ts'
import { follow, isParameter } from './follow-pointer.ts'
import { runRedocly } from './run-redocly.ts'

const rules = fileURLToPath(new URL('../diff.yaml', import.meta.url))

/** A change that a client of the older document cannot live with. */
export interface BreakingChange {
  /** As in 'GET /front/v3/items'. */
  readonly operation: string
  /** As in 'query.sort' or '200.result.items[].name'; empty for the operation as a whole. */
  readonly place: string
  readonly reason: string
  /** File and line where it is written, or was. */
  readonly source: string
}

export interface Comparison {
  readonly breaking: readonly BreakingChange[]
  /** How many differences no client has to mind. */
  readonly harmless: number
}

/**
 * Compares two OpenAPI documents: what the base allows has to stay allowed, and what it promises has to stay true.
 *
 * @param base path of the older document
 * @param revision path of the newer one
 * @throws GuardError where one of them can't be read
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
  // A release is one file, so that components are in other places there; what matters of them shows in the paths.
  const harmless = changes.filter(change => change.path.startsWith('#/paths/') && !breakingReason(change))
  return { breaking, harmless: harmless.length }
}

/** A removed parameter is known to the report alone; any other stands in the newer document. */
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
