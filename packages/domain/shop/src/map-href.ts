import type { Place } from '@jeoul/api/types'

/**
 * The address of a map with a pin, in the URL format that Kakao Map publishes for links (assumed).
 *
 * @param name the label of the pin
 */
export function mapHref(name: string, { latitude, longitude }: Place): string {
  // A comma would end the label.
  const label = encodeURIComponent(name.replaceAll(',', ' '))
  return `https://map.kakao.com/link/map/${label},${latitude},${longitude}`
}
