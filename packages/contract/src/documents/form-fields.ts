/**
 * Converts a multipart body to the object that its schema describes: names that end in [] become lists, files
 * become their names, and line breaks are normalized to LF.
 */
export function fieldsOf(form: FormData): Readonly<Record<string, string | readonly string[]>> {
  const textOf = (part: FormDataEntryValue) =>
    typeof part === 'string' ? part.replaceAll('\r\n', '\n') : part.name
  return Object.fromEntries(
    [...new Set(form.keys())].map(name => {
      const parts = form.getAll(name).map(textOf)
      return [name, name.endsWith('[]') ? parts : (parts[0] ?? '')]
    }),
  )
}

/**
 * Converts the form of other hosts, whose lists are fields of the same name, and whose objects are JSON (OpenAPI 3.1,
 * "Encoding Object").
 * @param objects names of the fields that are JSON
 */
export function foreignFieldsOf(form: FormData, objects: readonly string[]): object {
  return Object.fromEntries(
    [...new Set(form.keys())].map(name => {
      const parts = form
        .getAll(name)
        .map(part => (typeof part === 'string' ? part : part.name))
        .map(text => (objects.includes(name) ? parsedJson(text) : text))
      return [name, name.endsWith('[]') || parts.length > 1 ? parts : parts[0]]
    }),
  )
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The reverse: builds the form, with a small file for each text that stands for a file. */
export function formOf(fields: object, fileNames: readonly string[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const part of [value].flat())
      form.append(name, fileNames.includes(name) ? fileOf(part) : textOf(part))
  }
  return form
}

function textOf(part: unknown): string {
  return typeof part === 'object' ? JSON.stringify(part) : String(part)
}

function fileOf(name: unknown): File {
  return new File([Buffer.from(smallestGif, 'base64')], `${textOf(name)}.gif`, { type: 'image/gif' })
}

/** The content of every file in such a form, as base64. */
export const smallestGif = 'R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs='
