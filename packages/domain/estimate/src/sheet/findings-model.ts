import { powerOf } from '../compatibility/index.ts'
import { pieceOf } from './piece-of.ts'
import { $sheetLines } from './sheet-model.ts'
import { readBuild } from './unfinished.ts'

/** The parts as pieces for the compatibility check. */
export const $pieces = $sheetLines.map(lines => lines.map(pieceOf))
const $reading = $pieces.map(readBuild)
/** The findings about how the parts fit together, the worst first. */
export const $findings = $reading.map(({ findings }) => findings)
/** Labels of the kinds that are still to be chosen. */
export const $toChoose = $reading.map(({ toChoose }) => toChoose)
/** The power that the parts draw, and what the power supply has left. */
export const $power = $pieces.map(powerOf)
