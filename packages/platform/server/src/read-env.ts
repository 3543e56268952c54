export type Env = Readonly<Record<string, string | undefined>>

/**
 * Reads an address from the environment, without a trailing slash.
 *
 * @throws Error naming the variable when it is no http address
 */
export function readUrl(env: Env, name: string, byDefault: string): string {
  const value = env[name] ?? byDefault
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? '')) {
    throw new Error(`${name} is not an http address: ${value}`)
  }
  return value.replace(/\/+$/, '')
}

/** @throws Error naming the variable when it is no whole number */
export function readNumber(env: Env, name: string, byDefault: number): number {
  const value = env[name] ?? String(byDefault)
  if (!/^[0-9]{1,9}$/.test(value)) throw new Error(`${name} is not a whole number: ${value}`)
  return Number(value)
}

/**
 * Reads one of several words.
 *
 * @throws Error naming the variable when it is none of them
 */
export function readChoice(env: Env, name: string, choices: readonly string[], byDefault: string): string {
  const value = env[name] ?? byDefault
  if (!choices.includes(value)) throw new Error(`${name} is none of ${choices.join(', ')}: ${value}`)
  return value
}

/** Reads a switch that is on by default, as {@link readChoice} does. */
export function readSwitch(env: Env, name: string): boolean {
  return readChoice(env, name, ['on', 'off'], 'on') === 'on'
}
