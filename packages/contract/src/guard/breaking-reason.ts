import type { ReportedChange } from './diff-report.ts'
import { isRecord } from './follow-pointer.ts'

/**
 * Why a change breaks clients, as a sentence; undefined if it does not. Extends Redocly's verdict by four
 * kinds of changes that it accepts as of 2.77.
 */
export function breakingReason(change: ReportedChange): string | undefined {
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
