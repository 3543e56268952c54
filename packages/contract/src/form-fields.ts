/** A multipart body as the object that its schema describes: names that end in [] are lists, files are their names. */
export function fieldsOf(form: FormData): Readonly<Record<string, string | readonly string[]>> {
  const nameOf = (part: FormDataEntryValue) => (typeof part === 'string' ? part : part.name)
  return Object.fromEntries(
    [...new Set(form.keys())].map(name => {
      const parts = form.getAll(name).map(nameOf)
      return [name, name.endsWith('[]') ? parts : (parts[0] ?? '')]
    }),
  )
}

/** The reverse: a text that stands for a file becomes one. */
export function formOf(fields: object, fileNames: readonly string[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const part of [value].flat())
      form.append(name, fileNames.includes(name) ? fileOf(part) : String(part))
  }
  return form
}

function fileOf(name: unknown): File {
  return new File([smallestGif], `${name}.gif`, { type: 'image/gif' })
}

const smallestGif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')
