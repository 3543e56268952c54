import type { ReviewFields } from '@jeoul/api/types'
import { filledText, formInteger, formText, integerField } from '../../../operation/body-fields.ts'
import type { JsonNode } from '../../../state/store/json-node.ts'

/** The fields of a review in the database. A further field is a line in each value of this file. */
export const fieldsModel = { marks: Number, message: String }

/** Picks the fields out of a stored review. */
export function pickFields({ marks, message }: ReviewFields): ReviewFields {
  return { marks, message }
}

/** Reads the fields from a state file. */
export function readStoredFields(node: JsonNode): ReviewFields {
  return { marks: node.field('marks').integer(1, 5), message: node.field('message').text() }
}

const maxMessageLength = 2000

/**
 * Reads the fields of a sent form.
 *
 * @throws Problem 400
 */
export function readSentFields(form: FormData): ReviewFields {
  const fields = { marks: formInteger(form.get('marks')), message: formText(form.get('message')) }
  return {
    marks: integerField(fields, 'marks', 1, 5),
    message: filledText(fields, 'message', maxMessageLength),
  }
}
