import { hosts, readContract } from '@jeoul/contract/documents'
import { Command, Option } from 'commander'
import { describeRoutes, routesOf } from './routes.ts'

interface RoutesOptions {
  readonly host?: string
  readonly json: boolean
}

const examples = `
Examples:
  $ jeoul-mock routes                                every operation of both hosts
  $ jeoul-mock routes review                         operations with 'review' in name, path or summary
  $ jeoul-mock routes --host second --json`

/** `jeoul-mock routes`. Exit codes: 0 printed, 1 no operation matches, 2 wrong usage. */
export const routesCommand = new Command('routes')
  .description('list the operations of openapi/ with host, method, path and statuses')
  .argument('[text]', 'part of a name, path or summary')
  .addOption(new Option('--host <host>', 'only the operations of one host').choices([...hosts]))
  .option('--json', 'print them as JSON', false)
  .addHelpText('after', examples)
  .action((text: string | undefined, { host, json }: RoutesOptions) => {
    const routes = routesOf(readContract().operations, { text: text ?? '', host })
    console.log(json ? JSON.stringify(routes, null, 2) : describeRoutes(routes).join('\n'))
    if (routes.length === 0) process.exitCode = 1
  })
