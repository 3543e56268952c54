import type { Scenario } from './scenario.ts'
import { scenarios } from './scenarios.ts'

/** A scenario with the number that goes with it. */
export interface Choice {
  readonly name: string
  readonly scenario: Scenario
  /** 0 where the scenario takes no number. */
  readonly setting: number
}

/** What is wrong with the name of a scenario, in a line for the developer. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError'
}

/**
 * Reads names with commas between them, as in `slow=500,flaky`.
 * @throws ScenarioError for a name or a number that is none
 */
export function parseChoices(text: string): readonly Choice[] {
  return text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(parseChoice)
}

/**
 * Reads `slow` or `slow=500`.
 * @throws ScenarioError
 */
export function parseChoice(text: string): Choice {
  const [name = '', number, ...rest] = text.split('=')
  const scenario = scenarios.get(name)
  if (!scenario) throw new ScenarioError(`no scenario is called ${JSON.stringify(name)}${hint(name)}`)
  if (number === undefined) return { name, scenario, setting: scenario.setting?.usual ?? 0 }
  if (!scenario.setting) throw new ScenarioError(`${name} takes no number`)
  const { unit, least, most } = scenario.setting
  const setting = Number(number)
  if (rest.length > 0 || !/^\d{1,9}$/.test(number) || setting < least || setting > most) {
    throw new ScenarioError(`${name}: expected a whole number from ${least} to ${most} (${unit})`)
  }
  return { name, scenario, setting }
}

/** The choice as it is read. */
export function describeChoice({ name, scenario, setting }: Choice): string {
  return scenario.setting ? `${name}=${setting}` : name
}

function hint(wanted: string): string {
  const near = [...scenarios.keys()].find(name => isNear(name, wanted))
  return near === undefined ? '; see: jeoul-mock scenarios' : `; did you mean ${near}?`
}

/** Whether a name begins as wanted, or has most of its pairs of letters in common. */
function isNear(name: string, wanted: string): boolean {
  if (wanted.length > 2 && name.startsWith(wanted)) return true
  const pairs = (text: string) => Array.from(text.slice(1), (letter, place) => text[place] + letter)
  const common = pairs(name).filter(pair => pairs(wanted).includes(pair)).length
  return common * 2 > Math.max(pairs(name).length, pairs(wanted).length)
}
