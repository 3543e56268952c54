import { type Fields, textField } from '../../operation/body-fields.ts'
import { Problem } from '../../operation/problem.ts'

/** The name of a group: 1 to 40 characters, not blank. 400 for anything else. */
export function groupNameField(fields: Fields, name: string): string {
  const text = textField(fields, name, 1, 40)
  if (text.trim() === '') throw new Problem(400, `body.${name}: expected more than blanks`)
  return text
}
