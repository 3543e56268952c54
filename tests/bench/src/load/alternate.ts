import type { Series } from '../report/section.ts'
import { median } from '../statistics.ts'
import { type Load, type LoadOptions, measureLoad } from './measure-load.ts'

export interface Contender extends Omit<LoadOptions, 'seconds'> {
  readonly name: string
  /** Different addresses in every round, to defeat caches. */
  readonly pathsOf?: (round: number) => readonly string[]
}

export interface Result {
  readonly name: string
  readonly rounds: readonly Load[]
}

export interface Rounds {
  readonly runs: number
  /** How long each is asked in a round; 2 where not said. */
  readonly seconds?: number | undefined
}

/** Runs contenders in turn, so that disturbances of the machine affect all of them. */
export async function alternate(
  contenders: readonly Contender[],
  { runs, seconds = 2 }: Rounds,
): Promise<readonly Result[]> {
  const turn = ({ pathsOf, ...contender }: Contender, round: number, seconds: number) =>
    measureLoad({ ...contender, paths: pathsOf?.(round) ?? contender.paths, seconds })

  for (const contender of contenders) await turn(contender, 0, seconds + 1)
  const results = contenders.map(({ name }) => ({ name, rounds: [] as Load[] }))
  for (let round = 1; round <= runs; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      results[index]?.rounds.push(await turn(contender, round, seconds))
    }
  }
  return results
}

export const middle = ({ rounds }: Result, key: keyof Load): number => median(rounds.map(load => load[key]))

export function seriesOf({ name, rounds }: Result): readonly Series[] {
  return [
    { name, unit: 'requests/s', runs: rounds.map(({ perSecond }) => perSecond), isSteady: true },
    { name: `${name}, CPU`, unit: 'ms/request', runs: rounds.map(({ cpuMs }) => cpuMs), isSteady: true },
  ]
}
