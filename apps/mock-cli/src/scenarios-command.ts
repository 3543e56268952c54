import { type Scenario, scenarios } from '@jeoul/mock'
import { Command } from 'commander'

const examples = `
Examples:
  $ jeoul-mock serve --scenario slow=500,no-images             from the start
  $ curl -X PUT localhost:4010/__mock/scenarios/sold-out       while it runs
  $ curl -X DELETE localhost:4010/__mock/scenarios             back to normal
  $ curl -H 'x-mock-scenario: lying-success' 'localhost:4010/front/v3/items?cate_id=111213'
                                                             for a single call
  $ curl -H 'Prefer: code=404, delay=500' localhost:4010/front/v1/item/spec/111213
                                                             one status, without a scenario
Tests that send the header x-mock-client with a name of their own are counted separately.`

/** `jeoul-mock scenarios` lists the scenarios for `serve --scenario`. */
export const scenariosCommand = new Command('scenarios')
  .description('list the scenarios in which the mock misbehaves')
  .option('--json', 'print them as JSON', false)
  .addHelpText('after', examples)
  .action(({ json }: { readonly json: boolean }) => {
    const all = Array.from(scenarios, ([name, { about, setting }]) => ({ name, about, setting }))
    if (json) console.log(JSON.stringify(all, null, 2))
    else for (const line of describeScenarios(scenarios)) console.log(line)
  })

/** Formats scenarios as lines with aligned columns. */
export function describeScenarios(all: ReadonlyMap<string, Scenario>): readonly string[] {
  const rows = Array.from(all, ([name, { about, setting }]) => ({
    usage: setting ? `${name}=${setting.usual}` : name,
    about: setting ? `${about} (${setting.unit}, ${setting.min}–${setting.max})` : about,
  }))
  const width = Math.max(...rows.map(({ usage }) => usage.length))
  return rows.map(({ usage, about }) => `${usage.padEnd(width)}  ${about}`)
}
