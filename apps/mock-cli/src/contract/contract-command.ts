import { relative } from 'node:path'
import type { HostComparison } from '@jeoul/contract/guard'
import { Command } from 'commander'
import { notJudged } from '../exit-codes.ts'
import { fail } from '../fail.ts'
import { testCommand } from './test-command.ts'

type Guard = typeof import('@jeoul/contract/guard')

/** Loads the checks and runs one. Errors are printed to stderr in one line, with an exit code. */
async function guarded(check: (guard: Guard) => Promise<void>, exitCode = notJudged): Promise<void> {
  try {
    await check(await import('@jeoul/contract/guard'))
  } catch (error) {
    fail(error, exitCode)
  }
}

/** Describes a comparison of documents, with one line for each breaking change. */
export function describeComparison({ host, against, breaking, harmless }: HostComparison): readonly string[] {
  const others = harmless === 0 ? '' : `, ${count(harmless, 'harmless change')}`
  const verdict = breaking.length === 0 ? 'no breaking change' : count(breaking.length, 'breaking change')
  return [
    `${host} API, compared with ${against}: ${verdict}${others}`,
    ...breaking.map(
      ({ operation, place, reason, source }) =>
        `  ${operation}${place === '' ? '' : `  ${place}`}  ${reason}  (${source})`,
    ),
  ]
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}

const lintExamples = `
Examples:
  $ jeoul-mock contract lint                      both documents in openapi/
  $ jeoul-mock contract lint received/main.yaml   another document, by the same rules; from the current folder`

const lintCommand = new Command('lint')
  .description('check the documents against OpenAPI and the rules in redocly.yaml')
  .argument('[file...]', 'documents (default: openapi/main.yaml and openapi/second.yaml)')
  .option('--json', 'print the problems as JSON')
  .addHelpText('after', lintExamples)
  .action((files: readonly string[], { json }: { readonly json?: boolean }) =>
    guarded(async ({ lintContract }) => {
      const problems = await lintContract(...(files.length > 0 ? [files] : []))
      if (json) console.log(JSON.stringify(problems, null, 2))
      else {
        for (const { severity, rule, message, source } of problems) {
          console.log(`${source}  ${severity}  ${message} (${rule})`)
        }
        console.log(problems.length === 0 ? 'No problems.' : `${problems.length} problems.`)
      }
      if (problems.length > 0) process.exitCode = 1
    }),
  )

interface DiffOptions {
  readonly against?: string
  readonly json?: boolean
}

const diffExamples = `
Examples:
  $ jeoul-mock contract diff                            compare with the newest release
  $ jeoul-mock contract diff --against 0.2.0            compare with an older one
  $ jeoul-mock contract diff --against received.json    compare one host's document with another file

Changes that no client has to react to pass. To break clients on purpose, raise the version in both documents and
release them: jeoul-mock contract release`

const diffCommand = new Command('diff')
  .description('find changes in the documents that break clients of a release')
  .option(
    '--against <version|file>',
    'release or file to compare with (default: the newest release in openapi/releases)',
  )
  .option('--json', 'print the changes as JSON')
  .addHelpText('after', diffExamples)
  .action(({ against, json }: DiffOptions) =>
    guarded(async ({ compareContract }) => {
      const comparisons = await compareContract(against)
      if (json) console.log(JSON.stringify(comparisons, null, 2))
      else for (const line of comparisons.flatMap(describeComparison)) console.log(line)
      if (comparisons.some(({ breaking }) => breaking.length > 0)) process.exitCode = 1
    }),
  )

const releaseExamples = `
Example:
  $ jeoul-mock contract release    keep the documents as the release of their version

First raise the version in openapi/main.yaml and openapi/second.yaml: the last number for harmless changes, the first
(below 1.0.0 the second) for breaking ones. Commit the release together with the documents.`

const releaseCommand = new Command('release')
  .description('freeze the documents as a release that clients may rely on')
  .addHelpText('after', releaseExamples)
  .action(() =>
    guarded(async ({ freezeRelease }) => {
      const { version, paths } = await freezeRelease()
      console.log(`Released ${version}: ${paths.map(path => relative('.', path)).join(', ')}`)
    }, 1),
  )

/** `jeoul-mock contract …`. Exit codes: 0 passed, 1 failed, 2 wrong usage, 3 could not lint or compare. */
export const contractCommand = new Command('contract')
  .description('check the documents in openapi/ against releases, and hosts against the documents')
  .addCommand(lintCommand)
  .addCommand(diffCommand)
  .addCommand(releaseCommand)
  .addCommand(testCommand)
