/**
 * Runs Stryker over rules of the domain: it plants small mistakes, one at a time, and runs the tests of the subject. Fails
 * if the tests of a subject notice too few of them.
 */
import { Stryker } from '@stryker-mutator/core'

/** The subjects, by folder of `packages/domain`. */
const subjects: Readonly<Record<string, string>> = {
  price: 'price-state',
  filter: 'filter-spec',
  paging: 'paging',
  reaction: 'reaction',
  pricing: 'estimate-pricing',
  compatibility: 'estimate/src/compatibility',
}

/** The least share of mutants that must be noticed, in percent. */
const least = 80

const vitestConfig = 'tests/faults/mutants.vitest.config.ts'

/** Mutates the code of one folder, and writes a report of all mutants to `reports/mutants`. */
async function mutate(subject: string, folder: string) {
  const dir = `packages/domain/${folder}`
  const mutants = await new Stryker({
    mutate: [`${dir}/**/*.ts`, '!**/*.test.ts', '!**/testing/**', '!**/index.ts'],
    // Stryker works on a copy of the sources, with links to the installed packages.
    ignorePatterns: ['**', '!packages/domain/**/*.{ts,txt}', `!${vitestConfig}`, 'node_modules'],
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    testRunner: 'vitest',
    vitest: { dir, configFile: vitestConfig, related: false },
    disableTypeChecks: false,
    reporters: ['html', 'clear-text'],
    htmlReporter: { fileName: `reports/mutants/${subject}.html` },
    clearTextReporter: { reportTests: false, reportMutants: false, allowColor: false },
    thresholds: { high: 100, low: least, break: least },
  }).runMutationTest()
  const numberOf = (...statuses: readonly string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length
  const noticed = numberOf('Killed', 'Timeout')
  const all = noticed + numberOf('Survived', 'NoCoverage')
  return { mutants: all, noticed, '%': Math.floor((100 * noticed) / all) }
}

// Property tests use the same values for every mutant.
process.env.CI = 'true'

const asked = process.argv.slice(2)
const unknown = asked.find(subject => !Object.hasOwn(subjects, subject))
if (unknown !== undefined) throw new Error(`no subject ${unknown}: name ${Object.keys(subjects).join(', ')}`)

const scores: Record<string, Awaited<ReturnType<typeof mutate>>> = {}
for (const [subject, folder] of Object.entries(subjects)) {
  if (asked.length === 0 || asked.includes(subject)) scores[subject] = await mutate(subject, folder)
}
console.table(scores)
