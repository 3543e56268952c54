import { Command } from 'commander'
import packageJson from '../package.json' with { type: 'json' }

export { startMock } from './start-mock.ts'

const usageError = 2

/** Commands are loaded on demand, so that `serve` starts without the code of `import`. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve-command.ts')).serveCommand,
  import: async () => (await import('./import-command.ts')).importCommand,
  proxy: async () => (await import('./proxy-command.ts')).proxyCommand,
  scenarios: async () => (await import('./scenarios-command.ts')).scenariosCommand,
  snapshot: async () => (await import('./snapshot-command.ts')).snapshotCommand,
  contract: async () => (await import('./contract/contract-command.ts')).contractCommand,
  routes: async () => (await import('./routes-command.ts')).routesCommand,
  coverage: async () => (await import('./coverage-command.ts')).coverageCommand,
}

/**
 * Runs the `jeoul-mock` command. Usage errors are printed in one line, with exit code 2.
 * @param args without the program's own name
 */
export async function runProgram(args: readonly string[]): Promise<void> {
  const program = new Command('jeoul-mock')
    .description('Mock both APIs of a Korean price-comparison site, with a generated or imported catalogue.')
    .version(packageJson.version, '--version', 'print the version')
    .configureOutput({ outputError: (text, write) => write(`${text.trim().replaceAll('\n', ' ')}\n`) })
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : usageError))
  for (const load of commandsFor(args)) program.addCommand(await load())
  inheritSettings(program)
  await program.parseAsync(args, { from: 'user' })
}

/** The command that is named, or all of them, so that the help describes them. */
function commandsFor([first = '']: readonly string[]) {
  if (first === '--version') return []
  const named = commands[first]
  return named ? [named] : Object.values(commands)
}

function inheritSettings(parent: Command): void {
  for (const command of parent.commands) inheritSettings(command.copyInheritedSettings(parent))
}
