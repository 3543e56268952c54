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

/** The reverse: builds the form, with a small file for each text that stands for a file. */
export function formOf(fields: object, fileNames: readonly string[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const part of [value].flat())
      form.append(name, fileNames.includes(name) ? fileOf(part) : String(part))
  }
  return form
}

function fileOf(name: unknown): File {
  return new File([Buffer.from(smallestGif, 'base64')], `${name}.gif`, { type: 'image/gif' })
}

/** The content of every file in such a form, as base64. */
export const smallestGif = 'R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs='
