import { hash } from '../catalogue/random.ts'
import { failureResponse } from '../server/failure-response.ts'
import { type Interference, joinInterferences } from '../server/pipeline/interference.ts'
import { type Choice, parseChoices, ScenarioError } from './choice.ts'
import type { Call } from './scenario.ts'
import { createTurns } from './turns.ts'

/** The scenarios that are played, and what they do to a call. */
export interface ActiveScenarios {
  /** In the order in which they began. */
  readonly playing: readonly Choice[]
  /** Ends all and begins these. */
  play(choices: readonly Choice[]): void
  /** Begins one beside the others, or again with another number. */
  begin(choice: Choice): void
  end(name: string): void
  /** Back to those of the start; what counts calls or draws lots begins anew as well. */
  reset(): void
  /** Decides about a call; undefined to leave it alone. */
  interfere(call: PlainCall): Interference | undefined
}

type PlainCall = Pick<Call, 'host' | 'operationId' | 'request'>

/** In place of the scenarios of all: those of one call, as in `slow=500,flaky`; nothing or `none` for no scenario. */
export const scenarioHeader = 'x-mock-scenario'
/** Whose calls are counted and drawn by themselves: a name that a test gives itself. */
export const clientHeader = 'x-mock-client'

/** @param seed of the lots that are drawn */
export function createActiveScenarios(start: readonly Choice[], seed: number): ActiveScenarios {
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
    const choices = own === null ? playing : readOwn(own)
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
    play: change,
    begin: choice => change([...others(choice.name), choice]),
    end: name => change(others(name)),
    reset: () => change(start),
    interfere,
  }
}

function readOwn(text: string): readonly Choice[] | ScenarioError {
  if (text.trim() === 'none') return []
  try {
    return parseChoices(text)
  } catch (error) {
    if (error instanceof ScenarioError) return error
    throw error
  }
}

function refusal({ message }: ScenarioError): Interference {
  const instead = () => failureResponse(400, `header.${scenarioHeader}: ${message}`)
  return { names: [scenarioHeader], instead, isOffContract: true }
}
