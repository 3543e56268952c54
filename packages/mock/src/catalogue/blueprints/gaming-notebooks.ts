import { type Blueprint, facet, line } from '../blueprint.ts'
import { battery, colour, hertz, os, panel, ram, resolution, size, ssd, weight } from './notebook-facets.ts'

const gamingCpu = facet('cpu', 'CPU', {
  '코어 울트라9 275HX': 1.25,
  '코어 울트라7 255HX': 1.1,
  'i7-14650HX': 1,
  'i5-13450HX': 0.85,
  '라이젠9 9955HX3D': 1.35,
  '라이젠7 8745HX': 0.95,
  '라이젠 AI 9 HX 370': 1.2,
})

const gamingGpu = facet('gpu', '그래픽카드', {
  'RTX 5090 24GB': 2.4,
  'RTX 5080 16GB': 1.75,
  'RTX 5070 Ti 12GB': 1.35,
  'RTX 5070 8GB': 1.1,
  'RTX 5060 8GB': 0.9,
  'RTX 5050 8GB': 0.78,
})

const modestGpus = ['RTX 5070 8GB', 'RTX 5060 8GB', 'RTX 5050 8GB']

const strongGpus = ['RTX 5090 24GB', 'RTX 5080 16GB', 'RTX 5070 Ti 12GB']

const intelCpus = ['코어 울트라9 275HX', '코어 울트라7 255HX', 'i7-14650HX']

const entryCpus = ['i7-14650HX', 'i5-13450HX']

export const gamingNotebookLeaves: readonly Blueprint[] = [
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
    facets: [
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
]
