import type { Place } from '@jeoul/api/types'

/**
 * Where a map shows a place: the address scheme that Kakao Map publishes for links (assumed).
 *
 * @param name what stands at the pin
 */
export function mapHref(name: string, { latitude, longitude }: Place): string {
  // A comma would end the name.
  const label = encodeURIComponent(name.replaceAll(',', ' '))
  return `https://map.kakao.com/link/map/${label},${latitude},${longitude}`
}
