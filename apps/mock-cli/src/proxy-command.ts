import { defaultPorts } from '@jeoul/mock'
import { Command } from 'commander'
import { hostUrl, integerIn, port } from './option-parsers.ts'
import { type ProxyFlags, proxy } from './proxy.ts'

const examples = `
Examples:
  $ jeoul-mock proxy --main https://api.shop.example --second https://second.shop.example
                                                     real hosts on ports 4010 and 4020, held to openapi/
  $ jeoul-mock proxy --main … --second … --record calls.jsonl
  $ jeoul-mock proxy --replay calls.jsonl            the same answers without the hosts
  $ jeoul-mock proxy --main … --second … --strict --report found.json
                                                     exit code 1 where anything differed

Every difference is told when it is first met, and all of them in the end: 'assumed' where the documents only
assume (x-assumed), 'stated' where the specification says so. http://localhost:4010/__mock/report has them as JSON.`

/** `jeoul-mock proxy`. Exit codes: 0 ended, 1 hindered, or with --strict something differed, 2 wrong usage. */
export const proxyCommand = new Command('proxy')
  .description('stand between a client and real hosts, and say where they differ from openapi/')
  .option('--main <url>', 'the main API', hostUrl)
  .option('--second <url>', 'the second API', hostUrl)
  .option('--port-main <port>', 'port of the main API on this machine', port, defaultPorts.main)
  .option('--port-second <port>', 'port of the second API on this machine', port, defaultPorts.second)
  .option('--time-limit <ms>', 'how long a host may take to answer', integerIn(1, 600_000), 30_000)
  .option('--record <file>', 'write every answer as a JSON line; tokens are left out')
  .option('--replay <file>', 'answer as a recording does, in place of --main and --second')
  .option('--report <file>', 'when it ends, write the report as JSON')
  .option('--strict', 'end with exit code 1 where anything differed', false)
  .addHelpText('after', examples)
  .action(async (flags: ProxyFlags, command: Command) => {
    const { main, second, replay, record } = flags
    const hasHosts = main !== undefined && second !== undefined
    const hasSome = main !== undefined || second !== undefined || record !== undefined
    if (replay === undefined && !hasHosts) {
      command.error("error: options '--main <url>' and '--second <url>' are needed, or '--replay <file>'")
    }
    if (replay !== undefined && hasSome) {
      command.error("error: option '--replay <file>' takes the place of '--main', '--second' and '--record'")
    }
    await proxy(flags)
  })
