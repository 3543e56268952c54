import type { PartBasics } from './part-basics.ts'

export interface GpuFacts extends PartBasics {
  /** Graphics processor, as shops write it: '지포스 RTX 5070 Ti'. */
  readonly chip: string
  /** Memory in GB and its kind. */
  readonly memory: number
  readonly memoryType: string
  /** Length of the card in mm. */
  readonly length: number
  /** Height of the cooler in slots. */
  readonly slots: number
  /** Power the card draws, and what its maker asks the power supply to have, in watts. */
  readonly tdp: number
  readonly recommendedPower: number
  /** Plugs for auxiliary power: '16핀 x1', '8핀 x2'; '없음' where it needs none. */
  readonly power: string
}

interface Chip {
  readonly name: string
  readonly memoryType: string
  readonly recommendedPower: number
  readonly year: number
}

function chip(name: string, memoryType: string, recommendedPower: number, year: number): Chip {
  return { name, memoryType, recommendedPower, year }
}

const rtx5090 = chip('지포스 RTX 5090', 'GDDR7', 1000, 2025)
const rtx5080 = chip('지포스 RTX 5080', 'GDDR7', 850, 2025)
const rtx5070Ti = chip('지포스 RTX 5070 Ti', 'GDDR7', 750, 2025)
const rtx5070 = chip('지포스 RTX 5070', 'GDDR7', 650, 2025)
const rtx5060Ti = chip('지포스 RTX 5060 Ti', 'GDDR7', 600, 2025)
const rtx5060 = chip('지포스 RTX 5060', 'GDDR7', 550, 2025)
const rtx5050 = chip('지포스 RTX 5050', 'GDDR6', 550, 2025)
const rtx3050 = chip('지포스 RTX 3050', 'GDDR6', 450, 2024)
const rx9070Xt = chip('라데온 RX 9070 XT', 'GDDR6', 750, 2025)
const rx9070 = chip('라데온 RX 9070', 'GDDR6', 650, 2025)
const rx9060Xt = chip('라데온 RX 9060 XT', 'GDDR6', 450, 2025)
const b580 = chip('아크 B580', 'GDDR6', 600, 2024)
const b570 = chip('아크 B570', 'GDDR6', 550, 2025)

/** `*` in the model is replaced by the chip; `body` is the length in mm and the slots. */
function card(
  maker: string,
  model: string,
  { name, memoryType, recommendedPower, year }: Chip,
  memory: number,
  [length, slots]: readonly [number, number],
  tdp: number,
  power: string,
  price: number,
): GpuFacts {
  const full = model.replace('*', name)
  return {
    maker,
    model: full,
    chip: name,
    memory,
    memoryType,
    length,
    slots,
    tdp,
    recommendedPower,
    power,
    year,
    price,
  }
}

export const gpus: readonly GpuFacts[] = [
  card('ASUS', 'ROG Astral * O32G OC D7 32GB', rtx5090, 32, [357.6, 3.8], 575, '16핀 x1', 5_690_000),
  card('MSI', '* 슈프림 SOC D7 32GB', rtx5090, 32, [359, 3.8], 575, '16핀 x1', 5_390_000),
  card('GIGABYTE', 'AORUS * MASTER D7 32GB', rtx5090, 32, [360, 3.75], 575, '16핀 x1', 5_290_000),
  card('ZOTAC', 'GAMING * SOLID OC D7 32GB', rtx5090, 32, [329.7, 3.5], 575, '16핀 x1', 4_890_000),
  card('MSI', '* 게이밍 트리오 OC D7 16GB', rtx5080, 16, [338, 2.5], 360, '16핀 x1', 2_190_000),
  card('ASUS', 'TUF Gaming * O16G OC D7 16GB', rtx5080, 16, [348, 3.6], 360, '16핀 x1', 2_290_000),
  card('GIGABYTE', '* WINDFORCE SFF D7 16GB', rtx5080, 16, [304, 2.5], 360, '16핀 x1', 1_890_000),
  card('ASUS', 'TUF Gaming * O16G OC D7 16GB', rtx5070Ti, 16, [329, 3.125], 300, '16핀 x1', 1_549_000),
  card('ASUS', 'PRIME * O16G OC D7 16GB', rtx5070Ti, 16, [304, 2.5], 300, '16핀 x1', 1_399_000),
  card('MSI', '* 벤투스 3X OC D7 16GB', rtx5070Ti, 16, [303, 2.5], 300, '16핀 x1', 1_359_000),
  card('GIGABYTE', '* EAGLE OC SFF D7 16GB', rtx5070Ti, 16, [304, 2.5], 300, '16핀 x1', 1_379_000),
  card('ZOTAC', 'GAMING * SOLID CORE OC D7 16GB', rtx5070Ti, 16, [303.5, 2.5], 300, '16핀 x1', 1_349_000),
  card('PALIT', '* GAMINGPRO-S D7 16GB', rtx5070Ti, 16, [331.9, 2.5], 300, '16핀 x1', 1_329_000),
  card('ASUS', 'PRIME * O12G OC D7 12GB', rtx5070, 12, [304, 2.5], 250, '16핀 x1', 949_000),
  card('ASUS', 'DUAL * O12G OC D7 12GB', rtx5070, 12, [249, 2.53], 250, '16핀 x1', 929_000),
  card('MSI', '* 쉐도우 2X OC D7 12GB', rtx5070, 12, [231, 2.5], 250, '16핀 x1', 869_000),
  card('GIGABYTE', '* WINDFORCE SFF D7 12GB', rtx5070, 12, [282, 2.5], 250, '16핀 x1', 889_000),
  card('ZOTAC', 'GAMING * Twin Edge D7 12GB', rtx5070, 12, [242, 2], 250, '16핀 x1', 859_000),
  card('PALIT', '* INFINITY 3 D7 12GB', rtx5070, 12, [291.9, 2], 250, '16핀 x1', 849_000),
  card('ASUS', 'DUAL * O16G OC D7 16GB', rtx5060Ti, 16, [229, 2.5], 180, '8핀 x1', 729_000),
  card('ASUS', 'DUAL * O8G OC D7 8GB', rtx5060Ti, 8, [229, 2.5], 180, '8핀 x1', 599_000),
  card('MSI', '* 벤투스 2X 플러스 D7 16GB', rtx5060Ti, 16, [227, 2], 180, '8핀 x1', 689_000),
  card('GIGABYTE', '* WINDFORCE MAX OC D7 16GB', rtx5060Ti, 16, [208, 2], 180, '8핀 x1', 699_000),
  card('GIGABYTE', '* WINDFORCE D7 8GB', rtx5060Ti, 8, [208, 2], 180, '8핀 x1', 569_000),
  card('PALIT', '* INFINITY 3 OC D7 16GB', rtx5060Ti, 16, [291.9, 2], 180, '8핀 x1', 679_000),
  card('ASUS', 'DUAL * O8G OC D7 8GB', rtx5060, 8, [228, 2.5], 145, '8핀 x1', 479_000),
  card('MSI', '* 벤투스 2X OC D7 8GB', rtx5060, 8, [197, 2], 145, '8핀 x1', 449_000),
  card('ZOTAC', 'GAMING * SOLO D7 8GB', rtx5060, 8, [164.5, 2], 145, '8핀 x1', 439_000),
  card('ASUS', 'DUAL * O8G OC D6 8GB', rtx5050, 8, [203, 2], 130, '8핀 x1', 379_000),
  card('MSI', '* 쉐도우 2X OC D6 8GB', rtx5050, 8, [197, 2], 130, '8핀 x1', 358_000),
  card('GIGABYTE', '* WINDFORCE D6 8GB', rtx5050, 8, [199, 2], 130, '8핀 x1', 349_000),
  card('ASUS', 'DUAL * O6G OC D6 6GB', rtx3050, 6, [201, 2], 70, '없음', 258_000),
  card('SAPPHIRE', '* NITRO+ D6 16GB', rx9070Xt, 16, [331, 3.2], 330, '16핀 x1', 1_199_000),
  card('SAPPHIRE', '* PULSE D6 16GB', rx9070Xt, 16, [320, 3], 304, '8핀 x2', 1_039_000),
  card('ASUS', 'PRIME * O16G OC D6 16GB', rx9070Xt, 16, [312, 2.5], 304, '8핀 x3', 1_099_000),
  card('GIGABYTE', '* GAMING OC D6 16GB', rx9070Xt, 16, [288, 2.8], 330, '8핀 x3', 1_069_000),
  card('PowerColor', '* Hellhound OC D6 16GB', rx9070Xt, 16, [327, 2.5], 304, '8핀 x2', 1_049_000),
  card('ASRock', '* Steel Legend OC D6 16GB', rx9070, 16, [298, 2.9], 220, '8핀 x2', 879_000),
  card('PowerColor', '* Reaper D6 16GB', rx9070, 16, [289, 2], 220, '8핀 x2', 849_000),
  card('SAPPHIRE', '* NITRO+ OC D6 16GB', rx9060Xt, 16, [300, 2.7], 182, '8핀 x1', 649_000),
  card('SAPPHIRE', '* PULSE OC D6 16GB', rx9060Xt, 16, [240, 2.3], 170, '8핀 x1', 579_000),
  card('ASUS', 'DUAL * D6 16GB', rx9060Xt, 16, [202, 2.5], 160, '8핀 x1', 599_000),
  card('ASRock', '* Challenger OC D6 8GB', rx9060Xt, 8, [249, 2], 160, '8핀 x1', 469_000),
  card('ASRock', '* Steel Legend OC D6 12GB', b580, 12, [298, 2.6], 190, '8핀 x2', 419_000),
  card('ASRock', '* Challenger OC D6 10GB', b570, 10, [249, 2], 150, '8핀 x1', 349_000),
]
