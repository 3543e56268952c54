import { schemas } from './generated/shapes.ts'
import type { Shape } from './shape.ts'

/** The most that anything costs, in won (assumed): more is a host's mistake. */
const mostWon = 10_000_000_000
/** More than there is of anything (assumed). */
const most = 1e12

/** What is not what it should be, and is taken away. */
const odd = Symbol('odd')

/** Where something odd was: names of fields from the top, `*` for an entry of a list. */
export type OddPlace = string

/**
 * Takes away from an answer, in place, what does not have the contract's shape. More than the contract says is left alone.
 *
 * A field that is odd, or missing though the host has to send it, is empty: a text has no letters, what may be null is null, a
 * switch is off, a count is 0, and a list within an entry of a list has no entries. A list that is the answer itself, and the
 * total beside it, are left out instead: the rules of the domain know better than 'nothing'. Where an entry of a list cannot do
 * without the field, such as a price, the entry goes.
 *
 * @returns where something was taken away; each place once
 */
export function holdToShape(answer: unknown, shape: Shape): readonly OddPlace[] {
  const places = new Set<OddPlace>()
  held(answer, shape, { path: '', isRow: false, places })
  return [...places]
}

interface Place {
  readonly path: string
  /** Whether it is within an entry of a list, which may go in its place. */
  readonly isRow: boolean
  readonly places: Set<OddPlace>
}

function held(found: unknown, shape: Shape, place: Place): unknown {
  if (typeof shape === 'string') {
    const schema = shape.startsWith('#') ? schemas[shape.slice(1)] : undefined
    return schema === undefined ? scalar(found, shape) : held(found, schema, place)
  }
  if (isPair(shape)) {
    const [inner, kind] = shape
    if (kind === 'null') return found === null ? null : held(found, inner, place)
    return kind === 'table' ? heldTable(found, inner, place) : heldList(found, inner, place)
  }
  return isRecord(found) ? heldFields(found, shape, place) : odd
}

function heldList(found: unknown, entry: Shape, { path, places }: Place): unknown {
  if (!Array.isArray(found)) return odd
  const within = { path: `${path}.*`, isRow: true, places }
  let kept = 0
  for (const value of found) {
    const now = held(value, entry, within)
    if (now === odd) places.add(within.path)
    else found[kept++] = now
  }
  found.length = kept
  return found
}

function heldTable(found: unknown, value: Shape, { path, places }: Place): unknown {
  if (!isRecord(found)) return odd
  const within = { path: `${path}.*`, isRow: true, places }
  for (const name of Object.keys(found)) {
    const now = held(found[name], value, within)
    if (now === odd) {
      places.add(within.path)
      delete found[name]
    } else found[name] = now
  }
  return found
}

function heldFields(
  found: Record<string, unknown>,
  shape: Readonly<Record<string, Shape>>,
  { path, isRow, places }: Place,
): unknown {
  const fields = Object.entries(shape)
  const isBesideList =
    !isRow && fields.some(([, field]) => typeof field !== 'string' && isPair(field) && field.length === 1)
  for (const [key, field] of fields) {
    const isOptional = key.endsWith('?')
    const name = isOptional ? key.slice(0, -1) : key
    const within = { path: path === '' ? name : `${path}.${name}`, isRow, places }
    const value = found[name]
    // Many hosts write null for what they have not.
    const isLeftOut = value === undefined || (isOptional && value === null)
    let now = isLeftOut ? undefined : held(value, field, within)
    if (now === odd) places.add(within.path)
    if (now === odd && !isOptional && isRow && !hasEmpty(field)) return odd
    if (now === odd || isLeftOut)
      now = isOptional || (field === 'c' && isBesideList) ? undefined : emptyOf(field, isRow)
    if (now === undefined) delete found[name]
    else found[name] = now
  }
  return found
}

/** Whether something can stand for a field that a host has to send. */
function hasEmpty(shape: Shape): boolean {
  return typeof shape === 'string' ? !/^[#pw]/.test(shape) : isPair(shape)
}

/** What stands for a field that a host has to send; undefined where nothing can. That a whole list is empty is not made up. */
function emptyOf(shape: Shape, isRow: boolean): unknown {
  if (shape === 's' || shape === 'd') return ''
  if (shape === 'b') return false
  if (shape === 'c') return 0
  if (typeof shape === 'string' || !isPair(shape)) return undefined
  if (shape[1] === 'null') return null
  return isRow ? (shape[1] === 'table' ? {} : []) : undefined
}

function scalar(found: unknown, kind: string): unknown {
  switch (kind) {
    case 's':
      // Ids may come as numbers.
      return typeof found === 'string' ? found : Number.isSafeInteger(found) ? `${found}` : odd
    case 'd':
      return (typeof found === 'string' || isWhole(found)) && /^\d+$/.test(`${found}`) ? `${found}` : odd
    case 'b':
      return typeof found === 'boolean' ? found : odd
    case 'p':
      return isWhole(found) && found > 0 && found <= mostWon ? found : odd
    case 'w':
      return isWhole(found) && found >= 0 && found <= mostWon ? found : odd
    case 'c':
      return isWhole(found) && found >= 0 && found < most ? found : odd
    case 'i':
      return isWhole(found) && Math.abs(found) < most ? found : odd
    case 'n':
      return typeof found === 'number' && Math.abs(found) < most ? found : odd
    default:
      return found
  }
}

function isWhole(found: unknown): found is number {
  return typeof found === 'number' && Number.isSafeInteger(found)
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === 'object' && found !== null && !Array.isArray(found)
}

function isPair(shape: Exclude<Shape, string>): shape is readonly [Shape, ('null' | 'table')?] {
  return Array.isArray(shape)
}
