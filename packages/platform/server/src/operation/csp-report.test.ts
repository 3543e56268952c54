import { expect, test } from 'vitest'
import { readReport } from './csp-report.ts'

test.each<[string, string | null]>([
  [
    JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' } }),
    'script-src-elem',
  ],
  [JSON.stringify({ 'csp-report': { 'effective-directive': 'frame-ancestors' } }), 'frame-ancestors'],
  [JSON.stringify({ 'csp-report': { 'effective-directive': 'made-up-by-somebody' } }), null],
  [JSON.stringify({ 'csp-report': null }), null],
  ['null', null],
  ['[', null],
])('%s tells of %j', (text, directive) => {
  expect(readReport(text)).toBe(directive)
})
