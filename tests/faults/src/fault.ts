/** A small mistake in one line of the product, which a test must notice. */
export interface Fault {
  /** In kebab case, for `--only`. */
  readonly name: string
  /** Relative to the repository's root. */
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly find: string
  readonly replace: string
  /** The browser test to run if no unit test notices, relative to the repository's root. */
  readonly spec?: string
}

/**
 * Applies the fault to the text of its file.
 *
 * @throws Error if the text to replace is not there exactly once
 */
export function applyFault(text: string, { name, file, find, replace }: Fault): string {
  const [before = '', after, ...more] = text.split(find)
  if (after === undefined) throw new Error(`${name}: ${file} no longer contains ${find}`)
  if (more.length > 0) throw new Error(`${name}: ${file} contains ${more.length + 1} times ${find}`)
  return before + replace + after
}
