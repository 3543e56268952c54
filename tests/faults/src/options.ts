import { parseArgs } from 'node:util'
import type { Fault } from './fault.ts'
import { faults } from './faults/index.ts'

const levels = ['unit', 'browser'] as const
/** The tests to run: those of Vitest, or those of Playwright. */
export type Level = (typeof levels)[number]

export interface Options {
  readonly faults: readonly Fault[]
  readonly levels: readonly Level[]
}

export const usage = 'node tests/faults/src/main.ts [--only name,name] [--level unit|browser]'

/**
 * Parses the command line.
 *
 * @throws Error with a one-line message
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string', multiple: true, default: [] }, level: { type: 'string' } },
  })
  const names = values.only.flatMap(list => list.split(','))
  const unknown = names.find(name => !faults.some(fault => fault.name === name))
  if (unknown !== undefined) throw new Error(`there is no fault called ${unknown}`)
  const level = levels.find(known => known === values.level)
  if (values.level !== undefined && !level) throw new Error(`--level is unit or browser, not ${values.level}`)
  return {
    faults: names.length === 0 ? faults : faults.filter(({ name }) => names.includes(name)),
    levels: level ? [level] : levels,
  }
}
