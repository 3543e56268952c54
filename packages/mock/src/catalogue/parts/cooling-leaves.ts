import { partCategories } from '../part-categories.ts'
import { facet, inColours, type PartSource, packing, rangeName } from '../part-source.ts'
import { airCoolers, liquidCoolers } from './coolers.ts'

const packings = [packing(''), packing('해외구매', 0.93), packing('병행수입', 0.95), packing('벌크', 0.92)]

export const airCoolerLeaf: PartSource = {
  cateId: partCategories.airCooler,
  name: 'CPU 쿨러 (공랭)',
  picture: 'air-cooler',
  weight: 0.9,
  facets: [
    facet('height', '쿨러 높이', 'mm'),
    facet('style', '쿨러 형태'),
    facet('intel', '인텔 소켓'),
    facet('amd', 'AMD 소켓'),
    facet('fans', '팬 개수', '개'),
    facet('tdp', 'TDP', 'W'),
    facet('colour', '색상'),
    facet('year', '출시 연도', '년'),
  ],
  specs: ['height', 'style', 'intel', 'amd', 'tdp', 'fans'],
  packings,
  entries: inColours(
    airCoolers,
    facts => ({ kind: 'air-cooler', facts }),
    facts => ({
      height: rangeName(facts.height, 5, 'mm'),
      style: facts.height < 100 ? '플라워형 (낮은 쿨러)' : facts.fans === 2 ? '듀얼타워형' : '싱글타워형',
      ...socketValues(facts.sockets),
      fans: `팬 ${facts.fans}개`,
      tdp: facts.tdp === undefined ? undefined : `${facts.tdp}W`,
    }),
  ),
}

export const liquidCoolerLeaf: PartSource = {
  cateId: partCategories.liquidCooler,
  name: 'CPU 쿨러 (수랭)',
  picture: 'liquid-cooler',
  weight: 0.9,
  facets: [
    facet('radiator', '라디에이터', '열'),
    facet('length', '라디에이터 길이', 'mm'),
    facet('intel', '인텔 소켓'),
    facet('amd', 'AMD 소켓'),
    facet('fans', '팬 개수', '개'),
    facet('display', '워터블록 화면'),
    facet('colour', '색상'),
    facet('year', '출시 연도', '년'),
  ],
  specs: ['radiator', 'length', 'intel', 'amd', 'display'],
  packings,
  entries: inColours(
    liquidCoolers,
    facts => ({ kind: 'liquid-cooler', facts }),
    facts => ({
      radiator: `${rowsOf(facts.radiator)}열`,
      length: `${facts.radiator}mm`,
      ...socketValues(facts.sockets),
      fans: `팬 ${rowsOf(facts.radiator)}개`,
      display: facts.display ? '화면 있음' : '화면 없음',
    }),
  ),
}

function rowsOf(radiator: number): number {
  return radiator === 240 || radiator === 280 ? 2 : 3
}

function socketValues(sockets: readonly string[]): { intel: string | undefined; amd: string | undefined } {
  const named = (start: string): string | undefined =>
    sockets.filter(socket => socket.startsWith(start)).join(', ') || undefined
  return { intel: named('LGA'), amd: named('AM') }
}
