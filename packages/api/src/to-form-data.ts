type Part = string | number | Blob

/**
 * A multipart body. Lists become one part for each entry, all of the same name; what is undefined is left out.
 * A `File` keeps its name.
 */
export function toFormData(fields: Readonly<Record<string, Part | readonly Part[] | undefined>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const part of [value ?? []].flat()) form.append(name, part instanceof Blob ? part : String(part))
  }
  return form
}
