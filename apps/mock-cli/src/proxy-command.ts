import { defaultPorts } from '@jeoul/mock'
import { Command } from 'commander'
import { oneDocument, openapiOption } from './openapi-option.ts'
import { hostUrl, integerIn, originList, port } from './option-parsers.ts'
import { type ProxyFlags, proxy } from './proxy.ts'

const examples = `
Examples:
  $ jeoul-mock proxy --main https://api.shop.example --second https://second.shop.example
                                                     real hosts on ports 4010 and 4020, checked against openapi/
  $ jeoul-mock proxy --main … --second … --record calls.jsonl
  $ jeoul-mock proxy --replay calls.jsonl            the recorded responses, without the hosts
  $ jeoul-mock proxy --openapi books.yaml --main https://books.example
                                                     a host of others, by its own document
  $ jeoul-mock proxy --main … --second … --origin http://localhost:8080
                                                     answer a site of your own; those on the ports 3000, 4000, 4001
                                                     and 5173 of localhost are answered anyway
  $ jeoul-mock proxy --main … --second … --strict --report found.json
                                                     exit code 1 if anything differed, 3 if something could not be compared

Each difference is printed when it first occurs, and all of them at the end: 'assumed' where the documents only make
an assumption (x-assumed), 'stated' where the specification is explicit, 'refused' where the host refuses a request that
the documents forbid, which --strict does not count. http://localhost:4010/__mock/report has them
as JSON.`

/**
 * `jeoul-mock proxy`. Exit codes: 0 stopped, 1 something differed (with --strict), 2 wrong usage, 3 could not start or,
 * with --strict, could not compare everything.
 */
export const proxyCommand = new Command('proxy')
  .description('proxy real hosts and report where they differ from openapi/')
  .option('--main <url>', 'URL of the main API', hostUrl)
  .option('--second <url>', 'URL of the second API', hostUrl)
  .option('--port-main <port>', 'port of the main API on this machine', port, defaultPorts.main)
  .option('--port-second <port>', 'port of the second API on this machine', port, defaultPorts.second)
  .addOption(openapiOption())
  .option('--origin <url>', 'a further site that browsers may ask from; may be repeated', originList)
  .option('--time-limit <ms>', 'time limit for a response, in milliseconds', integerIn(1, 600_000), 30_000)
  .option('--record <file>', 'record every response as a JSON line, without tokens')
  .option('--replay <file>', 'answer from a recording, instead of --main and --second')
  .option('--report <file>', 'write the report as JSON when the proxy stops')
  .option('--strict', 'exit with code 1 if anything differed', false)
  .addHelpText('after', examples)
  .action(async (flags: ProxyFlags, command: Command) => {
    const { main, second, replay, record, openapi } = flags
    const isOneHost = openapi?.length === 1
    const hasHosts = main !== undefined && (second !== undefined || isOneHost)
    const hasSome = main !== undefined || second !== undefined || record !== undefined
    if (replay === undefined && !hasHosts) {
      const hosts = isOneHost ? "'--main <url>'" : "'--main <url>' and '--second <url>'"
      command.error(`error: either ${hosts} or '--replay <file>' is required`)
    }
    if (isOneHost && second !== undefined) command.error(`error: ${oneDocument}`)
    if (replay !== undefined && hasSome) {
      command.error("error: option '--replay <file>' cannot be used with '--main', '--second' or '--record'")
    }
    await proxy(flags)
  })
