const wish = /(?<!\S)(?:무료 ?배송|무배|배송비 ?무료)(?:만|인|으로|되는)?(?!\S)/g

/**
 * Reads the wish for free delivery from a keyword, because no product's name contains it: 무료배송 키보드 is 키보드. Source: assumed.
 *
 * @returns the other words; null for a keyword without the wish, or without other words
 */
export function withoutFreeDelivery(keyword: string): string | null {
  const words = keyword.replace(wish, ' ').replace(/ +/g, ' ').trim()
  return words === keyword || words === '' ? null : words
}
