import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** A check could not run. The message is one line. */
export class GuardError extends Error {
  override readonly name = 'GuardError'
}

const command = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../../../', import.meta.url))
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
const maxBytes = 64 * 1024 * 1024

/**
 * Runs Redocly's command line in the repository's root, where its configuration is.
 *
 * @returns its output; reporting problems counts as success
 * @throws GuardError with its error output if it printed nothing else
 */
export function runRedocly(...args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: root, env: { ...process.env, ...quiet }, maxBuffer: maxBytes }
    execFile(process.execPath, [command, ...args], options, (error, stdout, stderr) => {
      if (!error || stdout.trim() !== '') resolve(stdout)
      else reject(new GuardError(firstLine(stderr) ?? error.message))
    })
  })
}

function firstLine(text: string): string | undefined {
  return text
    .split('\n')
    .map(line => line.trim().replace(/^Error: /, ''))
    .find(line => line !== '' && !line.startsWith('An unexpected error occurred'))
}

/**
 * Bundles a document and all files that it refers to. JSON files, such as releases, are bundled already.
 *
 * @throws GuardError if it can't be read
 */
export async function bundleDocument(path: string): Promise<unknown> {
  if (!path.endsWith('.json')) return JSON.parse(await runRedocly('bundle', path, '--ext=json'))
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new GuardError(`${path} can't be read (${error instanceof Error ? error.message : error})`)
  }
}
