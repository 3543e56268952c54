import { describe, expect, test } from 'vitest'
import { runFaulty } from './faulty/run-faulty.ts'
import { faults } from './faulty/table.ts'

describe('the runner catches', { timeout: 240_000 }, () => {
  test.each(faults)('$name', async ({ checkId, operationId, report, timeout, slow, ...change }) => {
    const { violations } = await runFaulty(change, {
      only: [operationId],
      // Time is measured with every check.
      checkIds: slow === undefined ? [checkId] : [],
      runs: 10,
      ...(timeout !== undefined && { timeout }),
      ...(slow !== undefined && { slow }),
    })
    const reports = violations.map(({ place, message, ...found }) => ({
      ...found,
      text: `${place}: ${message}`,
    }))
    const caught = reports.filter(found => found.operationId === operationId && report.test(found.text))
    expect(
      caught.map(found => found.checkId),
      JSON.stringify(reports),
    ).toContain(checkId)
    for (const { curl, seed } of violations) {
      expect(curl).toMatch(/^curl -sS -i .*'http:\/\/(main|second)\.test\//)
      expect(curl).not.toContain('\n')
      expect(seed).toBe(7)
    }
  })
})
