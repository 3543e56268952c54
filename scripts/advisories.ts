/** The fields of a bill of materials (CycloneDX) that are read here. */
interface Bill {
  readonly components: readonly { readonly group?: string; readonly name: string; readonly version: string }[]
}

/** The registry's answer: known vulnerabilities by package. */
export type Advisories = Readonly<
  Record<string, readonly { readonly severity: string; readonly title: string; readonly url: string }[]>
>

/** The versions of each package in the bills, in the form that the registry's bulk endpoint requires. */
export function versionsOf(bills: readonly Bill[]): Readonly<Record<string, readonly string[]>> {
  const components = bills.flatMap(bill => bill.components)
  const byName = Map.groupBy(components, ({ group, name }) => (group ? `${group}/${name}` : name))
  return Object.fromEntries(
    [...byName].map(([name, found]) => [name, [...new Set(found.map(({ version }) => version))]]),
  )
}

/** Describes each serious vulnerability in a line. */
export function serious(advisories: Advisories): readonly string[] {
  return Object.entries(advisories).flatMap(([name, found]) =>
    found
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .map(({ severity, title, url }) => `${name}: ${title} (${severity}, ${url})`),
  )
}
