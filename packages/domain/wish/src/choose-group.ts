import { findGroup, type GroupRef } from './change-groups.ts'
import { firstGroupName, maxGroupNameLength, type WishGroup } from './wish-group.ts'

/** The groups to choose from: "the last used first", the others in order. */
export function offeredGroups(groups: readonly WishGroup[], last: GroupRef | null): readonly WishGroup[] {
  const first = last && findGroup(groups, last)
  return first ? [first, ...groups.filter(group => group !== first)] : groups
}

/**
 * The group that is used without asking: "one group or none: one press does it".
 *
 * @returns null if there are several groups to choose from
 */
export function onlyGroup(groups: readonly WishGroup[]): GroupRef | null {
  if (groups.length > 1) return null
  return groups[0] ?? { id: null, name: firstGroupName }
}

/** Normalizes a name as the contract demands: trimmed, at most forty characters; null if nothing is left. */
export function readGroupName(text: string): string | null {
  const name = [...text.trim().replace(/\s+/g, ' ')].slice(0, maxGroupNameLength).join('').trim()
  return name === '' ? null : name
}

/** Reads the stored reference to the last used group. */
export function readGroupRef(found: unknown): GroupRef | null {
  if (typeof found !== 'object' || found === null) return null
  const { id, name }: Readonly<Record<string, unknown>> = { ...found }
  if (typeof name !== 'string') return null
  return { id: typeof id === 'string' ? id : null, name }
}
