import { readFile, writeFile } from 'node:fs/promises'
import { ratiosFile } from '../paths.ts'
import type { Section } from '../report/section.ts'
import { type Ratios, ratiosOf, unmatchedRatios, worseRatios } from './compare-ratios.ts'

/**
 * Writes the ratios of a run to the checked-in file, or compares them with it.
 *
 * @throws Error that names the ratios which are worse by a third, or which are checked in and were not measured
 */
export async function keepRatios(how: 'write' | 'check', sections: readonly Section[]): Promise<void> {
  const measured = sections.flatMap(({ ratios = [] }) => ratios)
  if (how === 'write') {
    await writeFile(ratiosFile, `${JSON.stringify(ratiosOf(measured), null, 2)}\n`)
    return
  }
  const kept: Ratios = JSON.parse(await readFile(ratiosFile, 'utf8'))
  const { gone, added } = unmatchedRatios(kept, measured)
  if (added.length > 0) console.log(`Not in ratios.json, and not compared: ${added.join('; ')}.`)
  if (gone.length > 0) {
    throw new Error(
      `in ratios.json, but not measured: ${gone.join('; ')}. Were they renamed? Write the file anew`,
    )
  }
  const worse = worseRatios(kept, measured)
  if (worse.length > 0) {
    throw new Error(
      `worse by a third: ${worse.join('; ')}. Mend it, or say why in the commit that writes the ratios anew`,
    )
  }
  console.log(`No ratio is worse by a third than in ratios.json.`)
}
