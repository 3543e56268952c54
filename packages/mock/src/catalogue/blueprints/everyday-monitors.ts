import { type Blueprint, facet, line } from '../blueprint.ts'
import { app, colours, warranty } from './common.ts'
import { flat, ports, resolution, stand, ultrawide } from './monitor-facets.ts'

const officeSizes = ['22인치', '24인치', '27인치', '32인치']

export const everydayMonitorLeaves: readonly Blueprint[] = [
  {
    cateId: '131012',
    name: '사무용 모니터',
    picture: 'monitor',
    price: 235_000,
    title: '{line} {resolution}',
    variant: 'size',
    freight: 'parcel',
    specs: ['size', 'resolution', 'refresh', 'panel', 'ports'],
    facets: [
      facet(
        'size',
        '화면 크기',
        { '22인치': 0.65, '24인치': 0.75, '27인치': 1, '32인치': 1.3, '34인치': 1.6 },
        '인치',
      ),
      resolution,
      facet('refresh', '최대 주사율', { '60Hz': 0.95, '75Hz': 1, '100Hz': 1.02 }, 'Hz'),
      facet('panel', '패널', { VA: 0.92, IPS: 1, 'IPS Black': 1.4 }),
      stand,
      ports,
      facet('speaker', '스피커', ['내장', '없음']),
      facet('eye', '눈 보호', ['플리커프리·로우블루', '플리커프리', '로우블루', '해당 없음']),
      facet('usb', 'USB 허브', ['USB-C 65W', 'USB-C 90W', 'USB 허브', '없음']),
      colours('블랙', '화이트', '실버'),
      warranty,
    ],
    lines: [
      line('LG전자', '울트라와이드 {size#}WQ6#0', 1, { size: '34인치', resolution: ultrawide, panel: 'IPS' }),
      line('DELL', '울트라샤프 U{size#}2#WE', 1.6, {
        size: '34인치',
        resolution: ultrawide,
        panel: ['IPS', 'IPS Black'],
      }),
      line('삼성전자', '뷰피니티 S{size#}D60#U', 1.1, { size: officeSizes, resolution: flat }),
      line('삼성전자', '에센셜 S{size#}D30#G', 0.7, {
        size: ['22인치', '24인치', '27인치'],
        resolution: 'FHD (1920x1080)',
      }),
      line('LG전자', '울트라HD {size#}U#00A', 1.1, {
        resolution: 'UHD (3840x2160)',
        size: ['27인치', '32인치'],
      }),
      line('LG전자', '{size#}M@500', 0.75, {
        size: ['22인치', '24인치', '27인치'],
        resolution: 'FHD (1920x1080)',
      }),
      line('DELL', '울트라샤프 U{size#}2#QE', 1.6, {
        panel: 'IPS Black',
        size: ['27인치', '32인치'],
        resolution: flat,
      }),
      line('DELL', 'P{size#}2#H', 0.95, { size: ['22인치', '24인치', '27인치'], resolution: flat }),
      line('HP', '524pf {size#}@#', 0.85, { size: officeSizes, resolution: flat }),
      line('알파스캔', '{size#}E@QH 무결점', 0.75, { size: officeSizes, resolution: flat }),
      line('비트엠', '뉴싱크 {size#}##@ 리얼 무결점', 0.6, { size: officeSizes, resolution: flat }),
      line('필립스', '{size#}E1N1#00', 0.7, { size: officeSizes, resolution: flat }),
    ],
  },
  {
    cateId: '131014',
    name: '휴대용·스마트 모니터',
    picture: 'smart-monitor',
    weight: 0.7,
    price: 420_000,
    title: '{line} {resolution} {colour}',
    variant: 'colour',
    freight: 'parcel',
    specs: ['size', 'resolution', 'touch', 'battery', 'os'],
    facets: [
      facet(
        'size',
        '화면 크기',
        { '14인치': 0.5, '15.6인치': 0.55, '16인치': 0.6, '27인치': 1.1, '32인치': 1.3 },
        '인치',
      ),
      facet('resolution', '해상도', {
        'FHD (1920x1080)': 0.8,
        'QHD (2560x1440)': 1,
        'UHD (3840x2160)': 1.25,
      }),
      facet('os', '운영체제', ['타이젠', 'webOS', '구글 TV', '운영체제 없음']),
      facet('touch', '터치', { '터치 지원': 1.15, '터치 미지원': 1 }),
      facet('battery', '배터리', { '배터리 내장': 1.15, '배터리 없음': 1 }),
      facet('panel', '패널', { IPS: 1, VA: 0.95, OLED: 1.4 }),
      ports,
      facet('speaker', '스피커', ['내장 5W', '내장 10W', '없음']),
      app,
      colours('화이트', '블랙', '핑크', '그린'),
    ],
    lines: [
      line('삼성전자', '스마트 모니터 M{size#} S{size#}DM80#', 1.2, {
        size: ['27인치', '32인치'],
        os: '타이젠',
        battery: '배터리 없음',
      }),
      line('삼성전자', '무빙스타일 {size#}M#D', 1.6, {
        size: ['27인치', '32인치'],
        os: '타이젠',
        battery: '배터리 내장',
      }),
      line('LG전자', '스탠바이미2 27LX6#0', 2.2, {
        size: '27인치',
        os: 'webOS',
        battery: '배터리 내장',
        touch: '터치 지원',
      }),
      line('LG전자', '그램 뷰 16MR7#', 0.9, { size: '16인치', os: '운영체제 없음', battery: '배터리 없음' }),
      line('ASUS', '젠스크린 MB16@##', 0.7, { size: ['15.6인치', '16인치'], os: '운영체제 없음' }),
      line('한성컴퓨터', 'TFX{size#}#P 포터블', 0.5, {
        size: ['14인치', '15.6인치', '16인치'],
        os: '운영체제 없음',
      }),
      line('제우스랩', 'P{size#}@ 포터블', 0.45, {
        size: ['14인치', '15.6인치', '16인치'],
        os: '운영체제 없음',
      }),
    ],
  },
]
