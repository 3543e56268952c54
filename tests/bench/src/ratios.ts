import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Ratio } from './report.ts'

export type Ratios = Readonly<Record<string, { readonly value: number; readonly better: Ratio['better'] }>>

const file = path.join(import.meta.dirname, '../ratios.json')
/** How much worse, as a factor, a ratio may become in a commit that does not say why. */
const third = 4 / 3

/** Writes the checked-in file, with the three digits that a run is good for. */
export async function writeRatios(measured: readonly Ratio[]): Promise<void> {
  const ratios = Object.fromEntries(
    measured.map(({ name, value, better }) => [name, { value: Number(value.toPrecision(3)), better }]),
  )
  await writeFile(file, `${JSON.stringify(ratios, null, 2)}\n`)
}

/**
 * Compares measured ratios with those that are checked in.
 *
 * @throws Error that names what is worse by a third, and what is checked in but was not measured
 */
export async function checkRatios(measured: readonly Ratio[]): Promise<void> {
  const kept: Ratios = JSON.parse(await readFile(file, 'utf8'))
  const { worse, gone, added } = compareRatios(kept, measured)
  if (added.length > 0) console.log(`\nNot in ratios.json, and not compared: ${added.join('; ')}.`)
  if (gone.length > 0) throw new Error(`in ratios.json, but not measured: ${gone.join('; ')}`)
  if (worse.length > 0) throw new Error(`worse by a third than in ratios.json: ${worse.join('; ')}`)
  console.log('\nNo ratio is worse by a third than in ratios.json.')
}

/** A renamed ratio is both `gone` and `added`. */
export function compareRatios(kept: Ratios, measured: readonly Ratio[]) {
  const names = measured.map(({ name }) => name)
  const worse = measured.flatMap(({ name, value, better }) => {
    const before = kept[name]?.value
    if (before === undefined) return []
    const factor = better === 'more' ? before / value : value / before
    return factor < third ? [] : [`${name}: ${value.toPrecision(3)}, was ${before}`]
  })
  return {
    worse,
    gone: Object.keys(kept).filter(name => !names.includes(name)),
    added: names.filter(name => kept[name] === undefined),
  }
}
