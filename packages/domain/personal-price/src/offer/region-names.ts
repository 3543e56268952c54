import type { Region } from './payment-terms.ts'

/** The names of delivery regions for the words beside a price; '' for the mainland. */
export const regionNames: Readonly<Record<Region, string>> = {
  mainland: '',
  jeju: '제주',
  remote: '도서·산간',
}
