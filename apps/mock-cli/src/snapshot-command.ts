import { Command } from 'commander'
import { usualMock } from './ask-mock.ts'
import { mockUrl } from './option-parsers.ts'
import { deleteSnapshot, listSnapshots, loadSnapshot, saveSnapshot } from './snapshots.ts'

const examples = `
Examples:
  $ jeoul-mock snapshot save cart                    keep what was written so far under a name
  $ jeoul-mock snapshot load cart                    go back to it
  $ jeoul-mock snapshot save cart --file cart.json   and write it to a file
  $ jeoul-mock snapshot load cart --file cart.json   take it from the file, also in another mock
  $ jeoul-mock snapshot list --json
  $ jeoul-mock serve --state cart.json               start with it`

/** `jeoul-mock snapshot …` talks to a mock that runs. Exit codes: 0 done, 1 it was refused, 2 wrong usage. */
export const snapshotCommand = new Command('snapshot')
  .description('save and load what was written to a running mock, by name')
  .addHelpText('after', examples)

function sub(usage: string, description: string): Command {
  return snapshotCommand
    .command(usage)
    .description(description)
    .option('--url <url>', 'main host of the running mock', mockUrl, usualMock)
}

sub('save <name>', 'keep the state under a name')
  .option('--file <file>', 'write it to a file as well')
  .action(saveSnapshot)

sub('load <name>', 'go back to a saved state')
  .option('--file <file>', 'take it from a file first')
  .action(loadSnapshot)

sub('list', 'list the names').option('--json', 'print them as JSON', false).action(listSnapshots)

sub('delete <name>', 'forget a saved state').action(deleteSnapshot)
