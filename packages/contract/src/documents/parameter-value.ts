import type { Parameter, Schema } from './documents.ts'

/** Parses a parameter's text by its style. Its schema then converts texts to numbers. */
export function parameterValue({ content, explode }: Parameter, text: string): unknown {
  if (content) return parseJson(text)
  return explode === false ? text.split(',') : text
}

/** The schema of a parameter, also if it is JSON; `{}` if anything is allowed. */
export function schemaOf({ content, schema }: Parameter): Schema {
  return content?.['application/json'].schema ?? schema ?? {}
}

/** Whether the parameter collects all names that no other parameter has. */
export function takesTheRest({ schema, explode }: Parameter): boolean {
  return schema?.type === 'object' && explode === true
}

/** Whether the parameter is a list whose values are each given by its name, as in `tag=a&tag=b`. */
export function isRepeated({ schema, explode }: Parameter): boolean {
  return schema?.type === 'array' && explode === true
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
