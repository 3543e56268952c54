import { type RunReport, runContract } from '@jeoul/contract-runner'
import { describe, expect, test } from 'vitest'
import { answerFaults } from './faulty/answer-faults.ts'
import type { Fault } from './faulty/fault.ts'
import { listFaults } from './faulty/list-faults.ts'
import { lostWriteFault } from './faulty/lost-write-fault.ts'
import { startFaultyMock } from './faulty/start-faulty-mock.ts'
import { writeFaults } from './faulty/write-faults.ts'

const faults = [...answerFaults, ...listFaults, ...writeFaults, lostWriteFault]

async function run(only: readonly string[], fault?: Fault): Promise<RunReport> {
  const { mainUrl, secondUrl, close } = await startFaultyMock(fault)
  try {
    return await runContract({
      mainUrl,
      secondUrl,
      only,
      seed: 7,
      write: true,
      token: 'jeoul-mock-token-1',
      otherToken: 'jeoul-mock-token-2',
      runs: 10,
      timeout: 500,
    })
  } finally {
    close()
  }
}

const said = ({ violations }: RunReport) =>
  violations.map(({ operationId, place, message }) => `${operationId} ${place}: ${message}`)

describe('the runner catches', { timeout: 60_000 }, () => {
  test.each(faults)('$name', async fault => {
    const report = await run(fault.only, fault)
    expect(said(report)).toContainEqual(expect.stringMatching(fault.caught))
    for (const { curl, seed } of report.violations) {
      expect(curl).toMatch(/^curl -sS -i .*'http:\/\/127\.0\.0\.1:\d+\//)
      expect(curl).not.toContain('\n')
      expect(seed).toBe(7)
    }
  })
})

test('the runner finds nothing where there is no fault', { timeout: 60_000 }, async () => {
  const only = [...new Set(faults.flatMap(fault => fault.only))]
  expect(said(await run(only))).toEqual([])
})
