import { readPath, tidy, toScalar } from './field-path.ts'

/** Makes a text from a record. It is empty if the record has none of the fields. */
export interface Template {
  /** The paths it reads, in order. */
  readonly paths: readonly string[]
  fill(record: unknown): string
}

/**
 * Compiles `{name} {chipset}`, or a bare path such as `metadata.name`. Missing parts leave no double spaces, empty
 * brackets or dangling separators behind.
 */
export function compileTemplate(text: string): Template {
  if (!text.includes('{')) return { paths: [text], fill: record => fillOne(record, text) }
  const paths = [...text.matchAll(hole)].map(match => (match[1] ?? '').trim())
  return {
    paths,
    fill(record) {
      const parts = paths.map(path => fillOne(record, path))
      if (parts.every(part => part === '')) return ''
      let next = 0
      const filled = text.replace(hole, () => parts[next++] ?? '')
      if (parts.every(part => part !== '')) return tidy(filled)
      return tidy(filled.replace(/\(\s*\)|\[\s*\]/g, '')).replace(/^[-/|,·\s]+|[-/|,·\s]+$/g, '')
    },
  }
}

const hole = /\{([^{}]+)\}/g

function fillOne(record: unknown, path: string): string {
  return String(toScalar(readPath(record, path)) ?? '')
}
