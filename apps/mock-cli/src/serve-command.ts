import { defaultPorts } from '@jeoul/mock'
import { Command } from 'commander'
import { clock, integerIn, latency, port, scenarioList } from './option-parsers.ts'
import { type ServeOptions, serve } from './serve.ts'

const mostItems = 1_000_000
const highestSeed = 2 ** 32 - 1

const examples = `
Examples:
  $ jeoul-mock serve                                 10,000 items on ports 4010 and 4020
  $ jeoul-mock serve --items 100000 --seed 7         more items, and other ones
  $ jeoul-mock serve --latency 100-300               every answer 100 to 300 ms late
  $ jeoul-mock serve --scenario slow=500,sold-out    misbehaving; see: jeoul-mock scenarios
  $ jeoul-mock serve --catalog gpus.catalog.json     imported items beside the made ones
  $ jeoul-mock serve --catalog gpus.catalog.json --only-catalog
  $ jeoul-mock serve --state my.state.json           what is written survives a restart
  $ jeoul-mock serve --no-validate                   requests are not held to openapi/
  $ jeoul-mock serve --coverage asked.json           tells in the end what was asked; see jeoul-mock coverage
  $ jeoul-mock serve --clock 2026-09-01T10:00:00+09:00  what is written is of that day

To see a page fail, tell an operation to; DELETE the same address to end it:
  $ curl -X PUT localhost:4010/__mock/faults -d '{"getItems":{"status":500,"delay":2000}}'`

export const serveCommand = new Command('serve')
  .description('serve both APIs on this machine until Ctrl-C')
  .option('--items <number>', 'how many items to make', integerIn(1, mostItems), 10_000)
  .option('--seed <number>', 'the same seed makes the same catalogue', integerIn(0, highestSeed), 1)
  .option('--port-main <port>', 'port of the main API', port, defaultPorts.main)
  .option('--port-second <port>', 'port of the second API', port, defaultPorts.second)
  .option('--latency <ms>', 'hold every answer back, by 200 or 100-300 ms', latency)
  .option('--scenario <names>', 'let the hosts misbehave, as in slow=500,sold-out', scenarioList)
  .option('--catalog <file>', 'serve what `jeoul-mock import` wrote, too')
  .option('--only-catalog', 'make no items, serve the file of --catalog alone', false)
  .option('--state <file>', 'start with what the file holds, and keep what is written in it')
  .option('--clock <time>', 'when the first thing is written; each next one is a second later', clock)
  .option('--no-validate', 'hold neither requests nor answers to openapi/')
  .option('--coverage <file>', 'when it ends, write how often each operation was asked')
  .addHelpText('after', examples)
  .action(async (options: ServeOptions, command: Command) => {
    if (options.onlyCatalog && options.catalog === undefined) {
      command.error("error: option '--only-catalog' needs '--catalog <file>'")
    }
    await serve(options)
  })
