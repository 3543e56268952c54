type Guard = typeof import('@jeoul/contract-guard')

/** Runs a check, with what it needs loaded only then: `serve` is not to wait for it. What hinders it is one line on stderr, and exit code 1. */
export async function guarded(check: (guard: Guard) => Promise<void>): Promise<void> {
  const guard = await import('@jeoul/contract-guard')
  try {
    await check(guard)
  } catch (error) {
    if (!(error instanceof guard.GuardError)) throw error
    console.error(`error: ${error.message}`)
    process.exitCode = 1
  }
}
