const memberships: Readonly<Record<string, readonly string[]>> = {
  '와우 멤버십': ['쿠팡'],
  '네이버플러스 멤버십': ['네이버 쇼핑'],
  우주패스: ['11번가', 'SK스토아'],
  '신세계 유니버스 클럽': ['G마켓', '옥션', 'SSG.COM', '신세계몰', '이마트몰', '신세계라이브쇼핑'],
  롯데오너스: ['롯데ON', '롯데홈쇼핑', '롯데하이마트'],
}

/** The membership that a mall's lower prices are for; undefined where it has none. */
export function membershipOf(mallName: string): string | undefined {
  return Object.keys(memberships).find(name => memberships[name]?.includes(mallName))
}
