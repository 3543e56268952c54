import * as api from '@jeoul/api'
import { expect, test } from 'vitest'
import { readContract } from './contract.ts'

test('the client has an effect for every operation, and no other', async () => {
  const { operations } = await readContract()
  const effects = Object.keys(api).filter(name => name.endsWith('Fx'))
  expect(effects.toSorted()).toEqual(operations.map(({ operationId }) => `${operationId}Fx`).toSorted())
})
