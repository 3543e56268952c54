import { Command } from 'commander'
import { describeComparison } from './describe-comparison.ts'
import { guarded } from './guarded.ts'

interface DiffOptions {
  readonly against?: string
  readonly json?: boolean
}

const examples = `
Examples:
  $ jeoul-mock contract diff                            against the newest release
  $ jeoul-mock contract diff --against 0.2.0            against an older one
  $ jeoul-mock contract diff --against received.json    one host's document against that of somebody else

What may stay as it is for every client passes. To break clients on purpose, raise the version in both documents
and make it a release: jeoul-mock contract release`

export const diffCommand = new Command('diff')
  .description('find what in the documents breaks clients of a release')
  .option(
    '--against <version|file>',
    'what clients rely on (default: the newest release in openapi/releases)',
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
