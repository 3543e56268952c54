import { Command } from 'commander'
import { withMockPlace } from './ask-mock.ts'
import { deleteSnapshot, listSnapshots, loadSnapshot, saveSnapshot } from './snapshots.ts'

const examples = `
Examples:
  $ jeoul-mock snapshot save cart                    save the current state under a name
  $ jeoul-mock snapshot load cart                    restore it
  $ jeoul-mock snapshot save cart --file cart.json   write it to a file as well
  $ jeoul-mock snapshot load cart --file cart.json   restore it from the file, even in another mock
  $ jeoul-mock snapshot list --json
  $ jeoul-mock snapshot save cart --port 5010        of a mock on another port
  $ jeoul-mock serve --state cart.json               start a mock with it`

/** `jeoul-mock snapshot …` talks to a running mock. Exit codes: 0 done, 1 failed, 2 wrong usage. */
export const snapshotCommand = new Command('snapshot')
  .description('save and restore the state of a running mock by name')
  .addHelpText('after', examples)

function sub(usage: string, description: string): Command {
  return withMockPlace(snapshotCommand.command(usage).description(description))
}

sub('save <name>', 'save the state under a name')
  .option('--file <file>', 'write it to a file as well')
  .action(saveSnapshot)

sub('load <name>', 'restore a saved state')
  .option('--file <file>', 'read it from a file first')
  .action(loadSnapshot)

sub('list', 'list the saved states').option('--json', 'print them as JSON', false).action(listSnapshots)

sub('delete <name>', 'delete a saved state').action(deleteSnapshot)
