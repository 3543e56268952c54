import { at } from './at.ts'

/** A shop that sells on the site itself. */
export interface Minishop {
  /** Its number as a manager; the site itself is 1. */
  readonly idxBManager: number
  /** `mall_web_user` of its page. */
  readonly user: string
  readonly name: string
}

const names = {
  yongsancom: '용산컴퓨터나라',
  sunin21: '선인컴퓨터21',
  partsmadang: '부품마당',
  comdoctor: '컴닥터피씨',
  pcworkshop: '조립공방',
  najincom: '나진전자랜드',
  hwasungit: '화성아이티',
  ramdepot: '메모리창고',
  coolinglab: '쿨링연구소',
  gamingbox: '게이밍박스',
  noteplus: '노트북플러스',
  monitorzone: '모니터존',
  digitalmom: '디지털맘',
  hanbitsys: '한빛시스템',
  donga: '동아컴퓨터',
  saerosys: '새로시스템',
  allthatpc: '올댓피씨',
  gajeonland: '가전랜드몰',
  homeplace: '홈플레이스',
  freshfarm: '산지직송마을',
  ricehouse: '쌀집아들네',
  campgo: '캠핑고고',
  tiremarket: '타이어마켓',
  petjoa: '펫조아',
  babynara: '아기나라몰',
}

export const minishops: readonly Minishop[] = Object.entries(names).map(([user, name], index) => ({
  idxBManager: index + 2,
  user,
  name,
}))

/** Picks a minishop: one for computer parts if the product is one, else another. */
export function minishopFor(pick: number, lot: number, isComputer = false): string {
  const shops = isComputer ? minishops.slice(0, computerShops) : minishops.slice(computerShops)
  return at(shops, (pick + lot) % shops.length).name
}

const computerShops = 17
