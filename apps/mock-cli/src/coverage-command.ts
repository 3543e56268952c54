import { Command } from 'commander'
import { usualMock } from './ask-mock.ts'
import { printCoverage } from './coverage.ts'
import { mockUrl } from './option-parsers.ts'

const examples = `
Examples:
  $ jeoul-mock coverage                              what was asked of the mock that runs
  $ jeoul-mock coverage --url http://localhost:5010  of one at another address
  $ jeoul-mock serve --coverage asked.json           writes it to a file when the mock ends
  $ jeoul-mock coverage first.json second.json       several such files as one
  $ jeoul-mock coverage --json | jq 'keys'`

/** `jeoul-mock coverage`. Exit codes: 0 printed, 1 there is no mock or a file can't be used, 2 wrong usage. */
export const coverageCommand = new Command('coverage')
  .description('print which operations were asked, and what they answered')
  .argument('[file...]', 'files that `serve --coverage` wrote; a running mock is asked where there is none')
  .option('--url <url>', 'main host of the running mock', mockUrl, usualMock)
  .option('--json', 'print it as JSON', false)
  .addHelpText('after', examples)
  .action(printCoverage)
