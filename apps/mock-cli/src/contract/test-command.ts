import { Command } from 'commander'
import { hostUrl, integerIn } from '../option-parsers.ts'
import { createProgressLine } from '../progress-line.ts'
import { describeRun, describeRunProgress } from './describe-run.ts'
import { operationList } from './operation-list.ts'
import { highestSeed, type TestOptions, toRunOptions } from './test-options.ts'

const mostRuns = 10_000
const mostMs = 600_000

const examples = `
Examples:
  $ jeoul-mock contract test --main https://api.shop.example --second https://second.shop.example
                                                 reads only
  $ jeoul-mock contract test --main http://localhost:4010 --second http://localhost:4020 \\
      --write --token jeoul-mock-token-1 --other-token jeoul-mock-token-2
                                                 everything, on the mock
  $ jeoul-mock contract test … --only getItems,getSpecs --seed 4711 --runs 200
                                                 two operations thoroughly, the same way each time

--write makes and removes reviews, comments and wish groups as the members whose tokens are given. Votes, reports and saved
minishops stay: use members that are for tests.`

/** `jeoul-mock contract test`. Exit codes: 0 the hosts hold to the contract, 1 they do not or are not there, 2 wrong usage. */
export const testCommand = new Command('test')
  .description('hold any pair of hosts to the documents, with requests made from them')
  .requiredOption('--main <url>', 'where the main API is', hostUrl)
  .requiredOption('--second <url>', 'where the second API is', hostUrl)
  .option('--write', 'also try what changes something at the hosts')
  .option('--token <token>', 'a member who asks; without one, members are only tried to be refused')
  .option('--other-token <token>', 'another member, who is to be kept from what is not theirs')
  .option(
    '--seed <number>',
    'makes the same requests as last time (default: by chance)',
    integerIn(0, highestSeed),
  )
  .option(
    '--runs <number>',
    'requests, or sequences of them, for each property (default: 20)',
    integerIn(1, mostRuns),
  )
  .option('--only <operations>', 'only what is about these; may be repeated', operationList)
  .option('--timeout <ms>', 'how long an answer may take (default: 10000)', integerIn(1, mostMs))
  .option('--json', 'print the report as JSON')
  .addHelpText('after', examples)
  .action(run)

async function run(options: TestOptions, command: Command): Promise<void> {
  const runOptions = toRunOptions(options, message => command.error(`error: ${message}`))
  // Loaded only now: `serve` is not to wait for it.
  const { runContract, RunError } = await import('@jeoul/contract-runner')
  const progress = createProgressLine(process.stderr, describeRunProgress)
  try {
    const report = await runContract({ ...runOptions, onProgress: progress.show })
    progress.clear()
    if (options.json) console.log(JSON.stringify(report, null, 2))
    else for (const line of describeRun(report, runOptions)) console.log(line)
    if (report.violations.length > 0) process.exitCode = 1
  } catch (error) {
    progress.clear()
    if (!(error instanceof RunError)) throw error
    console.error(`error: ${error.message}`)
    process.exitCode = 1
  }
}
