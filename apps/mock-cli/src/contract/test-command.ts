import { type Contract, readContract } from '@jeoul/contract/documents'
import { openContract } from '@jeoul/contract/documents/open-contract'
import { nearName } from '@jeoul/mock'
import { Command } from 'commander'
import { notJudged } from '../exit-codes.ts'
import { fail } from '../fail.ts'
import { openapiOption } from '../openapi-option.ts'
import { hostUrl, integerIn, origin } from '../option-parsers.ts'
import { createProgressLine } from '../progress-line.ts'
import { refuseForeignJunit, writeJunit } from './junit.ts'
import {
  credentialTable,
  headerTable,
  highestSeed,
  operationList,
  type TestOptions,
  toRunOptions,
} from './test-options.ts'

const maxRuns = 10_000
const maxMs = 600_000

const examples = `
Examples:
  $ jeoul-mock contract test --main https://api.shop.example --second https://second.shop.example
                                                 reads only
  $ jeoul-mock contract test --main http://localhost:4010 --second http://localhost:4020 \\
      --write --token jeoul-mock-token-1 --other-token jeoul-mock-token-2
                                                 everything, against the mock
  $ jeoul-mock contract test … --only getItems,getSpecs --seed 4711 --runs 200
                                                 two operations thoroughly, with the same requests each time
  $ jeoul-mock contract test … --origin https://www.shop.example --junit contract.xml
                                                 in CI: also requests from pages of the site, and a report for the build
  $ jeoul-mock contract test --openapi library.yaml --main https://library.example
                                                 another host, by its own document
  $ jeoul-mock contract test --openapi library.yaml --main https://library.example \\
      --credential api_key="$KEY" --header 'X-Branch: main'
                                                 with the credential of its security scheme api_key, and a header

--write creates and removes reviews, comments and wish groups as the members whose tokens are given. Votes, reports and
saved minishops remain, so use test accounts. With --openapi it calls every operation but GET, HEAD and OPTIONS, and
removes nothing.`

/**
 * `jeoul-mock contract test`. Exit codes: 0 no violation, 1 violations, 2 wrong usage, 3 it could not be judged whether
 * there are any.
 */
export const testCommand = new Command('test')
  .description('test any pair of hosts against the documents, with generated requests')
  .requiredOption('--main <url>', 'URL of the main API', hostUrl)
  .option('--second <url>', 'URL of the second API; not with a single document of --openapi', hostUrl)
  .addOption(openapiOption())
  .option('--write', 'also call operations that change something at the hosts')
  .option(
    '--token <token>',
    'Bearer token of a member, or by --openapi of any user; without it, calls that need one are only tested for refusal',
  )
  .option(
    '--other-token <token>',
    'token of another member, to test that members cannot change what belongs to others; unused with --openapi',
  )
  .option(
    '--credential <scheme=value>',
    'with --openapi, an API key, or user:password for HTTP Basic, by the name of the security scheme; may be repeated',
    credentialTable,
  )
  .option(
    '--header <header>',
    "a header such as 'X-Branch: main', sent with every request but preflights; may be repeated",
    headerTable,
  )
  .option('--seed <number>', 'seed of the generated requests (default: random)', integerIn(0, highestSeed))
  .option(
    '--runs <number>',
    'requests, or sequences of requests, per property (default: 20)',
    integerIn(1, maxRuns),
  )
  .option('--only <operations>', 'test only these operations; may be repeated', operationList)
  .option(
    '--timeout <ms>',
    'time limit for a response, in milliseconds (default: 10000)',
    integerIn(1, maxMs),
  )
  .option(
    '--slow <ms>',
    'median response time from which an operation counts as slow, in milliseconds (default: 1000)',
    integerIn(1, maxMs),
  )
  .option(
    '--origin <url>',
    'origin of the site that sends requests (default: http://localhost:4000, if the hosts allow it)',
    origin,
  )
  .option('--bail', 'end with the first violation')
  .option('--junit <file>', 'write the report as JUnit XML, one test a check')
  .option('--json', 'print the report as JSON')
  .addHelpText('after', examples)
  .action(run)

async function run(options: TestOptions, command: Command): Promise<void> {
  const refuse = (message: string): never => command.error(`error: ${message}`)
  const ofUser = toRunOptions(options, refuse)
  // Loaded on demand, because loading takes a while.
  const { runContract, isJudged, credentialProblem } = await import('@jeoul/contract/runner')
  const { describeRun, describeRunProgress } = await import('./describe-run.ts')
  const progress = createProgressLine(process.stderr, describeRunProgress)
  try {
    const contract = options.openapi ? await openContract(options.openapi) : readContract()
    const unknown = options.only?.find(id => !contract.operation(id))
    if (unknown !== undefined) refuse(`option '--only <operations>': ${noOperation(unknown, contract)}`)
    const problem = credentialProblem(ofUser, contract)
    if (problem !== undefined) refuse(problem)
    const runOptions = { ...ofUser, contract }
    if (options.junit !== undefined) await refuseForeignJunit(options.junit)
    const report = await runContract({ ...runOptions, onProgress: progress.show })
    progress.clear()
    if (options.junit !== undefined) await writeJunit(options.junit, report)
    if (options.json) console.log(JSON.stringify(report, null, 2))
    else
      for (const line of describeRun(report, { ...runOptions, openapi: options.openapi })) console.log(line)
    if (report.violations.length > 0) process.exitCode = 1
    else if (!isJudged(report)) process.exitCode = notJudged
  } catch (error) {
    progress.clear()
    fail(error, notJudged)
  }
}

function noOperation(name: string, { operations }: Contract): string {
  const near = nearName(
    name,
    operations.map(({ operationId }) => operationId),
  )
  const hint = near === undefined ? '' : ` (Did you mean ${near}?)`
  return `There is no operation '${name}' in the documents${hint}`
}
