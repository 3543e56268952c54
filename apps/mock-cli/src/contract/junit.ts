import type { FoundViolation, RunReport } from '@jeoul/contract/runner'

/**
 * A report as JUnit XML: a suite for each operation, a test for each of its checks, with its violation and the shell
 * line that repeats it. Operations that were not called are skipped tests.
 */
export function junitOf({ checks, violations, uncalled, seed, seconds }: RunReport): string {
  const held = checks.filter(({ isHeld }) => isHeld)
  const cases = [
    ...held.map(({ name, operations: [operation = ''] }) => ({ operation, xml: caseOf(operation, name) })),
    ...violations.map(found => ({ operation: found.only, xml: failureOf(found) })),
    ...uncalled.map(({ operationId, reason }) => ({
      operation: operationId,
      xml: caseOf(operationId, 'is called', `<skipped message="${escaped(reason)}"/>`),
    })),
  ]
  const suites = Map.groupBy(cases, ({ operation }) => operation)
  const failures = violations.length
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${junitName}, seed ${seed}" tests="${cases.length}" failures="${failures}" time="${seconds.toFixed(3)}">`,
    ...[...suites].flatMap(([operation, cases]) => {
      const failed = violations.filter(({ only }) => only === operation).length
      const open = `<testsuite name="${operation}" tests="${cases.length}" failures="${failed}">`
      return [open, ...cases.map(({ xml }) => xml), '</testsuite>']
    }),
    '</testsuites>',
    '',
  ].join('\n')
}

/** The beginning by which a report is recognized. */
export const junitName = 'jeoul-mock contract test'

function failureOf({ only, check, operationId, place, message, curl }: FoundViolation): string {
  const text = `${operationId} ${place}: ${message}`
  return caseOf(only, check, `<failure message="${escaped(text)}">${escaped(curl)}</failure>`)
}

function caseOf(operation: string, name: string, inside = ''): string {
  const open = `<testcase classname="${operation}" name="${escaped(name)}"`
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
