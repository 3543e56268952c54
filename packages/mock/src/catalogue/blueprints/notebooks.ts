import { type Blueprint, line, type Trait, trait } from '../blueprint.ts'

const ram = trait('memory', '메모리 용량', { '8GB': 0.88, '16GB': 1, '32GB': 1.2, '64GB': 1.55 }, 'GB')
const ssd = trait('ssd', 'SSD 용량', { '256GB': 0.92, '512GB': 1, '1TB': 1.12, '2TB': 1.3 })
const os = trait('os', '운영체제', { '윈도우 11 홈': 1.06, '윈도우 11 프로': 1.12, '미포함 (프리도스)': 1 })
const colour = trait('colour', '색상', ['블랙', '화이트', '실버', '그레이', '네이비'])
const panel = trait('panel', '패널', { IPS: 1, OLED: 1.15, VA: 0.97, TN: 0.9 })
const resolution = trait('resolution', '해상도', {
  '1920x1080 (FHD)': 0.93,
  '1920x1200 (WUXGA)': 1,
  '2560x1600 (WQXGA)': 1.1,
  '2880x1800': 1.18,
  '3840x2400 (WQUXGA)': 1.35,
})
const hertz = trait(
  'refresh',
  '주사율',
  { '60Hz': 0.96, '120Hz': 1, '144Hz': 1.02, '165Hz': 1.05, '240Hz': 1.15 },
  'Hz',
)
const battery = trait('battery', '배터리', ['40~49Wh', '50~59Wh', '60~69Wh', '70~79Wh', '80~99Wh'], 'Wh')
const mobileCpu = trait('cpu', 'CPU', {
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
const port = trait('charging', '충전 단자', ['USB-C 65W', 'USB-C 100W', 'USB-C 140W', 'DC 어댑터'])

function weight(...kilograms: readonly string[]): Trait {
  return trait('weight', '무게', kilograms, 'kg')
}

function size(...inches: readonly string[]): Trait {
  return trait('size', '화면 크기', inches, '인치')
}

const gamingCpu = trait('cpu', 'CPU', {
  '코어 울트라9 275HX': 1.25,
  '코어 울트라7 255HX': 1.1,
  'i7-14650HX': 1,
  'i5-13450HX': 0.85,
  '라이젠9 9955HX3D': 1.35,
  '라이젠7 8745HX': 0.95,
  '라이젠 AI 9 HX 370': 1.2,
})
const gamingGpu = trait('gpu', '그래픽카드', {
  'RTX 5090 24GB': 2.4,
  'RTX 5080 16GB': 1.75,
  'RTX 5070 Ti 12GB': 1.35,
  'RTX 5070 8GB': 1.1,
  'RTX 5060 8GB': 0.9,
  'RTX 5050 8GB': 0.78,
})

const coreUltra = ['코어 울트라5 225H', '코어 울트라7 255H', '코어 울트라5 226V', '코어 울트라7 258V']
const ryzen = ['라이젠 AI 5 340', '라이젠 AI 7 350', '라이젠 AI 9 HX 370']
const officeIntel = ['i3-1315U', 'i5-1334U', 'i7-1355U']
const modestGpus = ['RTX 5070 8GB', 'RTX 5060 8GB', 'RTX 5050 8GB']
const strongGpus = ['RTX 5090 24GB', 'RTX 5080 16GB', 'RTX 5070 Ti 12GB']
const intelCpus = ['코어 울트라9 275HX', '코어 울트라7 255HX', 'i7-14650HX']
const entryCpus = ['i7-14650HX', 'i5-13450HX']

export const notebookLeaves: readonly Blueprint[] = [
  {
    cateId: '121010',
    name: '게이밍 노트북',
    picture: 'notebook',
    weight: 1.3,
    price: 2_050_000,
    title: '{line} {cpu} {gpu} (RAM {memory}, SSD {ssd})',
    variant: 'ssd',
    freight: 'parcel',
    specs: ['size', 'cpu', 'gpu', 'memory', 'ssd', 'refresh'],
    traits: [
      size('14인치', '15.6인치', '16인치', '17.3인치', '18인치'),
      gamingCpu,
      gamingGpu,
      ram,
      ssd,
      hertz,
      panel,
      resolution,
      os,
      weight('1.3~1.6kg', '1.6~2kg', '2~2.5kg', '2.5kg 이상'),
      battery,
      colour,
    ],
    lines: [
      line('ASUS', 'ROG Strix G16 G614-@@###', 1.15, { size: '16인치', cpu: intelCpus }),
      line('ASUS', 'ROG Strix SCAR 18 G835-@@###', 1.35, {
        size: '18인치',
        cpu: intelCpus.slice(0, 2),
        gpu: strongGpus,
      }),
      line('ASUS', 'ROG Zephyrus G14 GA403-@@###', 1.25, {
        size: '14인치',
        weight: '1.3~1.6kg',
        cpu: '라이젠 AI 9 HX 370',
        gpu: modestGpus,
      }),
      line('ASUS', 'TUF Gaming A16 FA608-@@###', 0.92, { size: '16인치' }),
      line('MSI', '벡터 16 HX A2-@@###', 1.1, { size: '16인치', cpu: intelCpus }),
      line('MSI', '사이보그 15 B13-@@###', 0.8, { size: '15.6인치', cpu: entryCpus, gpu: modestGpus }),
      line('MSI', '레이더 18 HX A2-@@###', 1.4, {
        size: '18인치',
        cpu: intelCpus.slice(0, 2),
        gpu: strongGpus,
      }),
      line('레노버', '리전 5i 15IRX-@@###', 0.95, { size: '15.6인치', cpu: intelCpus }),
      line('레노버', '리전 프로 7i 16IAX-@@###', 1.2, { size: '16인치', cpu: intelCpus }),
      line('레노버', 'LOQ 15IRX-@@###', 0.8, { size: '15.6인치', cpu: entryCpus, gpu: modestGpus }),
      line('HP', '오멘 16-AM####TX', 1, { size: '16인치', cpu: intelCpus }),
      line('HP', '빅터스 15-FA####TX', 0.78, { size: '15.6인치', cpu: entryCpus, gpu: modestGpus }),
      line('DELL', '에일리언웨어 16 오로라 @C####', 1.1, { size: '16인치', cpu: intelCpus }),
      line('기가바이트', '어로스 마스터 16 AM6H-@@##', 1.15, {
        size: '16인치',
        cpu: intelCpus.slice(0, 2),
        gpu: strongGpus,
      }),
      line('기가바이트', 'A16 CVH-@@##', 0.82, { size: '16인치', cpu: entryCpus, gpu: modestGpus }),
      line('에이서', '프레데터 헬리오스 네오 16 PHN16-##@', 1.02, { size: '16인치', cpu: intelCpus }),
      line('에이서', '니트로 V 15 ANV15-##@', 0.78, { size: '15.6인치', cpu: entryCpus, gpu: modestGpus }),
      line('LG전자', '그램 프로{size#} 게이밍 {size#}Z90@#-G@##K', 1.2, {
        size: ['16인치', '17.3인치'],
        cpu: intelCpus,
        gpu: modestGpus,
        weight: '1.3~1.6kg',
      }),
      line('삼성전자', '갤럭시북5 울트라 NT960UJ#-@##', 1.3, {
        size: '16인치',
        cpu: intelCpus,
        gpu: modestGpus,
        weight: '1.6~2kg',
        panel: 'OLED',
      }),
      line('한성컴퓨터', 'TFG####@X', 0.85, { size: ['15.6인치', '16인치', '17.3인치'] }),
    ],
  },
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
    traits: [
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
    name: '사무·인강용 노트북',
    picture: 'notebook',
    price: 780_000,
    title: '{line} ({cpu}, RAM {memory}, SSD {ssd})',
    variant: 'ssd',
    freight: 'parcel',
    specs: ['size', 'cpu', 'memory', 'ssd', 'weight', 'os'],
    traits: [
      size('14인치', '15.6인치', '16인치', '17.3인치'),
      trait('cpu', 'CPU', {
        '인텔 N150': 0.55,
        'i3-1315U': 0.75,
        'i5-1334U': 0.95,
        'i7-1355U': 1.15,
        '라이젠5 7530U': 0.9,
        '라이젠7 7730U': 1.05,
      }),
      trait('memory', '메모리 용량', { '8GB': 0.92, '16GB': 1, '32GB': 1.15 }, 'GB'),
      ssd,
      panel,
      trait('resolution', '해상도', {
        '1920x1080 (FHD)': 1,
        '1920x1200 (WUXGA)': 1.03,
        '2560x1440 (QHD)': 1.12,
      }),
      os,
      weight('1.3~1.6kg', '1.6~2kg', '2~2.5kg'),
      battery,
      trait('keypad', '숫자 키패드', ['숫자 키패드 있음', '숫자 키패드 없음']),
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
