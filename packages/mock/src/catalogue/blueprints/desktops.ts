import { type Blueprint, facet, line } from '../blueprint.ts'
import { warranty } from './common.ts'

const memory = facet('memory', '메모리 용량', { '8GB': 0.9, '16GB': 1, '32GB': 1.12, '64GB': 1.35 }, 'GB')
const ssd = facet('ssd', 'SSD 용량', { '256GB': 0.94, '512GB': 1, '1TB': 1.08, '2TB': 1.22 })
const os = facet('os', '운영체제', { '윈도우 11 홈': 1.08, '윈도우 11 프로': 1.15, 미포함: 1 })
const wifi = facet('wifi', '무선랜', ['Wi-Fi 5', 'Wi-Fi 6', 'Wi-Fi 6E', 'Wi-Fi 7', '무선랜 없음'])
const use = facet('use', '용도', ['사무·인강용', '게임용', '영상 편집용', '그래픽 작업용', '개발용'])
const power = facet('power', '파워 출력', ['400W', '500W', '600W', '700W', '850W', '1000W'], 'W')
const cpu = facet('cpu', 'CPU', {
  'i3-14100': 0.72,
  'i5-14400F': 0.9,
  'i7-14700F': 1.2,
  '코어 울트라5 225F': 0.95,
  '코어 울트라7 265K': 1.3,
  '라이젠5 5600': 0.75,
  '라이젠5 7500F': 0.88,
  '라이젠5 9600X': 1,
  '라이젠7 9700X': 1.15,
  '라이젠7 9800X3D': 1.4,
})
const gpu = facet('gpu', '그래픽카드', {
  내장그래픽: 0.55,
  'RTX 5050': 0.8,
  'RTX 5060': 0.95,
  'RTX 5060 Ti': 1.1,
  'RTX 5070': 1.35,
  'RTX 5070 Ti': 1.7,
  'RTX 5080': 2.2,
  'RX 9060 XT': 1,
  'RX 9070 XT': 1.45,
})

export const desktopLeaves: readonly Blueprint[] = [
  {
    cateId: '121210',
    name: '조립PC',
    picture: 'desktop',
    price: 1_250_000,
    title: '{line} {cpu} {gpu} (RAM {memory}, SSD {ssd})',
    variant: 'ssd',
    freight: 'parcel',
    specs: ['cpu', 'gpu', 'memory', 'ssd', 'os'],
    facets: [cpu, gpu, memory, ssd, os, wifi, use, power, warranty],
    lines: [
      line('한성컴퓨터', '보스몬스터 DX@##'),
      line('컴퓨존', '아이웍스 @###', 0.98),
      line('조이젠', '게이밍 조립PC J##@', 1.02),
      line('아이코다', '퍼펙트 게이밍 #@#'),
      line('다나와컴퓨터', '표준PC 게임용 @##', 0.97),
      line('PLAYWARE', '퍼포먼스 P##@', 1.04),
      line('프리플로우', '크리에이터 F##@', 1.1),
    ],
  },
  {
    cateId: '121212',
    name: '브랜드PC',
    picture: 'desktop',
    price: 1_150_000,
    title: '{line} ({memory}, SSD {ssd})',
    variant: 'ssd',
    freight: 'parcel',
    specs: ['cpu', 'gpu', 'memory', 'ssd', 'os'],
    facets: [cpu, gpu, memory, ssd, os, wifi, use, power, warranty],
    lines: [
      line('삼성전자', '데스크탑5 DM500T@@-A##', 1.05, { gpu: '내장그래픽' }),
      line('LG전자', '데스크탑 B80GV.A@#@##', 1.05, { gpu: '내장그래픽' }),
      line('HP', '프로 타워 400 G9 #@##@PA', 0.95, { gpu: '내장그래픽' }),
      line('HP', '오멘 35L GT16-@###KR', 1.3),
      line('DELL', '타워 플러스 EBT2250-@@##KR', 1.1),
      line('레노버', '리전 타워 5i 90YQ00##KR', 1.2),
      line('레노버', '씽크센터 네오 50t 12UB00##KR', 0.9, { gpu: '내장그래픽' }),
      line('MSI', 'MAG 인피니트 S3 14@-##', 1.15),
    ],
  },
  {
    cateId: '121214',
    name: '미니PC',
    picture: 'mini-pc',
    weight: 0.8,
    price: 680_000,
    title: '{line} ({memory}, SSD {ssd})',
    variant: 'memory',
    freight: 'parcel',
    specs: ['chip', 'memory', 'ssd', 'wifi', 'volume'],
    facets: [
      facet('chip', 'CPU', {
        '인텔 N150': 0.5,
        '코어 울트라5 225H': 1,
        '코어 울트라7 255H': 1.25,
        '라이젠7 8845HS': 0.95,
        '라이젠 AI 9 HX 370': 1.5,
        'Apple M4': 1.2,
      }),
      memory,
      ssd,
      os,
      wifi,
      facet('volume', '크기', ['0.5L 미만', '0.5~1L', '1~2L', '2L 이상']),
      facet('lan', '유선랜', ['1Gbps', '2.5Gbps', '10Gbps']),
      facet('display', '화면 출력', ['2대', '3대', '4대']),
      warranty,
    ],
    lines: [
      line('Apple', '맥미니 2024 MU9@#KH/A', 1.3, { chip: 'Apple M4', os: '미포함' }),
      line('ASUS', 'NUC 15 프로 RNUC15@@##', 1.1, { chip: ['코어 울트라5 225H', '코어 울트라7 255H'] }),
      line('MSI', 'Cubi 5 12M-@##', 0.9, { chip: ['인텔 N150', '코어 울트라5 225H'] }),
      line('Beelink', 'SER8 @##', 0.95, { chip: '라이젠7 8845HS' }),
      line('MINISFORUM', 'AI X1 프로 @##', 1, { chip: '라이젠 AI 9 HX 370' }),
      line('GEEKOM', 'Mini IT13 @##', 0.95, { chip: ['코어 울트라5 225H', '코어 울트라7 255H'] }),
    ],
  },
]
