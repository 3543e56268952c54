import { defaultPorts } from '@jeoul/mock'
import { Command } from 'commander'
import { limits } from './limits.ts'
import { ofCatalogue, openapiOption } from './openapi-option.ts'
import {
  clock,
  days,
  hostAddress,
  integerIn,
  latency,
  originList,
  port,
  scenarioList,
} from './option-parsers.ts'
import { type ServeOptions, serve } from './serve.ts'

const examples = `
Examples:
  $ jeoul-mock serve                                 10,000 items on ports 4010 and 4020
  $ jeoul-mock serve --items 100000 --seed 7         more items, from another seed
  $ jeoul-mock serve --latency 100-300               delay every response by 100 to 300 ms
  $ jeoul-mock serve --scenario slow=500,sold-out    misbehave; see: jeoul-mock scenarios
  $ jeoul-mock serve --catalog gpus.catalog.json     imported items beside the generated ones
  $ jeoul-mock serve --catalog gpus.catalog.json --only-catalog
  $ jeoul-mock serve --state my.state.json           keep what members write across restarts
  $ jeoul-mock serve --state my.state.json --sync    … even if the power is cut
  $ jeoul-mock serve --openapi library.yaml          hosts that are not ours, from their own documents
  $ jeoul-mock serve --log                           print every request
  $ jeoul-mock serve --origin http://localhost:5173  answer a site of your own, beside ours
  $ jeoul-mock serve --host 192.168.0.5              answer a phone on the desk as well
  $ jeoul-mock serve --no-validate                   skip validation against openapi/
  $ jeoul-mock serve --coverage coverage.json           write coverage at the end; see jeoul-mock coverage
  $ jeoul-mock serve --clock 2026-09-01T10:00:00+09:00  time of the first write

To make one operation fail, PUT a fault; DELETE the same URL to end it:
  $ curl -X PUT localhost:4010/__mock/faults -d '{"getItems":{"status":500,"delay":2000}}'
  $ curl -X PUT localhost:4010/__mock/faults -d '{"getItems":{"file":"items.json"}}'    answer with a file`

export const serveCommand = new Command('serve')
  .description('serve both APIs on this machine until Ctrl-C')
  .addOption(openapiOption().conflicts(ofCatalogue))
  .option('--items <number>', 'number of items to generate', integerIn(...limits.items), 10_000)
  .option(
    '--seed <number>',
    'seed of the catalogue; the same seed gives the same items',
    integerIn(...limits.seed),
    1,
  )
  .option('--port-main <port>', 'port of the main API', port, defaultPorts.main)
  .option('--port-second <port>', 'port of the second API', port, defaultPorts.second)
  .option(
    '--host <address>',
    'let other machines ask at this address, such as a phone on the desk',
    hostAddress,
  )
  .option('--origin <url>', 'a further site that browsers may ask from; may be repeated', originList)
  .option('--latency <ms>', 'delay every response, as in 200 or 100-300', latency)
  .option('--scenario <names>', 'scenarios to play, as in slow=500,sold-out', scenarioList)
  .option('--catalog <file>', 'also serve a catalogue written by `jeoul-mock import`')
  .option('--only-catalog', 'serve only the file of --catalog, without generated items', false)
  .option('--state <file>', 'load the state from a file, and keep it there')
  .option('--sync', 'with --state: answer a write only when the disk has it, not the file alone', false)
  .option('--log', 'print every request with its status and time', false)
  .option('--clock <time>', 'time of the first write; each later write is one second later', clock)
  .option(
    '--days <number>',
    'days after the catalogue’s first day that prices and clock begin at, or today for the real day',
    days,
    0,
  )
  .option('--no-validate', 'do not validate requests and responses against openapi/')
  .option('--coverage <file>', 'when the mock stops, write how often each operation was called')
  .addHelpText('after', examples)
  .action(async (options: ServeOptions, command: Command) => {
    if (options.onlyCatalog && options.catalog === undefined) {
      command.error("error: option '--only-catalog' requires '--catalog <file>'")
    }
    if (options.sync && options.state === undefined) {
      command.error("error: option '--sync' requires '--state <file>'")
    }
    await serve(options)
  })
