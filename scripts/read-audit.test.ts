import { expect, test } from 'vitest'
import { readAudit } from './read-audit.ts'

const advisories = {
  1: { severity: 'high', module_name: 'parser', title: 'never ends' },
  2: { severity: 'moderate', module_name: 'printer', title: 'prints too much' },
}

test.each([
  ['serious vulnerabilities', JSON.stringify({ advisories }), ['parser: never ends (high)']],
  ['none', JSON.stringify({ advisories: {} }), []],
  ['a registry without audits', '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}', null],
  ['a registry that cannot be reached', '', null],
])('the answer of an audit may be %s', (_, output, found) => {
  expect(readAudit(output)).toEqual(found)
})
