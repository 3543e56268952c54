/** The gate every commit passes. */
import { checks } from './checks.ts'
import { runSteps } from './run-steps.ts'

process.exitCode = await runSteps(checks)
