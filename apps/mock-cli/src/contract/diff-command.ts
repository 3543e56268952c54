import { Command } from 'commander'
import { describeComparison } from './describe-comparison.ts'
import { guarded } from './guarded.ts'

interface DiffOptions {
  readonly against?: string
  readonly json?: boolean
}

const examples = `
Examples:
  $ jeoul-mock contract diff                            compare with the newest release
  $ jeoul-mock contract diff --against 0.2.0            compare with an older one
  $ jeoul-mock contract diff --against received.json    compare one host's document with another file

Changes that no client has to react to pass. To break clients on purpose, raise the version in both documents and
release them: jeoul-mock contract release`

export const diffCommand = new Command('diff')
  .description('find changes in the documents that break clients of a release')
  .option(
    '--against <version|file>',
    'release or file to compare with (default: the newest release in openapi/releases)',
  )
  .option('--json', 'print the changes as JSON')
  .addHelpText('after', examples)
  .action(({ against, json }: DiffOptions) =>
    guarded(async ({ compareContract }) => {
      const comparisons = await compareContract(against)
      if (json) console.log(JSON.stringify(comparisons, null, 2))
      else for (const line of comparisons.flatMap(describeComparison)) console.log(line)
      if (comparisons.some(({ breaking }) => breaking.length > 0)) process.exitCode = 1
    }),
  )
