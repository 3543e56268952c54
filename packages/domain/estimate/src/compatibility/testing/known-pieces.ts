import type { PartFigures, PartKind } from '@jeoul/api/types'
import type { Piece } from '../build.ts'
import { gpus, hdds, memories, ssds } from './known-cards.ts'
import { cases, coolers, powers } from './known-housing.ts'
import { boards, cpus } from './known-platforms.ts'

const shelves: readonly (readonly [PartKind, Readonly<Record<string, PartFigures>>])[] = [
  ['cpu', cpus],
  ['motherboard', boards],
  ['memory', memories],
  ['gpu', gpus],
  ['ssd', ssds],
  ['hdd', hdds],
  ['case', cases],
  ['power', powers],
  ['cooler', coolers],
]

/** The names of all known parts. */
export const knownNames: readonly string[] = shelves.flatMap(([, parts]) => Object.keys(parts))

/** A real part by its name, which is also its id. A prefix such as `2 × ` sets the quantity. */
export function pieceOf(text: string): Piece {
  const [, times = '1', name = text] = text.match(/^(?:(\d+) × )?(.*)$/) ?? []
  const [kind, shelf] = shelves.find(([, parts]) => name in parts) ?? []
  if (kind === undefined) throw new RangeError(`${name} is no known part`)
  return { partId: name, kind, name, quantity: Number(times), figures: shelf?.[name] ?? {} }
}
