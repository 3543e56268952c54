import { partCategories } from '../part-categories.ts'
import { facet, type PartSource, packing, rangeName } from '../part-source.ts'
import { gpus } from './gpus.ts'

const vendors: Readonly<Record<string, string>> = { 지포스: 'NVIDIA', 라데온: 'AMD', 아크: '인텔' }

export const gpuLeaf: PartSource = {
  cateId: partCategories.gpu,
  name: '그래픽카드',
  picture: 'graphics-card',
  weight: 2,
  facets: [
    facet('chip', '칩셋'),
    facet('vendor', '칩셋 제조사'),
    facet('memory', '메모리 용량', 'GB'),
    facet('memorytype', '메모리 종류'),
    facet('length', '가로 길이', 'mm'),
    facet('slots', '두께', '슬롯'),
    facet('tdp', '사용 전력', 'W'),
    facet('psu', '권장 파워', 'W'),
    facet('plugs', '전원 포트'),
    facet('year', '출시 연도', '년'),
  ],
  specs: ['chip', 'memory', 'memorytype', 'length', 'psu', 'plugs'],
  packings: [packing(''), packing('벌크', 0.97), packing('해외구매', 0.95)],
  entries: gpus.map(facts => ({
    part: { kind: 'gpu', facts },
    maker: facts.maker,
    title: facts.model,
    price: facts.price,
    year: facts.year,
    family: `${facts.maker} ${facts.model}`,
    label: '',
    values: {
      chip: facts.chip.replace(/^\S+ /, ''),
      vendor: vendors[facts.chip.split(' ')[0] ?? ''],
      memory: `${facts.memory}GB`,
      memorytype: facts.memoryType,
      length: rangeName(facts.length, 50, 'mm'),
      slots: `${facts.slots}슬롯`,
      tdp: `${facts.tdp}W`,
      psu: `정격 ${facts.recommendedPower}W 이상`,
      plugs: facts.power === '없음' ? '보조전원 없음' : facts.power,
      year: `${facts.year}년`,
    },
  })),
}
