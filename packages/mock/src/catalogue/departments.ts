import type { Blueprint } from './blueprint.ts'
import { airCareApplianceLeaves } from './blueprints/air-care-appliances.ts'
import { babyLeaves } from './blueprints/baby.ts'
import { cameraLeaves } from './blueprints/cameras.ts'
import { carSupplyLeaves } from './blueprints/car-supplies.ts'
import { coolingApplianceLeaves } from './blueprints/cooling-appliances.ts'
import { desktopLeaves } from './blueprints/desktops.ts'
import { drinkLeaves } from './blueprints/drinks.ts'
import { everydayMonitorLeaves } from './blueprints/everyday-monitors.ts'
import { everydayNotebookLeaves } from './blueprints/everyday-notebooks.ts'
import { fashionLeaves } from './blueprints/fashion.ts'
import { furnitureLeaves } from './blueprints/furniture.ts'
import { gamingMonitorLeaves } from './blueprints/gaming-monitors.ts'
import { gamingNotebookLeaves } from './blueprints/gaming-notebooks.ts'
import { healthFoodLeaves } from './blueprints/health-food.ts'
import { homeTheatreLeaves } from './blueprints/home-theatre.ts'
import { householdGoodLeaves } from './blueprints/household-goods.ts'
import { inputDeviceLeaves } from './blueprints/input-devices.ts'
import { kitchenwareLeaves } from './blueprints/kitchenware.ts'
import { largeKitchenApplianceLeaves } from './blueprints/large-kitchen-appliances.ts'
import { laundryApplianceLeaves } from './blueprints/laundry-appliances.ts'
import { mealLeaves } from './blueprints/meals.ts'
import { mobileAccessoryLeaves } from './blueprints/mobile-accessories.ts'
import { networkingLeaves } from './blueprints/networking.ts'
import { pcSoundLeaves } from './blueprints/pc-sound.ts'
import { petLeaves } from './blueprints/pets.ts'
import { printerLeaves } from './blueprints/printers.ts'
import { smallKitchenApplianceLeaves } from './blueprints/small-kitchen-appliances.ts'
import { smartphoneLeaves } from './blueprints/smartphones.ts'
import { sportsLeaves } from './blueprints/sports.ts'
import { storageLeaves } from './blueprints/storage.ts'
import { tabletLeaves } from './blueprints/tablets.ts'
import { televisionLeaves } from './blueprints/televisions.ts'
import { vacuumCleanerLeaves } from './blueprints/vacuum-cleaners.ts'
import { wearableLeaves } from './blueprints/wearables.ts'
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

/** A root category. Its leaves belong to the middle category whose id is a prefix of theirs. */
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
    gamingNotebookLeaves,
    everydayNotebookLeaves,
    desktopLeaves,
  ),
  department(
    '13',
    '모니터·프린터',
    [middle('1310', '모니터'), middle('1312', '프린터·복합기')],
    gamingMonitorLeaves,
    everydayMonitorLeaves,
    printerLeaves,
  ),
  department(
    '14',
    '주변기기',
    [middle('1410', '입력장치'), middle('1412', '사운드'), middle('1414', '네트워크')],
    inputDeviceLeaves,
    pcSoundLeaves,
    networkingLeaves,
  ),
  department(
    '15',
    '휴대폰·태블릿',
    [middle('1510', '휴대폰·태블릿'), middle('1512', '웨어러블·오디오'), middle('1514', '모바일 액세서리')],
    smartphoneLeaves,
    tabletLeaves,
    wearableLeaves,
    mobileAccessoryLeaves,
  ),
  department(
    '16',
    'TV·영상·카메라',
    [middle('1610', 'TV·영상'), middle('1612', '카메라')],
    televisionLeaves,
    homeTheatreLeaves,
    cameraLeaves,
  ),
  department(
    '17',
    '계절·생활가전',
    [middle('1710', '계절가전'), middle('1712', '세탁·청소가전')],
    coolingApplianceLeaves,
    airCareApplianceLeaves,
    laundryApplianceLeaves,
    vacuumCleanerLeaves,
  ),
  department(
    '18',
    '주방가전',
    [middle('1810', '대형 주방가전'), middle('1812', '소형 주방가전')],
    largeKitchenApplianceLeaves,
    smallKitchenApplianceLeaves,
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
    drinkLeaves,
    mealLeaves,
    healthFoodLeaves,
  ),
  department(
    '22',
    '생활·주방',
    [middle('2210', '생활용품'), middle('2212', '주방용품')],
    householdGoodLeaves,
    kitchenwareLeaves,
  ),
  department('23', '가구·침구', [middle('2310', '침실'), middle('2312', '서재·사무')], furnitureLeaves),
  department('24', '유아·아동', [middle('2410', '기저귀·분유'), middle('2412', '외출용품')], babyLeaves),
  department('25', '패션·뷰티', [middle('2510', '신발·가방'), middle('2512', '뷰티')], fashionLeaves),
  department('26', '스포츠·레저', [middle('2610', '캠핑'), middle('2612', '자전거')], sportsLeaves),
  department('27', '자동차용품', [middle('2710', '타이어·전장'), middle('2712', '소모품')], carSupplyLeaves),
  department('28', '반려동물', [middle('2810', '사료·용품')], petLeaves),
]
