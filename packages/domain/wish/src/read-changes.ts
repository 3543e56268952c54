import type { GroupRef, WishChange } from './change-groups.ts'
import { readGroupRef } from './choose-group.ts'
import { fieldsOf, readItem } from './wish-group.ts'

/** Reads changes stored on the device. Malformed changes are dropped. */
export function readChanges(found: unknown): readonly WishChange[] | null {
  return Array.isArray(found) ? found.flatMap(readChange) : null
}

function readChange(found: unknown): readonly WishChange[] {
  const { kind, itemId, item, name, from, group: ref } = fieldsOf(found)
  const group = readGroupRef(ref)
  switch (kind) {
    case 'remove':
      return typeof itemId === 'string' ? [{ kind, itemId }] : []
    case 'drop':
      return group ? [{ kind, group }] : []
    case 'rename':
      return group && typeof name === 'string' ? [{ kind, group, name }] : []
    case 'put':
      return group ? readPut(item, group, from) : []
    default:
      return []
  }
}

function readPut(found: unknown, group: GroupRef, from: unknown): readonly WishChange[] {
  const source = from === 'device' || from === 'undo' ? ({ from } as const) : {}
  if (found === null) return [{ kind: 'put', item: null, group, ...source }]
  return readItem(found).map(item => ({ kind: 'put', item, group, ...source }))
}
