import compat from '@mdn/browser-compat-data' with { type: 'json' }
import { missingIn, partsOf } from './missing-in.ts'

/** Something that scripts can use, and that some browser of the floor lacks. */
export interface NewerApi {
  /** A class, namespace or global function, as `URL` or `Intl.Segmenter`. */
  readonly owner: string
  /** A member of it or of its prototype, as `parse`; null for the owner itself. */
  readonly member: string | null
  /** Who lacks it: see `missingIn`. */
  readonly missing: string
}

const { builtins } = compat.javascript
const owners = [
  ...partsOf(compat.api),
  ...partsOf(builtins),
  ...partsOf(builtins?.Intl).map(([name, entry]) => [`Intl.${name}`, entry] as const),
]

/** All members; those that are no names of a script are notes of the data, as `worker_support`, or events. */
const members = owners.flatMap(([owner, entry]) =>
  partsOf(entry).map(([key, part]) => ({
    owner,
    member: key.replace(/_static$/, ''),
    missing: missingIn(part),
  })),
)

/** All APIs that some browser of the floor lacks. */
export const newerApis: readonly NewerApi[] = [
  ...owners.map(([owner, entry]) => ({ owner, member: null, missing: missingIn(entry) })),
  ...members.filter(({ member }) => /^[A-Za-z]+$/.test(member)),
].flatMap(({ owner, member, missing }) => (missing === null ? [] : [{ owner, member, missing }]))

/** Names of members that no object has everywhere at the floor, events included (`scrollend_event`), and who lacks them. */
export const newerMembers: ReadonlyMap<string, string> = new Map(
  [...Map.groupBy(members, ({ member }) => member)].flatMap(([name, all]) => {
    const [first] = all
    return first?.missing && all.every(({ missing }) => missing !== null) ? [[name, first.missing]] : []
  }),
)
