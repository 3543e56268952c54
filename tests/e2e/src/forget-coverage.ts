/** Runs before the tests: deletes the last run's coverage. */
export { forgetCoverage as default } from './save-coverage.ts'
