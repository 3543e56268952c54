import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runSteps, type Step } from './run-steps.ts'

let folder = ''
let printed = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steps-'))
  printed = ''
  const print = (text: unknown) => {
    printed += text
    return true
  }
  vi.spyOn(console, 'log').mockImplementation(print)
  vi.spyOn(process.stdout, 'write').mockImplementation(print)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** A step that runs this code in Node, in `folder`. */
const step = (name: string, code: string): Step => ({
  name,
  run: ['node', '-e', `const fs = require('node:fs'); process.chdir(${JSON.stringify(folder)}); ${code}`],
})
const leave = (file: string) => `fs.appendFileSync('log', '${file} ')`
const log = () => readFileSync(join(folder, 'log'), 'utf8').trim()

test('steps run one after another, until one fails', async () => {
  const steps = [step('one', leave('one')), step('two', `${leave('two')}; process.exit(3)`)]
  expect(await runSteps([...steps, step('three', leave('three'))])).toBe(3)
  expect(log()).toBe('one two')
})

test('steps of a group run at the same time, and the next step after all of them', async () => {
  // Each step waits for the other: one after another, they would never end.
  const meet = (own: string, other: string) =>
    `fs.writeFileSync('${own}', ''); while (!fs.existsSync('${other}'));`
  const group = [step('one', meet('one', 'two')), step('two', meet('two', 'one'))]
  writeFileSync(join(folder, 'log'), '')
  expect(await runSteps([group, step('three', leave('three'))])).toBe(0)
  expect(log()).toBe('three')
})

test('a step of a group that fails is reported with its own output, and ends the run', async () => {
  const broken = step('broken', "console.log('what is wrong'); process.exit(2)")
  expect(await runSteps([[broken], step('later', leave('later'))])).toBe(2)
  expect(printed).toMatch(/▸ broken\nwhat is wrong\n {2}broken: FAILED after [\d.]+ s/)
  expect(printed).not.toContain('later')
})
