interface Advisory {
  readonly severity: string
  readonly module_name: string
  readonly title: string
}

/**
 * Reads what `pnpm audit --json` prints.
 *
 * @returns a line for each serious vulnerability; null if the registry gave no answer, as mirrors without that endpoint do
 */
export function readAudit(output: string): readonly string[] | null {
  const advisories = parse(output)?.advisories
  if (!advisories) return null
  return Object.values(advisories)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ severity, module_name: name, title }) => `${name}: ${title} (${severity})`)
}

function parse(output: string): { readonly advisories?: Readonly<Record<string, Advisory>> } | null {
  try {
    return JSON.parse(output)
  } catch {
    return null
  }
}
