import { changeValue } from '../scenarios/change-json.ts'
import { type Choice, ScenarioError } from '../scenarios/choice.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { scenarios } from '../scenarios/scenarios.ts'

/** The scenarios that need to know nothing of this product. */
const general = [
  'slow',
  'stuck',
  'late-then-fine',
  'dropped',
  'main-host-down',
  'second-host-down',
  'offline',
  'failing',
  'flaky',
  'fails-then-fine',
  'rate-limited',
  'html-error',
  'expired-token',
  'malformed-json',
  'wrong-types',
  'extra-fields',
]

const emptyLists: Scenario = {
  about: 'all lists in answers are empty',
  play: () => ({ change: changeValue(emptied), isOffContract: true }),
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptied(part)]))
}

/** The scenarios of hosts that are not ours, by name. */
export const foreignScenarios: ReadonlyMap<string, Scenario> = new Map([
  ...[...scenarios].filter(([name]) => general.includes(name)),
  ['empty-lists', emptyLists],
])

/** @throws ScenarioError for a scenario that only means something on our hosts */
export function foreignChoices(choices: readonly Choice[]): readonly Choice[] {
  return choices.map(choice => {
    const scenario = foreignScenarios.get(choice.name)
    if (scenario) return { ...choice, scenario }
    const known = [...foreignScenarios.keys()].join(', ')
    throw new ScenarioError(`${choice.name} can't be played by other hosts' documents; there are ${known}`)
  })
}
