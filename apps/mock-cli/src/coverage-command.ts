import { Command } from 'commander'
import { withMockPlace } from './ask-mock.ts'
import { printCoverage } from './coverage.ts'

const examples = `
Examples:
  $ jeoul-mock coverage                              of the running mock
  $ jeoul-mock coverage --port 5010                  of a mock on another port
  $ jeoul-mock serve --coverage coverage.json           write it to a file when the mock stops
  $ jeoul-mock coverage first.json second.json       add up several such files
  $ jeoul-mock coverage --json | jq 'keys'`

/** `jeoul-mock coverage`. Exit codes: 0 printed, 1 no running mock or an unusable file, 2 wrong usage. */
export const coverageCommand = withMockPlace(new Command('coverage'))
  .description('print which operations were called, and with which statuses they answered')
  .argument('[file...]', 'files written by `serve --coverage` (default: ask the running mock)')
  .option('--json', 'print it as JSON', false)
  .addHelpText('after', examples)
  .action(printCoverage)
