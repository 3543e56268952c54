import type { Blueprint } from './blueprint.ts'
import { desktopLeaves } from './blueprints/desktops.ts'
import { displayLeaves } from './blueprints/displays.ts'
import { babyLeaves, petLeaves } from './blueprints/family.ts'
import { foodLeaves } from './blueprints/food.ts'
import { kitchenApplianceLeaves } from './blueprints/kitchen-appliances.ts'
import { furnitureLeaves, livingLeaves } from './blueprints/living.ts'
import { mobileLeaves } from './blueprints/mobile.ts'
import { notebookLeaves } from './blueprints/notebooks.ts'
import { carLeaves, fashionLeaves, sportsLeaves } from './blueprints/outdoor.ts'
import { peripheralLeaves } from './blueprints/peripherals.ts'
import { seasonalApplianceLeaves } from './blueprints/seasonal-appliances.ts'
import { storageLeaves } from './blueprints/storage.ts'
import { videoLeaves } from './blueprints/video.ts'
import { airCoolerLeaf, liquidCoolerLeaf } from './parts/cooling-leaves.ts'
import { gpuLeaf } from './parts/graphics-leaf.ts'
import { caseLeaf, powerLeaf } from './parts/housing-leaves.ts'
import { hddLeaf, memoryLeaf, ssdLeaf } from './parts/memory-leaves.ts'
import { cpuLeaf, motherboardLeaf } from './parts/processor-leaves.ts'
import { type LeafPlan, planLines, planParts } from './plan-leaf.ts'

interface Middle {
  readonly cateId: string
  readonly name: string
}

/** A root category; its leaves stand under the middle category whose id theirs begin with. */
export interface Department {
  readonly cateId: string
  readonly name: string
  readonly middles: readonly Middle[]
  readonly leaves: readonly LeafPlan[]
}

function middle(cateId: string, name: string): Middle {
  return { cateId, name }
}

function department(
  cateId: string,
  name: string,
  middles: readonly Middle[],
  ...blueprints: readonly (readonly Blueprint[])[]
): Department {
  return { cateId, name, middles, leaves: blueprints.flat().map(planLines) }
}

const coreParts = [cpuLeaf, motherboardLeaf, memoryLeaf, gpuLeaf]
const housing = [caseLeaf, powerLeaf, airCoolerLeaf, liquidCoolerLeaf]

const partsDepartment: Department = {
  cateId: '11',
  name: 'PC부품·저장장치',
  middles: [middle('1112', 'PC 주요부품'), middle('1114', '저장장치'), middle('1116', '케이스·파워·쿨링')],
  leaves: [
    ...coreParts.map(planParts),
    ...[ssdLeaf, hddLeaf].map(planParts),
    ...storageLeaves.map(planLines),
    ...housing.map(planParts),
  ],
}

/** Ids that begin with 1 are of the first tree, those with 2 of the second. */
export const departments: readonly Department[] = [
  partsDepartment,
  department(
    '12',
    '노트북·데스크탑',
    [middle('1210', '노트북'), middle('1212', '데스크탑')],
    notebookLeaves,
    desktopLeaves,
  ),
  department(
    '13',
    '모니터·프린터',
    [middle('1310', '모니터'), middle('1312', '프린터·복합기')],
    displayLeaves,
  ),
  department(
    '14',
    '주변기기',
    [middle('1410', '입력장치'), middle('1412', '사운드'), middle('1414', '네트워크')],
    peripheralLeaves,
  ),
  department(
    '15',
    '휴대폰·태블릿',
    [middle('1510', '휴대폰·태블릿'), middle('1512', '웨어러블·오디오'), middle('1514', '모바일 액세서리')],
    mobileLeaves,
  ),
  department('16', 'TV·영상·카메라', [middle('1610', 'TV·영상'), middle('1612', '카메라')], videoLeaves),
  department(
    '17',
    '계절·생활가전',
    [middle('1710', '계절가전'), middle('1712', '세탁·청소가전')],
    seasonalApplianceLeaves,
  ),
  department(
    '18',
    '주방가전',
    [middle('1810', '대형 주방가전'), middle('1812', '소형 주방가전')],
    kitchenApplianceLeaves,
  ),
  department(
    '21',
    '식품',
    [
      middle('2110', '생수·음료·커피'),
      middle('2112', '라면·간편식'),
      middle('2114', '쌀·잡곡'),
      middle('2116', '건강식품'),
    ],
    foodLeaves,
  ),
  department('22', '생활·주방', [middle('2210', '생활용품'), middle('2212', '주방용품')], livingLeaves),
  department('23', '가구·침구', [middle('2310', '침실'), middle('2312', '서재·사무')], furnitureLeaves),
  department('24', '유아·아동', [middle('2410', '기저귀·분유'), middle('2412', '외출용품')], babyLeaves),
  department('25', '패션·뷰티', [middle('2510', '신발·가방'), middle('2512', '뷰티')], fashionLeaves),
  department('26', '스포츠·레저', [middle('2610', '캠핑'), middle('2612', '자전거')], sportsLeaves),
  department('27', '자동차용품', [middle('2710', '타이어·전장'), middle('2712', '소모품')], carLeaves),
  department('28', '반려동물', [middle('2810', '사료·용품')], petLeaves),
]
