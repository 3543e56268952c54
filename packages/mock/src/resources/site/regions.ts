/** Location of a region's main office, in degrees. */
export interface Region {
  /** Full and short names, as addresses start with them. */
  readonly names: readonly string[]
  readonly latitude: number
  readonly longitude: number
}

function region(names: string, latitude: number, longitude: number): Region {
  return { names: names.split(' '), latitude, longitude }
}

/** The first-level regions of the country. */
export const regions: readonly Region[] = [
  region('서울특별시 서울시 서울', 37.5663, 126.9779),
  region('부산광역시 부산시 부산', 35.1798, 129.075),
  region('대구광역시 대구시 대구', 35.8714, 128.6014),
  region('인천광역시 인천시 인천', 37.4563, 126.7052),
  region('광주광역시 광주시 광주', 35.1595, 126.8526),
  region('대전광역시 대전시 대전', 36.3504, 127.3845),
  region('울산광역시 울산시 울산', 35.5384, 129.3114),
  region('세종특별자치시 세종시 세종', 36.48, 127.289),
  region('경기도 경기', 37.275, 127.0095),
  region('강원특별자치도 강원도 강원', 37.8854, 127.7298),
  region('충청북도 충북', 36.6357, 127.4914),
  region('충청남도 충남', 36.6588, 126.6728),
  region('전북특별자치도 전라북도 전북', 35.8203, 127.1088),
  region('전라남도 전남', 34.8161, 126.4629),
  region('경상북도 경북', 36.576, 128.5056),
  region('경상남도 경남', 35.2377, 128.6924),
  region('제주특별자치도 제주도 제주', 33.489, 126.4983),
]
