import { partCategories } from '../part-categories.ts'
import { facet, inColours, type PartSource, packing, rangeName } from '../part-source.ts'
import { cases } from './cases.ts'
import { powers } from './powers.ts'

export const caseLeaf: PartSource = {
  cateId: partCategories.case,
  name: '케이스',
  picture: 'pc-case',
  weight: 1.3,
  facets: [
    facet('tower', '케이스 크기'),
    facet('board', '최대 지원 보드'),
    facet('maxgpu', 'VGA 장착 길이', 'mm'),
    facet('maxcooler', 'CPU 쿨러 높이', 'mm'),
    facet('power', '파워 규격'),
    facet('radiator', '수랭 라디에이터', 'mm'),
    facet('colour', '색상'),
    facet('year', '출시 연도', '년'),
  ],
  specs: ['tower', 'board', 'maxgpu', 'maxcooler', 'power', 'radiator'],
  packings: [packing(''), packing('해외구매', 0.95), packing('병행수입', 0.96)],
  entries: inColours(
    cases,
    facts => ({ kind: 'case', facts }),
    facts => ({
      tower: facts.tower,
      board: facts.boards[0],
      maxgpu: `VGA ${rangeName(facts.maxGpu, 20, 'mm')}`,
      maxcooler: `쿨러 ${rangeName(facts.maxCooler, 10, 'mm')}`,
      power: `${facts.power} 파워`,
      radiator: facts.maxRadiator === 0 ? '수랭 미지원' : `수랭 최대 ${facts.maxRadiator}mm`,
    }),
  ),
}

export const powerLeaf: PartSource = {
  cateId: partCategories.power,
  name: '파워서플라이',
  picture: 'power-supply',
  weight: 1.1,
  facets: [
    facet('watts', '정격 출력', 'W'),
    facet('rating', '80PLUS 인증'),
    facet('form', '파워 규격'),
    facet('length', '깊이', 'mm'),
    facet('modular', '케이블 연결'),
    facet('plugs', 'PCIe 16핀 단자', '개'),
    facet('range', '출력 구간', 'W'),
    facet('year', '출시 연도', '년'),
  ],
  specs: ['watts', 'rating', 'form', 'length', 'modular', 'plugs'],
  packings: [packing(''), packing('벌크', 0.95), packing('해외구매', 0.94)],
  entries: powers.map(facts => ({
    part: { kind: 'power', facts },
    maker: facts.maker,
    title: `${facts.model} 80PLUS${facts.rating}`,
    price: facts.price,
    year: facts.year,
    family: facts.model,
    label: '',
    values: {
      watts: `${facts.watts}W`,
      rating: `80PLUS ${facts.rating}`,
      form: `${facts.form} 파워`,
      length: `${facts.length}mm`,
      modular: facts.modular,
      range: rangeName(facts.watts, 200, 'W'),
      plugs: facts.gpuPlugs === 0 ? '16핀 없음' : `16핀 ${facts.gpuPlugs}개`,
      year: `${facts.year}년`,
    },
  })),
}
