import { describeProblem, hosts, readContract } from '@jeoul/contract/documents'
import { openContract } from '@jeoul/contract/documents/open-contract'
import { Command, Option } from 'commander'
import { fail } from './fail.ts'
import { openapiOption } from './openapi-option.ts'
import { describeRoutes, routesOf } from './routes.ts'

interface RoutesOptions {
  readonly host?: string
  readonly json: boolean
  /** Paths of the documents of hosts that are not ours. */
  readonly openapi?: readonly string[]
}

const examples = `
Examples:
  $ jeoul-mock routes                                every operation of both hosts
  $ jeoul-mock routes review                         operations with 'review' in name, path or summary
  $ jeoul-mock routes --host second --json
  $ jeoul-mock routes --openapi library.yaml         operations of other hosts' documents`

/** `jeoul-mock routes`. Exit codes: 0 printed, 1 no operation matches, 2 wrong usage. */
export const routesCommand = new Command('routes')
  .description('list the operations of the documents with host, method, path and statuses')
  .argument('[text]', 'part of a name, path or summary')
  .addOption(new Option('--host <host>', 'only the operations of one host').choices([...hosts]))
  .addOption(openapiOption())
  .option('--json', 'print them as JSON', false)
  .addHelpText('after', examples)
  .action(async (text: string | undefined, { host, json, openapi }: RoutesOptions) => {
    try {
      const { operations, flaws } = openapi ? await openContract(openapi) : readContract()
      for (const flaw of flaws) console.error(`flaw of the document: ${describeProblem(flaw)}`)
      const routes = routesOf(operations, { text: text ?? '', host })
      console.log(json ? JSON.stringify(routes, null, 2) : describeRoutes(routes).join('\n'))
      if (routes.length === 0) process.exitCode = 1
    } catch (error) {
      fail(error)
    }
  })
