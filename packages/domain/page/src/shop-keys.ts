/** The key of an answer that depends on the minishop, so that another minishop's is not taken for it. */
export function shopKey(managerId: number, key: string): string {
  return `${managerId}:${key}`
}

/**
 * Picks one minishop's answers, by their keys without the minishop.
 *
 * @param managerId null while it is unknown, when there are none
 */
export function inShop<Value>(
  answers: Readonly<Record<string, Value>>,
  managerId: number | null,
): Readonly<Record<string, Value>> {
  if (managerId === null) return {}
  const prefix = shopKey(managerId, '')
  return Object.fromEntries(
    Object.entries(answers).flatMap(([key, answer]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), answer]] : [],
    ),
  )
}
