export interface Mall {
  readonly id: number
  readonly name: string
}

const general =
  '11번가, G마켓, 옥션, 쿠팡, SSG.COM, 롯데ON, 네이버 쇼핑, 인터파크, GS SHOP, CJ온스타일, 현대Hmall, 롯데홈쇼핑, NS홈쇼핑, ' +
  '홈앤쇼핑, K쇼핑, 신세계몰, 이마트몰, 롯데하이마트, 전자랜드, 홈플러스, 더현대닷컴, AK몰, 갤러리아몰, 카카오톡 선물하기, ' +
  '공영쇼핑, 신세계라이브쇼핑, SK스토아, 오늘의집, 하프클럽, 알리익스프레스, 아마존, 컬리, 올리브영, 다이소몰, 29CM, ' +
  '무신사, W컨셉, 오아시스마켓, 텐바이텐'

const parts =
  '컴퓨존, 조이젠, 아이코다, 피씨디렉트몰, 컴스클럽, 영재컴퓨터, 프리플로우, 마이피씨샵, 싸다컴, 컴마왕, 펀샵, 팝콘피씨, ' +
  '가이드컴, 서린씨앤아이몰, 파인인포몰, 대원씨티에스몰, 디앤디컴몰, 이엠텍몰, 제이씨현몰, 오디세이컴, ' +
  '피씨랜드, 부품나라, 하드웨어마트, 게이밍기어샵, 디지털플라자몰, 코어피씨, 램앤칩, 쿨피씨, 조립천국, 블랙박스몰, 이지피씨, ' +
  '컴퓨터코리아'

/** Malls for everything, then shops for computer parts. */
const malls: readonly Mall[] = `${general}, ${parts}`
  .split(', ')
  .map((name, index) => ({ id: 101 + index, name }))

const generalMalls = malls.slice(0, general.split(', ').length)

/** Malls that sell products of a category: those for computer parts only sell what has to do with computers. */
export function mallsFor(cateId: string): readonly Mall[] {
  return isComputerCategory(cateId) ? malls : generalMalls
}

/** Whether computer shops sell products of a category: parts, computers, monitors, peripherals. */
export function isComputerCategory(cateId: string): boolean {
  return /^1[1-4]/.test(cateId)
}
