import { type FoundViolation, type RunReport, runContract } from '@jeoul/contract/runner'
import { describe, expect, test } from 'vitest'
import type { Fault } from './faulty/fault.ts'
import { faults } from './faulty/faults.ts'
import { startFaultyMock } from './faulty/start-faulty-mock.ts'

/** Makes the check that finds the fault, alone. Time is measured with every check. */
async function run(fault: Fault): Promise<RunReport> {
  const { mainUrl, secondUrl, close } = await startFaultyMock(fault)
  try {
    return await runContract({
      mainUrl,
      secondUrl,
      only: fault.only,
      checkIds: fault.slow === undefined ? [fault.breaks] : [],
      seed: 7,
      write: true,
      token: 'jeoul-mock-token-1',
      otherToken: 'jeoul-mock-token-2',
      runs: 10,
      ...(fault.timeout !== undefined && { timeout: fault.timeout }),
      ...(fault.slow !== undefined && { slow: fault.slow }),
    })
  } finally {
    close()
  }
}

const describeViolation = ({ operationId, place, message }: FoundViolation) =>
  `${operationId} ${place}: ${message}`

describe('the runner catches', { timeout: 240_000 }, () => {
  test.each(faults)('$name', async fault => {
    const { violations } = await run(fault)
    const caught = violations.filter(violation => fault.caught.test(describeViolation(violation)))
    expect(caught.map(({ checkId }) => checkId)).toContain(fault.breaks)
    for (const { curl, seed } of violations) {
      expect(curl).toMatch(/^curl -sS -i .*'http:\/\/127\.0\.0\.1:\d+\//)
      expect(curl).not.toContain('\n')
      expect(seed).toBe(7)
    }
  })
})
