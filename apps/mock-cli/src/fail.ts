import { PortInUseError } from '@jeoul/mock'

/** Prints why a server could not start or stop, in one line, and exits with a code, by default 1. */
export function fail(error: unknown, exitCode = 1): void {
  const hint = error instanceof PortInUseError ? '; choose others with --port-main and --port-second' : ''
  console.error(`error: ${error instanceof Error ? error.message : error}${hint}`)
  process.exitCode = exitCode
}
