import { hash } from '../catalogue/random.ts'
import { failureResponse } from '../server/failure-response.ts'
import { type Interference, joinInterferences } from '../server/pipeline/interference.ts'
import { type Choice, parseChoices, ScenarioError } from './choice.ts'
import type { Call, Scenario } from './scenario.ts'
import { scenarios } from './scenarios.ts'
import { createTurns } from './turns.ts'

/** The active scenarios, and their effect on a call. */
export interface ActiveScenarios {
  /** In the order of activation. */
  readonly playing: readonly Choice[]
  /** All that can be played, by name. */
  readonly known: ReadonlyMap<string, Scenario>
  /** Replaces all active scenarios. */
  play(choices: readonly Choice[]): void
  /** Activates another scenario, or changes its number. */
  begin(choice: Choice): void
  end(name: string): void
  /** Restores the initial scenarios, and resets counters and random draws. */
  reset(): void
  /** Decides about a call; undefined leaves it alone. */
  interfere(call: PlainCall): Interference | undefined
}

type PlainCall = Pick<Call, 'host' | 'operationId' | 'request'>

/** Replaces the active scenarios for one call, as in `slow=500,flaky`; empty or `none` for no scenario. */
export const scenarioHeader = 'x-mock-scenario'
/** Names a client whose calls are counted and drawn separately, such as one test. */
export const clientHeader = 'x-mock-client'

/**
 * @param seed of random draws
 * @param known scenarios by name
 */
export function createActiveScenarios(
  start: readonly Choice[],
  seed: number,
  known: ReadonlyMap<string, Scenario> = scenarios,
): ActiveScenarios {
  const turns = createTurns()
  let playing = start

  function change(choices: readonly Choice[]): void {
    playing = choices
    turns.reset()
  }
  const others = (name: string) => playing.filter(choice => choice.name !== name)

  function interfere(call: PlainCall): Interference | undefined {
    const { request, operationId } = call
    const own = request.headers.get(scenarioHeader)
    if (own === null && playing.length === 0) return undefined
    const choices = own === null ? playing : readOwn(own, known)
    if (choices instanceof ScenarioError) return refusal(choices)
    if (choices.length === 0) return undefined
    const caller = `${request.headers.get(clientHeader) ?? ''} ${own ?? ''}`
    const turn = turns.next(caller, operationId)
    return joinInterferences(
      choices.map(({ name, scenario, setting }) => {
        const chance = hash(seed, name, caller, operationId, turn) / 2 ** 32
        const play = scenario.play({ ...call, turn, chance, setting })
        return play && { names: [name], ...play }
      }),
    )
  }

  return {
    get playing() {
      return playing
    },
    known,
    play: change,
    begin: choice => change([...others(choice.name), choice]),
    end: name => change(others(name)),
    reset: () => change(start),
    interfere,
  }
}

function readOwn(text: string, known: ReadonlyMap<string, Scenario>): readonly Choice[] | ScenarioError {
  if (text.trim() === 'none') return []
  try {
    return parseChoices(text, known)
  } catch (error) {
    if (error instanceof ScenarioError) return error
    throw error
  }
}

function refusal({ message }: ScenarioError): Interference {
  const instead = () => failureResponse(400, `header.${scenarioHeader}: ${message}`)
  return { names: [scenarioHeader], instead, isOffContract: true }
}
