import { expect, test } from 'vitest'
import type { Check } from './check.ts'
import { Violation } from './exchanges/hold.ts'
import { tryChecks } from './try-checks.ts'

const check = (id: string, writes = false): Check => ({
  id,
  name: id,
  operations: ['getItems'],
  writes,
  run: async () => undefined,
})
const checks = [...'abcdefgh'].map(id => check(id)).concat(check('x', true), check('y', true))

/** Runs that the test ends itself, in any order. */
function startedRuns() {
  const ends = new Map<string, (violation?: Violation) => void>()
  const run = ({ id }: Check) =>
    new Promise<Violation | undefined>(resolve => {
      ends.set(id, violation => {
        ends.delete(id)
        resolve(violation)
      })
    })
  return { run, ends, end: (id: string, violation?: Violation) => ends.get(id)?.(violation) }
}

const broken = new Violation('body', 'is wrong')
const soon = () => new Promise(setImmediate)

test('checks that only read run four at a time; those that write follow one by one', async () => {
  const { run, ends, end } = startedRuns()
  const trial = tryChecks(checks, { run, bail: false })
  expect([...ends.keys()]).toEqual(['a', 'b', 'c', 'd'])
  end('c')
  await soon()
  expect([...ends.keys()]).toEqual(['a', 'b', 'd', 'e'])
  for (const id of 'edbfgh') {
    end(id)
    await soon()
  }
  expect([...ends.keys()]).toEqual(['a'])
  end('a', broken)
  await soon()
  expect([...ends.keys()]).toEqual(['x'])
  end('x')
  await soon()
  expect([...ends.keys()]).toEqual(['y'])
  end('y')
  const outcomes = await trial
  expect(outcomes.map(outcome => outcome.check)).toEqual(checks)
  expect(outcomes.filter(({ violation }) => violation).map(outcome => outcome.check.id)).toEqual(['a'])
})

test('a run that stops at the first violation runs one check at a time, and none after the violation', async () => {
  const run = async ({ id }: Check) => (id === 'c' ? broken : undefined)
  const outcomes = await tryChecks(checks, { run, bail: true })
  expect(outcomes.map(outcome => outcome.check.id)).toEqual(['a', 'b', 'c'])
})
