import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = path.join(import.meta.dirname, '../docs/decisions')
const records = globSync('*', { cwd: folder }).toSorted()

describe('a decision record', () => {
  test.each(records)('%s', name => {
    const text = readFileSync(path.join(folder, name), 'utf8')
    const [number = ''] = /^\d{4}(?=-[a-z\d-]+\.md$)/.exec(name) ?? []
    expect(text).toMatch(new RegExp(`^# ${number} \\S`))
    expect(text).toMatch(/^Status: .+\. Date: \d{4}-\d{2}-\d{2}\./m)
    expect(text.match(/^## .+/gm)?.slice(0, 3)).toEqual(['## Context', '## Decision', '## Rejected'])
    expect(text, 'a table of what was rejected').toMatch(/^## Rejected\n[^#]*?\n\| .+\n\| -.+\n\| \S/m)
    expect(text.trimEnd().split('\n').length, 'lines').toBeLessThanOrEqual(40)
  })
})

test('no two decisions have the same number', () => {
  const numbers = records.map(name => name.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})
