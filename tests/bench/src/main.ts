/** `pnpm bench`: measures what the project promises about the speed of its servers and rules. */
import { parseArgs } from 'node:util'
import { checkRatios, writeRatios } from './ratios.ts'
import { formatSection, type Section } from './report.ts'
import { mock } from './sections/mock.ts'
import { overload } from './sections/overload.ts'
import { peers } from './sections/peers.ts'
import { plans } from './sections/plans.ts'
import { ranking } from './sections/ranking.ts'
import { render } from './sections/render.ts'

const sections: Readonly<Record<string, (rounds: number) => Section | Promise<Section>>> = {
  mock: rounds => mock({ rounds, seconds: 2 }, true),
  peers: rounds => peers({ rounds, seconds: 2 }),
  ranking: rounds => ranking(rounds),
  plans: rounds => plans(rounds),
  render: rounds => render({ rounds, seconds: 2 }),
  overload: rounds => overload({ rounds, seconds: 4 }),
}

/** What has ratios, in short rounds: a minute, without anything to install. */
const ofRatios = [
  () => mock({ rounds: 3, seconds: 1 }, false),
  () => ranking(5),
  () => plans(1),
  () => render({ rounds: 5, seconds: 1 }),
  () => overload({ rounds: 3, seconds: 2 }),
]

const usage = `pnpm bench [--only ${Object.keys(sections).join(',')}] [--rounds N]
       pnpm bench --ratios check|write`

async function bench(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter(arg => arg !== '--'),
    options: {
      only: { type: 'string', default: Object.keys(sections).join() },
      rounds: { type: 'string', default: '5' },
      ratios: { type: 'string', default: '' },
    },
  })
  if (!/^[1-9][0-9]?$/.test(values.rounds)) throw new Error(`--rounds is 1 to 99, not ${values.rounds}`)
  if (!/^(check|write|)$/.test(values.ratios))
    throw new Error(`--ratios is check or write, not ${values.ratios}`)
  const chosen = values.only.split(',').map(name => {
    const measure = sections[name]
    if (!measure) throw new Error(`there is no section ${name}`)
    return () => measure(Number(values.rounds))
  })
  const found: Section[] = []
  for (const measure of values.ratios === '' ? chosen : ofRatios) {
    const section = await measure()
    console.log(formatSection(section))
    found.push(section)
  }
  const ratios = found.flatMap(section => section.ratios ?? [])
  if (values.ratios === 'check') await checkRatios(ratios)
  if (values.ratios === 'write') await writeRatios(ratios)
}

try {
  process.env.NODE_ENV = 'production'
  await bench()
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : error}\n${usage}`)
  process.exitCode = 1
}
