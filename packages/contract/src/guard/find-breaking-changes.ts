import { fileURLToPath } from 'node:url'
import { changePlace, follow, isParameter, isRecord } from './change-place.ts'
import { bundleDocument, runRedocly } from './redocly.ts'

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

/**
 * Why a change breaks clients, as a sentence; undefined if it does not. Extends Redocly's verdict by four
 * kinds of changes that it accepts as of 2.77.
 */
function breakingReason(change: ReportedChange): string | undefined {
  const messages = change.verdicts.map(({ message }) => message).join(' ')
  if (change.impact === 'major') return messages === '' ? `It was ${change.kind}.` : messages
  return reasons.map(reason => reason(change)).find(reason => reason !== undefined)
}

type Reason = (change: ReportedChange) => string | undefined

const bodyBecameRequired: Reason = ({ kind, typeName, revision }) =>
  kind === 'added' &&
  typeName === 'RequestBody' &&
  isRecord(revision?.value) &&
  revision.value.required === true
    ? 'A body became required.'
    : undefined

const fieldOfBodyRemoved: Reason = ({ kind, typeName, path }) => {
  const name = /\/properties\/([^/]+)$/.exec(path)?.[1]
  return kind === 'removed' && typeName === 'Schema' && name !== undefined
    ? `Field \`${name}\` is no longer taken.`
    : undefined
}

const defaultChanged: Reason = ({ kind, property, base, revision }) =>
  kind === 'modified' && property === 'default' && base?.value !== undefined
    ? `The default changed from ${JSON.stringify(base.value)} to ${JSON.stringify(revision?.value) ?? 'none'}.`
    : undefined

const fileTypesRemoved: Reason = ({ kind, typeName, property, base, revision }) => {
  if (kind !== 'modified' || typeName !== 'Encoding' || property !== 'contentType') return undefined
  const taken = typesOf(revision?.value)
  const lost = typesOf(base?.value).filter(type => !taken.includes(type))
  return lost.length === 0 ? undefined : `No longer taken: ${lost.join(', ')}.`
}

const reasons: readonly Reason[] = [bodyBecameRequired, fieldOfBodyRemoved, defaultChanged, fileTypesRemoved]

function typesOf(value: unknown): readonly string[] {
  return typeof value === 'string' ? value.split(',').map(type => type.trim()) : []
}

/**
 * The part of the report of `redocly diff` that is read here: the differences of two documents, with
 * references resolved.
 */
interface DiffReport {
  readonly changes: readonly ReportedChange[]
}

interface ReportedChange {
  /** A JSON pointer into the documents with references resolved; starts with '#/'. */
  readonly path: string
  readonly typeName: string
  readonly kind: 'added' | 'modified' | 'removed'
  /** The version step that it requires; major breaks clients. */
  readonly impact: 'major' | 'minor' | 'patch'
  /** The keyword that was modified. */
  readonly property?: string
  /** Reasons for the impact; empty if no rule of Redocly's applied. */
  readonly verdicts: readonly { readonly message: string }[]
  readonly base?: ReportedSide
  readonly revision?: ReportedSide
}

interface ReportedSide {
  readonly file: string
  readonly line: number
  readonly value?: unknown
}
