import { allSettled, createEffect, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import { createResource } from './create-resource.ts'
import { withReader } from './with-reader.ts'

const readName = ({ name }: { name: string | null }) => name?.toUpperCase() ?? null

function resourceOf(answer: unknown, load = async () => readName) {
  const callFx = createEffect((_: { id: number }): { name: string | null } => {
    return JSON.parse(JSON.stringify(answer))
  })
  return createResource({ call: withReader(callFx, load), read: (name: string | null) => name })
}

describe('an answer whose checks are loaded during the request', () => {
  test.each([
    ['is data when they pass', { name: 'abc' }, { status: 'full', data: 'ABC' }],
    ['is refused when they refuse it', { name: null }, { status: 'failed', failure: { kind: 'refused' } }],
    ['is refused when they throw', { name: 7 }, { status: 'failed', failure: { kind: 'refused' } }],
  ])('%s', async (_, answer, state) => {
    const scope = fork()
    const { requested, $state } = resourceOf(answer)
    await allSettled(requested, { scope, params: { id: 1 } })
    expect(scope.getState($state)).toMatchObject(state)
  })

  test('fails as a network failure if they cannot be loaded', async () => {
    const scope = fork()
    const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    const { requested, $state } = resourceOf({ name: 'abc' }, lost)
    await allSettled(requested, { scope, params: { id: 1 } })
    expect(scope.getState($state)).toMatchObject({ status: 'failed', failure: { kind: 'network' } })
  })
})
