import type { Parameter, Schema } from './documents.ts'

/** The value that a parameter's text stands for, by its style; its schema turns texts into numbers. */
export function parameterValue({ content, explode }: Parameter, text: string): unknown {
  if (content) return parseJson(text)
  return explode === false ? text.split(',') : text
}

/** What a parameter has to look like, also where it is JSON; `{}` where anything will do. */
export function schemaOf({ content, schema }: Parameter): Schema {
  return content?.['application/json'].schema ?? schema ?? {}
}

/** Whether the parameter takes every name that no other parameter has. */
export function takesTheRest({ schema, explode }: Parameter): boolean {
  return schema?.type === 'object' && explode === true
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
