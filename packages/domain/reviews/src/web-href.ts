/**
 * Validates an address to load or link to. Only http and https are allowed, since users can enter addresses.
 *
 * @returns the normalized address, or null
 */
export function webHref(address: string | null | undefined): string | null {
  if (!/^https?:\/\//i.test(address ?? '')) return null
  try {
    return new URL(address ?? '').href
  } catch {
    return null
  }
}
