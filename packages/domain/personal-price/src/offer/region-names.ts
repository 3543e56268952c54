import type { Region } from './payment-terms.ts'

/** What the regions of delivery are called beside a price; the mainland goes without saying. */
export const regionNames: Readonly<Record<Region, string>> = {
  mainland: '',
  jeju: '제주',
  remote: '도서·산간',
}
