import { type Fields, integerField, textField } from '../../operation/body-fields.ts'
import { Problem } from '../../operation/problem.ts'
import type { SaveNote } from './wish-state.ts'

/** The name of a group: 1 to 40 characters, not blank. 400 for anything else. */
export function groupNameField(fields: Fields, name: string): string {
  const text = textField(fields, name, 1, 40)
  if (text.trim() === '') throw new Problem(400, `body.${name}: expected more than blanks`)
  return text
}

const utc = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/

/** When an item was first saved, and its price then; undefined if the request has neither. 400 for anything else. */
export function firstNote(fields: Fields): SaveNote | undefined {
  const { created } = fields
  const isUtc = typeof created === 'string' && utc.test(created)
  if ('created' in fields && !isUtc) throw new Problem(400, 'body.created: expected a date-time in UTC')
  const price =
    'price_when_saved' in fields
      ? integerField(fields, 'price_when_saved', 0, Number.MAX_SAFE_INTEGER)
      : undefined
  return isUtc ? { created: new Date(created).toISOString(), price } : undefined
}
