import { nearName } from './near-name.ts'
import type { Scenario } from './scenario.ts'
import { scenarios } from './scenarios.ts'

/** A chosen scenario with its setting. */
export interface Choice {
  readonly name: string
  readonly scenario: Scenario
  /** 0 if the scenario takes no number. */
  readonly setting: number
}

/** An invalid scenario name. The message is one line. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError'
}

/**
 * Parses comma-separated names such as `slow=500,flaky`.
 * @param known scenarios by name
 * @throws ScenarioError for an unknown name or an invalid number
 */
export function parseChoices(text: string, known = scenarios): readonly Choice[] {
  return text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => parseChoice(part, known))
}

/**
 * Parses `slow` or `slow=500`.
 * @throws ScenarioError
 */
export function parseChoice(text: string, known = scenarios): Choice {
  const [name = '', number, ...rest] = text.split('=')
  const scenario = known.get(name)
  if (!scenario) throw new ScenarioError(`no scenario is called ${JSON.stringify(name)}${hint(name, known)}`)
  if (number === undefined) return { name, scenario, setting: scenario.setting?.usual ?? 0 }
  if (!scenario.setting) throw new ScenarioError(`${name} takes no number`)
  const { unit, min, max } = scenario.setting
  const setting = Number(number)
  if (rest.length > 0 || !/^\d{1,9}$/.test(number) || setting < min || setting > max) {
    throw new ScenarioError(`${name}: expected a whole number from ${min} to ${max} (${unit})`)
  }
  return { name, scenario, setting }
}

/** Formats a choice so that it can be parsed again. */
export function describeChoice({ name, scenario, setting }: Choice): string {
  return scenario.setting ? `${name}=${setting}` : name
}

function hint(wanted: string, known: typeof scenarios): string {
  const near = nearName(wanted, [...known.keys()])
  if (near !== undefined) return `; did you mean ${near}?`
  // The command lists those of our own hosts.
  return known === scenarios ? '; see: jeoul-mock scenarios' : `; there are ${[...known.keys()].join(', ')}`
}
