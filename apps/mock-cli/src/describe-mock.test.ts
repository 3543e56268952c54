import { generateCatalogue, parseChoices, startMock } from '@jeoul/mock'
import { afterAll, expect, test } from 'vitest'
import { describeExposure, describeMock } from './describe-mock.ts'

const catalogue = generateCatalogue({ items: 60, seed: 7 })
const mock = await startMock({ catalogue, portMain: 0, portSecond: 0 })
afterAll(() => mock.close())

test('shows the addresses of the hosts, and their catalogue', () => {
  const lines = describeMock(mock, catalogue, {})
  expect(lines).toContain(`main API    ${mock.mainUrl}\nsecond API  ${mock.secondUrl}\n`)
  expect(lines).toMatch(/^catalogue {3}60 items in \d+ categories, seed 7$/m)
  expect(lines).not.toMatch(/scenarios|state/)
})

test('shows active scenarios and the state file', () => {
  const lines = describeMock(mock, catalogue, {
    scenarios: parseChoices('slow,offline'),
    stateFile: 'a.json',
  })
  expect(lines).toMatch(
    /^scenarios {3}slow=2000, offline\nstate {7}kept in a\.json, every write before its answer, and on the disk \d+ ms later, or at once with --sync$/m,
  )
  expect(describeMock(mock, catalogue, { stateFile: 'a.json', sync: true })).toContain(
    'every write before its answer, and on the disk as well',
  )
})

test('warns that other machines have access, and at which addresses', () => {
  const { port } = new URL(mock.mainUrl)
  expect(describeExposure(mock, '192.168.0.5')).toMatch(
    new RegExp(`^warning: .+ at http://192\\.168\\.0\\.5:${port} and http://192\\.168\\.0\\.5:\\d+;`),
  )
})
