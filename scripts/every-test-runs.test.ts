import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projects } from '../vitest.config.ts'

const root = path.join(import.meta.dirname, '..')

test('every test file belongs to one project', () => {
  const files = execFileSync('git', ['ls-files', '*.test.*'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
  const matches = (file: string, globs: readonly string[]) => globs.some(glob => path.matchesGlob(file, glob))
  const runsIn = (file: string) =>
    projects.filter(({ test: { include, exclude } }) => matches(file, include) && !matches(file, exclude))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter(file => runsIn(file).length !== 1)).toEqual([])
})
