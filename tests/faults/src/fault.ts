/** A small mistake in one line of the product, which some test has to notice. */
export interface Fault {
  /** In kebab case, as `--only` takes it. */
  readonly name: string
  /** From the repository's root. */
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly find: string
  readonly replace: string
  /** The browser test that is asked where no unit test notices, from the repository's root. */
  readonly spec?: string
}

/**
 * Makes the mistake in the text of its file.
 *
 * @throws Error where the text has changed, so that it is no longer clear what to replace
 */
export function applyFault(text: string, { name, file, find, replace }: Fault): string {
  const [before = '', after, ...more] = text.split(find)
  if (after === undefined) throw new Error(`${name}: ${file} no longer contains ${find}`)
  if (more.length > 0) throw new Error(`${name}: ${file} contains ${more.length + 1} times ${find}`)
  return before + replace + after
}
