import { expect, test } from 'vitest'
import { checkNode } from './check-node.ts'

test.each(['24.0.0', '24.21.0', '26.1.0'])('a site starts on Node %s', version => {
  expect(() => checkNode(version)).not.toThrow()
})

test.each(['20.19.0', '22.21.0', '8.17.0'])(
  'regression: on Node %s it was ready, and failed at every page',
  version => {
    expect(() => checkNode(version)).toThrow(`Node 24 or later is needed; this is ${version}`)
  },
)
