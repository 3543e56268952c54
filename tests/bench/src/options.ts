import path from 'node:path'
import { parseArgs } from 'node:util'
import { type BenchPage, benchPages } from './bench-pages.ts'
import { rootFolder } from './paths.ts'

const sectionNames = [
  'mock',
  'peers',
  'ranking',
  'plans',
  'plan-worker',
  'render',
  'overload',
  'workers',
  'size',
  'browser',
  'filters',
  'scrolling',
  'offline',
] as const
/** Sections with ratios that are checked in: they need no browser and nothing to install, and end within a minute. */
const withRatios = ['mock', 'ranking', 'plans', 'render', 'overload'] as const
/** What `--against` compares. */
const comparedSections = ['render', 'browser'] as const
const pageNames = benchPages.map(({ name }) => name)
export type SectionName = (typeof sectionNames)[number]

export interface BenchOptions {
  readonly sections: readonly SectionName[]
  /** Rounds of everything that is repeated. */
  readonly runs: number
  /** The file for the results as JSON. */
  readonly jsonFile: string | null
  /** Pages whose first visit is measured. */
  readonly pages: readonly BenchPage[]
  /** The folder of both built sites. */
  readonly apps: string
  /** What to do with `ratios.json`: its sections are measured in short rounds. */
  readonly ratios: 'write' | 'check' | null
  /** The commit to build and to measure in turns with this one. */
  readonly against: string | null
}

export const usage = `pnpm bench [--only ${sectionNames.join(',')}] [--page ${pageNames.join(',')}] [--runs N] [--json FILE] [--apps FOLDER]
       pnpm bench --ratios write|check
       pnpm bench --against REF [--only render,browser] [--page …] [--runs N]`

/**
 * Parses the command line.
 *
 * @throws Error with a one-line message that names the invalid argument
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: args.filter(arg => arg !== '--'),
    options: {
      only: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: '5' },
      json: { type: 'string' },
      page: { type: 'string', multiple: true, default: [] },
      ratios: { type: 'string' },
      against: { type: 'string' },
      apps: { type: 'string', default: path.join(rootFolder, 'apps') },
    },
  })
  if (!/^[1-9][0-9]?$/.test(values.runs))
    throw new Error(`--runs is a number from 1 to 99, not ${values.runs}`)
  const { ratios = null, against = null } = values
  if (ratios !== null && ratios !== 'write' && ratios !== 'check')
    throw new Error(`--ratios is write or check, not ${ratios}`)
  if (against !== null && Number(values.runs) < 5) throw new Error('--against takes at least 5 rounds')
  return {
    ratios,
    against,
    sections:
      ratios === null
        ? readNames('--only', values.only, against === null ? sectionNames : comparedSections)
        : withRatios,
    pages: readNames('--page', values.page, pageNames).flatMap(
      name => benchPages.find(page => page.name === name) ?? [],
    ),
    runs: Number(values.runs),
    jsonFile: values.json === undefined ? null : path.resolve(values.json),
    apps: path.resolve(values.apps),
  }
}

/** The given names in their predefined order; all names if none is given. */
function readNames<Name extends string>(
  option: string,
  values: readonly string[],
  known: readonly Name[],
): readonly Name[] {
  const names = values.flatMap(list => list.split(','))
  if (names.length === 0) return known
  const unknown = names.find(name => !known.some(one => one === name))
  if (unknown !== undefined) throw new Error(`${option} knows ${known.join(', ')}, not ${unknown}`)
  return known.filter(name => names.includes(name))
}
