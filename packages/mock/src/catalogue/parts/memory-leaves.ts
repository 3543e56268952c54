import { partCategories } from '../part-categories.ts'
import { facet, type PartSource, packing, rangeName } from '../part-source.ts'
import { capacityName, hdds, ssds } from './drives.ts'
import { memories } from './memories.ts'

export const memoryLeaf: PartSource = {
  cateId: partCategories.memory,
  name: '메모리 (RAM)',
  picture: 'memory',
  weight: 1.4,
  facets: [
    facet('memory', '메모리 종류'),
    facet('total', '총 용량', 'GB'),
    facet('module', '모듈 용량', 'GB'),
    facet('kit', '구성'),
    facet('speed', '동작 속도', 'MHz'),
    facet('latency', '램 타이밍'),
    facet('voltage', '동작 전압', 'V'),
    facet('profile', '프로파일'),
    facet('lighting', 'LED'),
  ],
  specs: ['memory', 'total', 'speed', 'latency', 'profile', 'lighting'],
  packings: [packing(''), packing('벌크', 0.96), packing('해외구매', 0.95), packing('병행수입', 0.94)],
  entries: memories.map(facts => {
    const { modules, moduleSize, model } = facts
    const total = modules * moduleSize
    const size = modules === 1 ? `${total}GB` : `패키지 ${total}GB(${moduleSize}Gx${modules})`
    return {
      part: { kind: 'memory', facts },
      maker: facts.maker,
      title: `${model} (${size})`.replace(/\((패키지) (.*)\)$/, '$1 ($2)'),
      price: facts.price,
      year: facts.year,
      family: `${facts.maker} ${model}`,
      label: `${total}GB`,
      values: {
        memory: facts.memory,
        total: `${total}GB`,
        module: `${moduleSize}GB`,
        kit: modules === 1 ? '단품' : `${modules}개 패키지`,
        speed: `${facts.speed}MHz`,
        latency: `CL${facts.latency}`,
        voltage: `${facts.voltage}V`,
        profile: facts.profile,
        lighting: facts.lighting ? 'LED 라이트' : 'LED 없음',
      },
    }
  }),
}

export const ssdLeaf: PartSource = {
  cateId: partCategories.ssd,
  name: 'SSD',
  picture: 'ssd',
  weight: 1.8,
  facets: [
    facet('capacity', '용량'),
    facet('form', '폼팩터'),
    facet('link', '인터페이스'),
    facet('protocol', '프로토콜'),
    facet('read', '순차 읽기', 'MB/s'),
    facet('write', '순차 쓰기', 'MB/s'),
    facet('cell', '메모리 타입'),
    facet('dram', 'DRAM 탑재'),
    facet('year', '출시 연도', '년'),
  ],
  specs: ['form', 'link', 'capacity', 'cell', 'dram', 'read'],
  packings: [packing(''), packing('벌크', 0.96), packing('해외구매', 0.94)],
  entries: ssds.flatMap(facts =>
    facts.capacities.map(([gigabytes, price]) => ({
      part: { kind: 'ssd' as const, facts, gigabytes },
      maker: facts.maker,
      title: `${facts.model} (${capacityName(gigabytes)})`,
      price,
      year: facts.year,
      family: facts.model,
      label: capacityName(gigabytes),
      values: {
        capacity: capacityName(gigabytes),
        form: facts.form,
        link: facts.link,
        protocol: facts.link === 'SATA3' ? 'AHCI' : 'NVMe',
        read: rangeName(facts.read, 1000, 'MB/s'),
        write: rangeName(facts.write, 1000, 'MB/s'),
        cell: facts.cell,
        dram: facts.dram ? 'DRAM 탑재' : 'DRAM 미탑재',
        year: `${facts.year}년`,
      },
    })),
  ),
}

export const hddLeaf: PartSource = {
  cateId: partCategories.hdd,
  name: 'HDD',
  picture: 'hdd',
  weight: 0.8,
  facets: [
    facet('capacity', '용량'),
    facet('use', '사용 용도'),
    facet('size', '디스크 크기'),
    facet('link', '인터페이스'),
    facet('speed', '회전수', 'RPM'),
    facet('cache', '버퍼 메모리', 'MB'),
    facet('recording', '기록 방식'),
    facet('year', '출시 연도', '년'),
  ],
  specs: ['use', 'capacity', 'size', 'link', 'speed', 'cache', 'recording'],
  packings: [packing(''), packing('벌크', 0.95), packing('해외구매', 0.93), packing('병행수입', 0.94)],
  entries: hdds.flatMap(facts =>
    facts.capacities.map(([gigabytes, price]) => ({
      part: { kind: 'hdd' as const, facts, gigabytes },
      maker: facts.maker,
      title: `${facts.model.replace(' 7200', '')} ${facts.speed}/${facts.cache}M (${capacityName(gigabytes)})`,
      price,
      year: facts.year,
      family: facts.model,
      label: capacityName(gigabytes),
      values: {
        capacity: capacityName(gigabytes),
        use: facts.use,
        size: '3.5인치',
        link: 'SATA3 (6Gb/s)',
        speed: `${facts.speed}RPM`,
        cache: `${facts.cache}MB`,
        recording: facts.recording,
        year: `${facts.year}년`,
      },
    })),
  ),
}
