import { Command } from 'commander'
import { contractCommand } from './contract/contract-command.ts'
import { coverageCommand } from './coverage-command.ts'
import { importCommand } from './import-command.ts'
import { routesCommand } from './routes-command.ts'
import { scenariosCommand } from './scenarios-command.ts'
import { serveCommand } from './serve-command.ts'
import { snapshotCommand } from './snapshot-command.ts'

const usageError = 2

/** The `jeoul-mock` command. What was typed wrongly is told in one line, with exit code 2. */
export const program = new Command('jeoul-mock')
  .description('A Korean price-comparison site, mocked: both of its APIs over a made or imported catalogue.')
  .configureOutput({ outputError: (text, write) => write(`${text.trim().replaceAll('\n', ' ')}\n`) })
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : usageError))
  .addCommand(serveCommand)
  .addCommand(importCommand)
  .addCommand(scenariosCommand)
  .addCommand(snapshotCommand)
  .addCommand(contractCommand)
  .addCommand(routesCommand)
  .addCommand(coverageCommand)

inheritSettings(program)

function inheritSettings(parent: Command): void {
  for (const command of parent.commands) inheritSettings(command.copyInheritedSettings(parent))
}
