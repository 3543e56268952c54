/**
 * An address that may be loaded or linked to: http and https alone, since users write addresses too.
 *
 * @returns the address in its normal form, or null
 */
export function webHref(address: string | null | undefined): string | null {
  if (!/^https?:\/\//i.test(address ?? '')) return null
  try {
    return new URL(address ?? '').href
  } catch {
    return null
  }
}
