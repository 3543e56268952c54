import { type Blueprint, facet, line } from '../blueprint.ts'
import { app, colours, energy, noise, rental } from './common.ts'

const heatPumps = ['히트펌프', '하이브리드 히트펌프']

export const laundryApplianceLeaves: readonly Blueprint[] = [
  {
    cateId: '171210',
    name: '세탁기',
    picture: 'washer',
    weight: 1.1,
    price: 890_000,
    title: '{line} {capacity} ({colour})',
    variant: 'colour',
    freight: 'large',
    specs: ['style', 'capacity', 'energy', 'motor', 'dose'],
    facets: [
      facet('style', '형태', { 드럼: 1.2, 통돌이: 0.65, '세탁건조 일체형': 2.2, '타워형 세트': 2.6 }),
      facet(
        'capacity',
        '세탁 용량',
        { '10kg': 0.7, '12kg': 0.78, '15kg': 0.85, '21kg': 1, '24kg': 1.15, '25kg': 1.25 },
        'kg',
      ),
      energy,
      facet('motor', '모터', ['다이렉트 드라이브', '디지털 인버터', '인버터', '일반']),
      facet('water', '급수', ['냉·온수', '냉수']),
      facet('dose', '세제 자동투입', { 자동투입: 1.08, 수동: 1 }),
      facet('steam', '스팀', ['스팀 있음', '스팀 없음']),
      facet('width', '너비', ['600mm 미만', '600~649mm', '650~699mm', '700mm 이상'], 'mm'),
      app,
      rental,
      colours('화이트', '블랙', '그레이지', '베이지', '실버'),
    ],
    lines: [
      line('LG전자', '트롬 오브제컬렉션 FX##@@@', 1.2, {
        style: '드럼',
        motor: '다이렉트 드라이브',
        capacity: ['21kg', '24kg', '25kg'],
      }),
      line('LG전자', '통돌이 T##@X#', 1, { style: '통돌이' }),
      line('LG전자', '트롬 워시콤보 FH25@@@', 1.3, { style: '세탁건조 일체형', capacity: '25kg' }),
      line('LG전자', '트롬 워시타워 WL##@@@', 1.15, {
        style: '타워형 세트',
        capacity: ['21kg', '24kg', '25kg'],
      }),
      line('삼성전자', '비스포크 그랑데 WF##B@###', 1.15, {
        style: '드럼',
        motor: '디지털 인버터',
        capacity: ['21kg', '24kg', '25kg'],
      }),
      line('삼성전자', '비스포크 AI 콤보 WD##DB@##', 1.3, {
        style: '세탁건조 일체형',
        capacity: ['15kg', '25kg'],
      }),
      line('삼성전자', '워블 통버블 WA##CG@##', 1, { style: '통돌이' }),
      line('위니아', '클라쎄 WMF##@S#', 0.75, { style: ['드럼', '통돌이'] }),
      line('캐리어', '클라윈드 CWMV-K@##', 0.6, { style: '통돌이', capacity: ['10kg', '12kg', '15kg'] }),
    ],
  },
  {
    cateId: '171212',
    name: '건조기',
    picture: 'dryer',
    weight: 0.8,
    price: 980_000,
    title: '{line} {capacity} ({colour})',
    variant: 'colour',
    freight: 'large',
    specs: ['method', 'capacity', 'energy', 'install'],
    facets: [
      facet('method', '건조 방식', { 히트펌프: 1.1, '하이브리드 히트펌프': 1.25, 열풍식: 0.5 }),
      facet(
        'capacity',
        '건조 용량',
        { '4kg': 0.35, '9kg': 0.65, '14kg': 0.85, '17kg': 0.95, '20kg': 1.05, '22kg': 1.2 },
        'kg',
      ),
      energy,
      facet('condenser', '콘덴서 관리', ['자동 세척', '직접 청소']),
      facet('install', '설치', ['직렬 설치 가능', '단독 설치', '벽걸이']),
      facet('steam', '스팀', ['스팀 살균', '스팀 없음']),
      facet('sensor', '센서', ['습도 센서', '온·습도 센서', '시간 설정']),
      app,
      rental,
      noise,
      colours('화이트', '블랙', '그레이지', '베이지'),
    ],
    lines: [
      line('LG전자', '트롬 오브제컬렉션 RG##@@@', 1.2, {
        method: heatPumps,
        capacity: ['17kg', '20kg', '22kg'],
      }),
      line('LG전자', '트롬 건조기 RH##@@@', 0.95, {
        method: heatPumps,
        capacity: ['9kg', '14kg', '17kg', '20kg'],
      }),
      line('삼성전자', '비스포크 그랑데 DV##B@###', 1.15, {
        method: heatPumps,
        capacity: ['17kg', '20kg', '22kg'],
      }),
      line('위닉스', '텀블건조기 HS@#00', 0.65, { method: heatPumps, capacity: ['9kg', '14kg', '17kg'] }),
      line('위니아', '클라쎄 WWR##@@', 0.75, { method: heatPumps, capacity: ['9kg', '14kg'] }),
      line('미닉스', '미니 건조기 MNMD-1##@', 0.9, { method: '열풍식', capacity: '4kg' }),
      line('SK매직', '스핀드라이 WDR-##@', 0.7, { method: heatPumps, capacity: ['9kg', '14kg'] }),
    ],
  },
]
