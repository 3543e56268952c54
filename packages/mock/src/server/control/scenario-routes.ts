import { type Context, Hono } from 'hono'
import {
  type Choice,
  describeChoice,
  parseChoice,
  parseChoices,
  ScenarioError,
} from '../../scenarios/choice.ts'
import type { ActiveScenarios } from '../../scenarios/create-active-scenarios.ts'
import { failureResponse } from '../failure-response.ts'

/**
 * `/__mock/scenarios` lists the active and the available scenarios. PUT `["slow=500","flaky"]` replaces the
 * active ones; PUT to `/{name}` activates one, DELETE to `/{name}` deactivates it, DELETE deactivates all.
 */
export function scenarioRoutes(activeScenarios: ActiveScenarios): Hono {
  const all = '/__mock/scenarios'
  const { known } = activeScenarios
  const tell = (context: Context) =>
    context.json({ active: activeScenarios.playing.map(describeChoice), known: aboutEach(known) })
  return new Hono()
    .get(all, tell)
    .put(all, async context => {
      const wanted = await context.req.json().catch(() => undefined)
      if (!isTextList(wanted)) return failureResponse(400, 'body: expected ["slow=500","flaky"]')
      return orRefusal('body', () => {
        activeScenarios.play(parseChoices(wanted.join(','), known))
        return tell(context)
      })
    })
    .delete(all, context => {
      activeScenarios.play([])
      return tell(context)
    })
    .put(`${all}/:choice`, context =>
      choose(context, known, choice => {
        activeScenarios.begin(choice)
        return tell(context)
      }),
    )
    .delete(`${all}/:choice`, context =>
      choose(context, known, ({ name }) => {
        activeScenarios.end(name)
        return tell(context)
      }),
    )
}

type Known = ActiveScenarios['known']

function aboutEach(known: Known) {
  return Array.from(known, ([name, { about, setting }]) => ({ name, about, ...(setting && { setting }) }))
}

function choose(context: Context, known: Known, then: (choice: Choice) => Response): Response {
  return orRefusal('path', () => then(parseChoice(context.req.param('choice') ?? '', known)))
}

function orRefusal(place: string, answer: () => Response): Response {
  try {
    return answer()
  } catch (error) {
    if (error instanceof ScenarioError) return failureResponse(400, `${place}: ${error.message}`)
    throw error
  }
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(part => typeof part === 'string')
}
