import { GuardError } from '@jeoul/contract-guard'

/** Runs a check. What hinders it is one line on stderr, and exit code 1. */
export async function guarded(check: () => Promise<void>): Promise<void> {
  try {
    await check()
  } catch (error) {
    if (!(error instanceof GuardError)) throw error
    console.error(`error: ${error.message}`)
    process.exitCode = 1
  }
}
