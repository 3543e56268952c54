/** The numeric value of a specification. */
export interface SpecAmount {
  readonly amount: number
  /** The smallest unit of this kind of measure. */
  readonly unit: string
}

/** Units of one kind, as multiples of its smallest unit. */
const kinds: readonly Readonly<Record<string, number>>[] = [
  { KB: 1, MB: 1024, GB: 1024 ** 2, TB: 1024 ** 3 },
  { g: 1, kg: 1000 },
  { ml: 1, mL: 1, L: 1000 },
  { W: 1, kW: 1000 },
  { Hz: 1, kHz: 1000, MHz: 1000 ** 2, GHz: 1000 ** 3 },
  { mm: 1, cm: 10, m: 1000 },
  { ms: 1, 초: 1000 },
  { '㎡': 1, 평: 3.3058 },
]

/**
 * Parses `16GB`, `1,200 g` or `1등급`. Ranges, "이상" and several numbers are rejected, because they cannot be sorted
 * (assumed).
 *
 * @returns null if the text is not a single amount with a unit
 */
export function specAmount(value: string): SpecAmount | null {
  const [, figures = '', unit = ''] = /^(\d[\d,]*(?:\.\d+)?)\s*([^\d\s~+]+)$/.exec(value.trim()) ?? []
  const amount = Number(figures.replaceAll(',', ''))
  if (unit === '') return null
  for (const kind of kinds) {
    const times = kind[unit]
    if (times !== undefined) return { amount: amount * times, unit: Object.keys(kind)[0] ?? unit }
  }
  return { amount, unit }
}
