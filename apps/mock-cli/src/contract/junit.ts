import { readFile } from 'node:fs/promises'
import type { FoundViolation, RunReport } from '@jeoul/contract/runner'
import { type FileKind, refuseForeignFile, replaceOwnFile } from '@jeoul/mock/files'

/**
 * A report as JUnit XML: a suite for each operation, a test for each of its checks, with its violation and the shell
 * line that repeats it. Operations that were not called are skipped tests; what could not be judged is an error.
 */
export function junitOf(report: RunReport): string {
  const { checks, violations, uncalled, unsuccessful, refused, unjudged, seed, seconds } = report
  const held = checks.filter(({ isHeld }) => isHeld)
  const cases = [
    ...held.map(({ name, operations: [operation = ''] }) => ({ operation, xml: caseOf(operation, name) })),
    ...violations.map(found => ({ operation: found.only, xml: failureOf(found) })),
    ...unjudged.map(({ operationId, check, message }) => ({
      operation: operationId,
      xml: caseOf(operationId, check, `<error message="${escaped(message)}"/>`),
    })),
    ...unsuccessful.map(({ operationId }) => ({
      operation: operationId,
      xml: caseOf(operationId, 'succeeds', '<error message="no request succeeded"/>'),
    })),
    ...refused.flatMap(({ option, operations }) =>
      operations.map(operation => ({
        operation,
        xml: caseOf(operation, 'accepts the credential', `<error message="${escaped(option)} is refused"/>`),
      })),
    ),
    ...uncalled.map(({ operationId, reason, lacks }) => ({
      operation: operationId,
      xml: caseOf(
        operationId,
        'is called',
        `<skipped message="${escaped(lacks === undefined ? reason : `without ${lacks}`)}"/>`,
      ),
    })),
  ]
  const suites = Map.groupBy(cases, ({ operation }) => operation)
  const failures = violations.length
  const errors =
    unjudged.length + unsuccessful.length + refused.flatMap(({ operations }) => operations).length
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${junitName}, seed ${seed}" tests="${cases.length}" failures="${failures}" errors="${errors}" time="${seconds.toFixed(3)}">`,
    ...[...suites].flatMap(([operation, cases]) => {
      const failed = violations.filter(({ only }) => only === operation).length
      const open = `<testsuite name="${escaped(operation)}" tests="${cases.length}" failures="${failed}">`
      return [open, ...cases.map(({ xml }) => xml), '</testsuite>']
    }),
    '</testsuites>',
    '',
  ].join('\n')
}

/** The beginning by which a report is recognized. */
const junitName = 'jeoul-mock contract test'

function failureOf({ only, check, operationId, place, message, curl }: FoundViolation): string {
  const text = `${operationId} ${place}: ${message}`
  return caseOf(only, check, `<failure message="${escaped(text)}">${escaped(curl)}</failure>`)
}

function caseOf(operation: string, name: string, inside = ''): string {
  const open = `<testcase classname="${escaped(operation)}" name="${escaped(name)}"`
  return inside === '' ? `${open}/>` : `${open}>${inside}</testcase>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML allows no other control characters than these, not even escaped. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '\uFFFD')
    .replaceAll(/[&<>"]/g, character => entities[character] ?? character)
}

const junitKind: FileKind = {
  name: 'a report of contract test',
  recognizes: async path =>
    (await readFile(path, 'utf8').catch(() => '')).includes(`<testsuites name="${junitName}`),
}

/** @throws OutputFileError if the file exists and is not a report */
export function refuseForeignJunit(path: string): Promise<void> {
  return refuseForeignFile(path, junitKind)
}

/** @throws OutputFileError */
export function writeJunit(path: string, report: RunReport): Promise<void> {
  return replaceOwnFile(path, junitKind, junitOf(report))
}
