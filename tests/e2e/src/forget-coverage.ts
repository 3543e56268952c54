/** Before a run: what the last one asked is not to count. */
export { forgetCoverage as default } from './keep-coverage.ts'
