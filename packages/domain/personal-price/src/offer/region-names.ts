import type { Region } from './payment-terms.ts'

/** The names of delivery regions beside a price; the mainland is not named. */
export const regionNames: Readonly<Record<Region, string>> = {
  mainland: '',
  jeju: '제주',
  remote: '도서·산간',
}
