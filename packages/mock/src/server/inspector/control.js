import { call } from './api.js'
import { attempt } from './attempt.js'
import { byId } from './dom.js'
import { refreshScenarios, setUpScenarios } from './scenarios.js'

/** The buttons that reset the mock, its clock and its faults. */
export async function setUpControl() {
  byId('reset').addEventListener('click', () =>
    attempt(async () => {
      await call('POST', 'reset')
      await refreshScenarios()
      return 'The mock is as it was at its start.'
    }),
  )
  await attempt(async () => {
    await setUpScenarios()
    return ''
  })
}
