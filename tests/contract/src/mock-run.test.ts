import { callCount } from '@jeoul/contract/documents'
import { type RunOptions, readsOnly, runContract } from '@jeoul/contract/runner'
import type { MockOptions } from '@jeoul/mock'
import { describe, expect, test } from 'vitest'
import { faults } from './faulty/table.ts'
import { type ContractMock, startContractMock } from './start-contract-mock.ts'

const seed = 20_261_120
const members = { token: 'jeoul-mock-token-1', otherToken: 'jeoul-mock-token-2' }

/** Runs against a mock of its own; fails if the mock gives an invalid answer. */
async function run(options: Partial<RunOptions>, mockOptions: Partial<MockOptions> = {}) {
  const mock = await startContractMock(mockOptions)
  const { mainUrl, secondUrl } = mock
  const report = await runContract({ mainUrl, secondUrl, seed, ...options })
  await mock.close()
  return { report, called: calledOperations(mock) }
}

function calledOperations(mock: ContractMock): readonly string[] {
  return Object.entries(mock.coverage()).flatMap(([id, coverage]) => (callCount(coverage) > 0 ? [id] : []))
}

describe('the mock fulfils the contract', { timeout: 240_000 }, () => {
  test('with its requests and answers checked, and nothing is tried that no fault would break', async () => {
    const { report } = await run({ ...members, write: true, runs: 4, refusalsNamePlaces: true })
    expect(report.violations).toEqual([])
    expect(report.uncalled).toEqual([])
    const breakable = new Set(faults.map(({ checkId }) => checkId))
    expect(report.checks.map(({ id }) => id).filter(id => !breakable.has(id))).toEqual([])
    const keys = report.checks.map(({ id, operations }) => [id, ...operations].join(' '))
    expect(
      keys.filter((key, place) => keys.indexOf(key) !== place || !/^[a-z]+(-[a-z]+)* /.test(key)),
    ).toEqual([])
  })

  test('by its handlers alone, as browsers and tests of clients have them', async () => {
    const { report } = await run({ ...members, write: true, runs: 2 }, { validate: false })
    expect(report.violations).toEqual([])
    expect(report.uncalled).toEqual([])
  })
})

describe('a run that only reads', { timeout: 240_000 }, () => {
  test('does not write, and reports what it skipped', async () => {
    const { report, called } = await run({ ...members, runs: 2 })
    expect(report.violations).toEqual([])
    expect(called.filter(operationId => !readsOnly({ operationId }))).toEqual([])
    expect(report.uncalled.map(({ reason }) => reason)).toEqual(report.uncalled.map(() => 'writes'))
    expect(report.uncalled.length + called.length).toBe(Object.keys(report.coverage).length)
  })

  test('sends the same requests for the same seed, and others for another', async () => {
    const only = ['getItems', 'getReviews']
    const coverages = []
    for (const each of [1, 1, 2]) coverages.push((await run({ seed: each, only, runs: 3 })).report.coverage)
    expect(coverages[1]).toEqual(coverages[0])
    expect(coverages[2]).not.toEqual(coverages[0])
  })

  test('works without any token', async () => {
    const { report } = await run({ only: ['getMember', 'getItems'], runs: 2 })
    expect(report.violations).toEqual([])
    expect(report.coverage.getMember?.statuses[401]).toBeGreaterThan(0)
  })
})

describe('a run ends before it begins', () => {
  test.each<[string, Partial<RunOptions>, RegExp]>([
    [
      'where a host is not there',
      { mainUrl: 'http://127.0.0.1:9' },
      /^the main API at \S+ can't be reached: /,
    ],
    [
      'where a token is refused',
      { otherToken: 'x' },
      /^the hosts refuse the token of the other member \(401\)/,
    ],
    ['where there is no such operation', { only: ['getItem'] }, /^the documents have no operation getItem$/],
  ])('%s', async (_, options, message) => {
    await expect(run(options)).rejects.toThrow(message)
  })
})
