import { formatCount } from '@jeoul/format'

/** States that malls with incomplete delivery costs may be cheaper; '' if there are none. */
export function unsureWords(malls: number): string {
  return malls > 0 ? `배송비를 확인해야 하는 몰 ${formatCount(malls)}곳은 더 저렴할 수 있어요.` : ''
}
