/** A bill of materials (CycloneDX), as far as it is read here. */
interface Bill {
  readonly components: readonly { readonly group?: string; readonly name: string; readonly version: string }[]
}

/** The registry's answer: known vulnerabilities by package. */
export type Advisories = Readonly<
  Record<string, readonly { readonly severity: string; readonly title: string; readonly url: string }[]>
>

/** The versions of each package in any of the bills, as the registry's bulk endpoint asks for them. */
export function versionsOf(bills: readonly Bill[]): Readonly<Record<string, readonly string[]>> {
  const components = bills.flatMap(bill => bill.components)
  const byName = Map.groupBy(components, ({ group, name }) => (group ? `${group}/${name}` : name))
  return Object.fromEntries(
    [...byName].map(([name, found]) => [name, [...new Set(found.map(({ version }) => version))]]),
  )
}

/** A line for each serious vulnerability. */
export function serious(advisories: Advisories): readonly string[] {
  return Object.entries(advisories).flatMap(([name, found]) =>
    found
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .map(({ severity, title, url }) => `${name}: ${title} (${severity}, ${url})`),
  )
}
