/** The checks that every commit must pass. */
import { checks } from './checks.ts'
import { runSteps } from './run-steps.ts'

process.exitCode = await runSteps(checks)
