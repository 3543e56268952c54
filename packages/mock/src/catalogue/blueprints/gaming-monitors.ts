import { type Blueprint, facet, line } from '../blueprint.ts'
import { colours } from './common.ts'
import { flat, ports, resolution, stand, ultrawide } from './monitor-facets.ts'

const panel = facet('panel', '패널', { VA: 0.9, IPS: 1, 'Fast IPS': 1.05, OLED: 1.9, 'QD-OLED': 2 })

const hdr = facet('hdr', 'HDR', ['HDR10', 'HDR400', 'HDR600', 'HDR 미지원'])

const curve = facet('curve', '화면 형태', ['평면', '커브드 1000R', '커브드 1500R', '커브드 1800R'])

const usualSizes = ['24인치', '27인치', '32인치']

export const gamingMonitorLeaves: readonly Blueprint[] = [
  {
    cateId: '131010',
    name: '게이밍 모니터',
    picture: 'monitor',
    weight: 1.2,
    price: 390_000,
    title: '{line} {refresh} {panel} {resolution}',
    variant: 'size',
    freight: 'parcel',
    specs: ['size', 'resolution', 'refresh', 'panel', 'response', 'hdr'],
    facets: [
      facet(
        'size',
        '화면 크기',
        { '24인치': 0.7, '27인치': 0.9, '32인치': 1.1, '34인치': 1.3, '49인치': 2 },
        '인치',
      ),
      resolution,
      facet(
        'refresh',
        '최대 주사율',
        { '144Hz': 0.85, '165Hz': 0.9, '180Hz': 1, '240Hz': 1.25, '360Hz': 1.6 },
        'Hz',
      ),
      panel,
      facet('response', '응답 속도', ['0.03ms', '0.5ms', '1ms', '4ms', '5ms'], 'ms'),
      facet('sync', '가변 주사율', ['G-Sync 호환', 'FreeSync', 'FreeSync Premium', '어댑티브 싱크']),
      hdr,
      curve,
      stand,
      ports,
      colours('블랙', '화이트', '실버'),
    ],
    lines: [
      line('LG전자', '울트라기어 {size#}GX9#0A', 1.2, {
        panel: 'OLED',
        size: '34인치',
        resolution: ultrawide,
        curve: '커브드 1800R',
      }),
      line('삼성전자', '오디세이 OLED G9 S{size#}DG93#', 1.2, {
        panel: 'QD-OLED',
        size: '49인치',
        resolution: ultrawide,
        curve: '커브드 1800R',
      }),
      line('크로스오버', '{size#}WQ@## 울트라와이드', 0.6, {
        panel: ['VA', 'IPS'],
        size: '34인치',
        resolution: ultrawide,
      }),
      line('삼성전자', '오디세이 OLED G8 S{size#}FG81#', 1.2, {
        panel: 'QD-OLED',
        size: ['27인치', '32인치'],
        response: '0.03ms',
        resolution: flat,
      }),
      line('삼성전자', '오디세이 G5 S{size#}CG51#', 0.85, {
        panel: 'VA',
        size: ['27인치', '32인치'],
        resolution: flat,
      }),
      line('LG전자', '울트라기어 {size#}GS9#QE', 1.15, {
        panel: 'OLED',
        size: ['27인치', '32인치'],
        response: '0.03ms',
        resolution: flat,
      }),
      line('LG전자', '울트라기어 {size#}GN6#R', 0.8, {
        panel: 'IPS',
        size: ['24인치', '27인치', '32인치'],
        resolution: flat,
      }),
      line('ASUS', 'TUF Gaming VG{size#}AQ#A', 0.9, {
        panel: 'Fast IPS',
        size: ['24인치', '27인치', '32인치'],
        resolution: flat,
      }),
      line('ASUS', 'ROG Swift OLED PG{size#}AQ@#', 1.3, {
        panel: ['OLED', 'QD-OLED'],
        size: ['27인치', '32인치'],
        response: '0.03ms',
        resolution: flat,
      }),
      line('MSI', 'MAG {size#}@QR QD-OLED', 1.1, {
        panel: 'QD-OLED',
        size: ['27인치', '32인치'],
        response: '0.03ms',
        resolution: flat,
      }),
      line('알파스캔', 'AOC {size#}G@#', 0.75, {
        panel: ['VA', 'Fast IPS'],
        size: ['24인치', '27인치', '32인치'],
        resolution: flat,
      }),
      line('한성컴퓨터', 'TFG{size#}Q##', 0.7, { panel: ['VA', 'IPS'], size: usualSizes, resolution: flat }),
      line('크로스오버', '{size#}QG##@ 게이밍', 0.65, {
        panel: ['VA', 'Fast IPS'],
        size: usualSizes,
        resolution: flat,
      }),
      line('벤큐', 'MOBIUZ EX{size#}0@', 1, {
        panel: 'IPS',
        size: ['24인치', '27인치', '32인치'],
        resolution: flat,
      }),
    ],
  },
]
