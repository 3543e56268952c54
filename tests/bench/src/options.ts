import path from 'node:path'
import { parseArgs } from 'node:util'
import { rootFolder } from './paths.ts'

const sectionNames = ['mock', 'peers', 'ranking', 'render', 'size', 'browser', 'filters'] as const
export type SectionName = (typeof sectionNames)[number]

export interface BenchOptions {
  readonly sections: readonly SectionName[]
  /** Rounds of everything that is repeated. */
  readonly runs: number
  /** Where the numbers go as JSON. */
  readonly jsonFile: string | null
  /** The folder of a built site. */
  readonly site: string
}

export const usage = `pnpm bench [--only ${sectionNames.join(',')}] [--runs N] [--json FILE] [--site FOLDER]`

/**
 * Reads the command line.
 *
 * @throws Error in one line that names what does not fit
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: args.filter(arg => arg !== '--'),
    options: {
      only: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: '5' },
      json: { type: 'string' },
      site: { type: 'string', default: path.join(rootFolder, 'apps/web-desktop') },
    },
  })
  if (!/^[1-9][0-9]?$/.test(values.runs))
    throw new Error(`--runs is a number from 1 to 99, not ${values.runs}`)
  return {
    sections: readSections(values.only.flatMap(names => names.split(','))),
    runs: Number(values.runs),
    jsonFile: values.json === undefined ? null : path.resolve(values.json),
    site: path.resolve(values.site),
  }
}

function readSections(names: readonly string[]): readonly SectionName[] {
  if (names.length === 0) return sectionNames
  const unknown = names.find(name => !sectionNames.some(known => known === name))
  if (unknown !== undefined) throw new Error(`--only knows ${sectionNames.join(', ')}, not ${unknown}`)
  return sectionNames.filter(name => names.includes(name))
}
