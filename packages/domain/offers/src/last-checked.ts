const day = 24 * 60 * 60 * 1000

/** When a mall was last asked; hosts may leave it out. */
type CheckedAt = string | undefined

/**
 * When the prices of a product were last checked, to be said once above them (assumed).
 *
 * @returns the newest of the times, as the host wrote it; null where none can be read
 */
export function lastChecked(times: readonly CheckedAt[]): string | null {
  const readable = times.flatMap((time = '') => (Number.isNaN(Date.parse(time)) ? [] : [time]))
  const [newest = null] = readable.sort((one, other) => Date.parse(other) - Date.parse(one))
  return newest
}

/** Whether a price is more than a day older than the newest, which its own row has to say (assumed). */
export function isCheckedEarlier(time: CheckedAt, last: string | null): boolean {
  return Date.parse(last ?? '') - Date.parse(time ?? '') > day
}
