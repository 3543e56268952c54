type Part = string | number | Blob

/**
 * Builds a multipart body. A list becomes one part per entry, all with the same name; undefined fields are
 * left out. A `File` keeps its name.
 */
export function toFormData(fields: Readonly<Record<string, Part | readonly Part[] | undefined>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const part of [value ?? []].flat()) form.append(name, part instanceof Blob ? part : String(part))
  }
  return form
}
