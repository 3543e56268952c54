import { powerOf } from '@jeoul/compatibility'
import { pieceOf } from './piece-of.ts'
import { $sheetLines } from './sheet-model.ts'
import { readBuild } from './unfinished.ts'

/** The parts as compatibility sees them. */
export const $pieces = $sheetLines.map(lines => lines.map(pieceOf))
const $reading = $pieces.map(readBuild)
/** What is to be said of how the parts fit together, the worst first. */
export const $findings = $reading.map(({ findings }) => findings)
/** Labels of the kinds that are still to be chosen. */
export const $toChoose = $reading.map(({ toChoose }) => toChoose)
/** What the parts draw, and what the power supply has left. */
export const $power = $pieces.map(powerOf)
