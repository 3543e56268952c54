import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = path.join(import.meta.dirname, '../docs/decisions')
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const records = globSync('*', { cwd: folder, exclude: ['README.md'] }).toSorted()

describe('a decision record', () => {
  test.each(records)('%s', name => {
    const text = read(name)
    const [number = ''] = /^\d{4}(?=-[a-z\d-]+\.md$)/.exec(name) ?? []
    expect(text).toMatch(new RegExp(`^# ${number} \\S`))
    expect(text).toMatch(/^Status: \w+\. Date: \d{4}-\d{2}-\d{2}\.$/m)
    expect(text.match(/^## .+/gm)).toEqual(['## Context', '## Decision', '## Rejected', '## What follows'])
    expect(text, 'a table of rejected options').toMatch(
      /^## Rejected\n[^#]*?\n\| option +\| why +\|\n\| -.+\n\| \S/m,
    )
    expect(text.trimEnd().split('\n').length, 'lines').toBeLessThanOrEqual(60)
  })
})

test('no two records have the same number', () => {
  const numbers = records.map(name => name.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('there are few records: merge one of the same subject before adding another', () => {
  expect(records.length).toBeLessThanOrEqual(30)
})

describe('the index', () => {
  const links = [...read('README.md').matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => link)

  test('names every record', () => {
    expect(records.filter(name => !links.includes(name))).toEqual([])
  })

  test('has no link to a missing record', () => {
    expect(links.filter(link => !existsSync(path.join(folder, link)))).toEqual([])
  })
})
