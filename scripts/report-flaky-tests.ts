import type { Reporter, TestCase } from 'vitest/node'

/** Lists the tests that passed only when they were retried, at the end of a run. */
export default class FlakyTestsReporter implements Reporter {
  readonly #flaky: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#flaky.push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestRunEnd(): void {
    if (this.#flaky.length > 0) console.log(`\n Flaky:\n${this.#flaky.map(name => `   ${name}\n`).join('')}`)
  }
}
