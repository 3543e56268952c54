import { type Blueprint, facet, line } from '../blueprint.ts'
import { battery, colour, hertz, os, panel, ram, resolution, size, ssd, weight } from './notebook-facets.ts'

const mobileCpu = facet('cpu', 'CPU', {
  '코어 울트라5 225H': 0.95,
  '코어 울트라7 255H': 1.12,
  '코어 울트라5 226V': 1,
  '코어 울트라7 258V': 1.2,
  '라이젠 AI 5 340': 0.92,
  '라이젠 AI 7 350': 1.05,
  '라이젠 AI 9 HX 370': 1.3,
  'i5-1334U': 0.78,
  'i7-1355U': 0.9,
})

const port = facet('charging', '충전 단자', ['USB-C 65W', 'USB-C 100W', 'USB-C 140W', 'DC 어댑터'])

const coreUltra = ['코어 울트라5 225H', '코어 울트라7 255H', '코어 울트라5 226V', '코어 울트라7 258V']

const ryzen = ['라이젠 AI 5 340', '라이젠 AI 7 350', '라이젠 AI 9 HX 370']

const officeIntel = ['i3-1315U', 'i5-1334U', 'i7-1355U']

export const everydayNotebookLeaves: readonly Blueprint[] = [
  {
    cateId: '121012',
    name: '울트라슬림 노트북',
    picture: 'notebook',
    weight: 1.2,
    price: 1_550_000,
    title: '{line} ({cpu}, RAM {memory}, SSD {ssd})',
    variant: 'ssd',
    freight: 'parcel',
    specs: ['size', 'cpu', 'memory', 'ssd', 'weight', 'os'],
    facets: [
      size('13.3인치', '14인치', '15인치', '16인치', '17인치'),
      mobileCpu,
      ram,
      ssd,
      panel,
      resolution,
      hertz,
      os,
      weight('1kg 미만', '1~1.3kg', '1.3~1.6kg', '1.6~2kg'),
      battery,
      port,
      colour,
    ],
    lines: [
      line('LG전자', '그램 프로{size#} {size#}Z90TP-G@##K', 1.2, {
        size: ['16인치', '17인치'],
        weight: ['1~1.3kg', '1.3~1.6kg'],
        cpu: coreUltra,
      }),
      line('LG전자', '그램{size#} {size#}Z90T-G@##K', 1.05, {
        size: ['14인치', '15인치', '16인치', '17인치'],
        weight: ['1kg 미만', '1~1.3kg'],
      }),
      line('삼성전자', '갤럭시북5 프로360 NT960QHA-K@##', 1.3, {
        size: '16인치',
        panel: 'OLED',
        cpu: coreUltra,
        weight: '1.6~2kg',
      }),
      line('삼성전자', '갤럭시북5 프로 NT9#0XHA-K@##', 1.2, {
        size: ['14인치', '16인치'],
        panel: 'OLED',
        cpu: coreUltra,
        weight: ['1~1.3kg', '1.3~1.6kg'],
      }),
      line('삼성전자', '갤럭시북5 NT750XHD-K@##', 0.9, { size: '15인치', panel: 'IPS', cpu: coreUltra }),
      line('ASUS', '젠북 S{size#} UM5606-@@###', 1.05, {
        size: ['14인치', '16인치'],
        panel: 'OLED',
        cpu: ryzen,
      }),
      line('ASUS', '젠북 14 UX3405-@@###', 0.9, { size: '14인치' }),
      line('레노버', '요가 슬림 7i 14ILL-@@###', 0.95, { size: '14인치', panel: 'OLED' }),
      line('레노버', '씽크패드 X1 카본 13세대 21NS00##KR', 1.5, {
        size: '14인치',
        weight: '1kg 미만',
        cpu: coreUltra,
      }),
      line('HP', '옴니북 울트라 플립 14-FH####TU', 1.1, { size: '14인치' }),
      line('DELL', '14 프리미엄 DA14###-@@##KR', 1.2, { size: '14인치', cpu: coreUltra }),
      line('에이서', '스위프트 엣지 AI SFE{size#}-##', 0.95, {
        size: ['14인치', '16인치'],
        weight: '1kg 미만',
      }),
      line('MSI', '프레스티지 {size#} AI+ B2VM-@@##', 1, { size: ['13.3인치', '14인치', '16인치'] }),
    ],
  },
  {
    cateId: '121014',
    name: '사무용·인강용 노트북',
    picture: 'notebook',
    price: 780_000,
    title: '{line} ({cpu}, RAM {memory}, SSD {ssd})',
    variant: 'ssd',
    freight: 'parcel',
    specs: ['size', 'cpu', 'memory', 'ssd', 'weight', 'os'],
    facets: [
      size('14인치', '15.6인치', '16인치', '17.3인치'),
      facet('cpu', 'CPU', {
        '인텔 N150': 0.55,
        'i3-1315U': 0.75,
        'i5-1334U': 0.95,
        'i7-1355U': 1.15,
        '라이젠5 7530U': 0.9,
        '라이젠7 7730U': 1.05,
      }),
      facet('memory', '메모리 용량', { '8GB': 0.92, '16GB': 1, '32GB': 1.15 }, 'GB'),
      ssd,
      panel,
      facet('resolution', '해상도', {
        '1920x1080 (FHD)': 1,
        '1920x1200 (WUXGA)': 1.03,
        '2560x1440 (QHD)': 1.12,
      }),
      os,
      weight('1.3~1.6kg', '1.6~2kg', '2~2.5kg'),
      battery,
      facet('keypad', '숫자 키패드', ['숫자 키패드 있음', '숫자 키패드 없음']),
      colour,
    ],
    lines: [
      line('삼성전자', '갤럭시북4 NT750XGR-A##@', 1.1, { size: '15.6인치', cpu: officeIntel }),
      line('LG전자', '울트라PC {size#}U50T-G@##K', 1, { size: ['14인치', '15.6인치', '16인치'] }),
      line('레노버', '아이디어패드 슬림3 15IRH-@@###', 0.9, { size: '15.6인치', cpu: officeIntel }),
      line('레노버', 'V15 G4 AMN-@@##', 0.75, { size: '15.6인치', cpu: ['라이젠5 7530U', '라이젠7 7730U'] }),
      line('HP', '15s-FQ####TU', 0.9, { size: '15.6인치', cpu: officeIntel }),
      line('ASUS', '비보북 16 X1605VA-@@###', 0.95, { size: '16인치', cpu: officeIntel }),
      line('ASUS', '비보북 Go 14 E1404FA-@@##', 0.75, { size: '14인치' }),
      line('에이서', '아스파이어 Go 15 AG15-##@', 0.75, { size: '15.6인치' }),
      line('DELL', '인스피론 15 3530-@@##KR', 0.95, { size: '15.6인치', cpu: officeIntel }),
      line('한성컴퓨터', 'TFX#@##', 0.75),
      line('베이직스', '베이직북 14 4세대 BB14##@', 0.6, { size: '14인치', cpu: '인텔 N150' }),
    ],
  },
]
