type Guard = typeof import('@jeoul/contract/guard')

/** Loads the checks and runs one. Errors are printed to stderr in one line, with exit code 1. */
export async function guarded(check: (guard: Guard) => Promise<void>): Promise<void> {
  const guard = await import('@jeoul/contract/guard')
  try {
    await check(guard)
  } catch (error) {
    if (!(error instanceof guard.GuardError)) throw error
    console.error(`error: ${error.message}`)
    process.exitCode = 1
  }
}
