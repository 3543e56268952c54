/** A version such as 0.2.0. */
export interface Version {
  readonly text: string
  readonly major: number
  readonly minor: number
  readonly patch: number
}

/** @returns undefined if the text does not consist of three numbers */
export function readVersion(text: string): Version | undefined {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(text)
  return found
    ? { text, major: Number(found[1]), minor: Number(found[2]), patch: Number(found[3]) }
    : undefined
}

/** Negative if the first is older. */
export function compareVersions(a: Version, b: Version): number {
  return a.major - b.major || a.minor - b.minor || a.patch - b.patch
}

/** Whether a version step may break clients: 1.4.2 → 2.0.0; below 1 also 0.2.1 → 0.3.0. */
export function isBreakingStep(from: Version, to: Version): boolean {
  return to.major > from.major || (to.major === 0 && from.major === 0 && to.minor > from.minor)
}
