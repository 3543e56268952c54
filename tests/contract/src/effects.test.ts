import * as api from '@jeoul/api'
import { readContract } from '@jeoul/contract-documents'
import { expect, test } from 'vitest'

test('the client has an effect for every operation, and no other', async () => {
  const { operations } = readContract()
  const effects = Object.keys(api).filter(name => name.endsWith('Fx'))
  expect(effects.toSorted()).toEqual(operations.map(({ operationId }) => `${operationId}Fx`).toSorted())
})
