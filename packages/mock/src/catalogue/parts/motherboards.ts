import type { PartBasics } from './part-basics.ts'
import type { BoardSize, MemoryType, Socket } from './platform.ts'

export interface MotherboardFacts extends PartBasics {
  readonly socket: Socket
  readonly chipset: string
  readonly size: BoardSize
  readonly memory: MemoryType
  readonly memorySlots: number
  /** Most memory in GB. */
  readonly maxMemory: number
  /** Slots for M.2 drives. */
  readonly m2: number
  readonly sata: number
  /** SATA ports that the last M.2 slot turns off; absent where not known. */
  readonly sharedSata?: number
  /** Plugs for the processor's power of 8 and of 4 pins; absent where not known. */
  readonly eps?: readonly [number, number]
  readonly wifi: boolean
}

/** What is known of plugs beyond their number, by model. */
const plugs: Readonly<Record<string, Pick<MotherboardFacts, 'eps' | 'sharedSata'>>> = {
  'MAG B550M 박격포 WIFI': { sharedSata: 2 },
  'PRIME A520M-K': { eps: [1, 0] },
  'PRO A620M-E': { eps: [1, 0] },
  'PRO B650M-P': { eps: [1, 0] },
  'B650M PRO RS': { eps: [1, 0] },
  'B650M-HDV/M.2': { eps: [1, 0] },
  'ROG STRIX B850-I GAMING WIFI': { eps: [1, 0] },
  'B850I AORUS PRO': { eps: [1, 0] },
  'PRIME H610M-K D4': { eps: [1, 0] },
  'PRIME B760M-A D4': { eps: [1, 0] },
  'B760M PRO RS WIFI': { eps: [1, 0] },
  'PRIME H810M-A WIFI': { eps: [1, 0] },
  'PRIME B860M-A WIFI': { eps: [1, 0] },
  'ROG STRIX B650E-F GAMING WIFI': { eps: [1, 1] },
  'B850 AORUS ELITE WIFI7': { eps: [1, 1] },
  'PRIME X870-P WIFI': { eps: [2, 0] },
  'MAG X870 토마호크 WIFI': { eps: [2, 0] },
  'ROG STRIX X870E-E GAMING WIFI': { eps: [2, 0] },
  'ROG CROSSHAIR X870E HERO': { eps: [2, 0] },
  'X870E 팬텀게이밍 노바 WIFI': { eps: [2, 0] },
  'PRO Z790-A WIFI': { eps: [2, 0] },
  'ROG STRIX Z790-A GAMING WIFI II': { eps: [2, 0] },
  'PRIME Z890-P': { eps: [2, 0] },
  'MAG Z890 토마호크 WIFI': { eps: [2, 0] },
  'ROG STRIX Z890-E GAMING WIFI': { eps: [2, 0] },
}

const sockets: Readonly<Record<string, Socket>> = {
  A520: 'AM4',
  B550: 'AM4',
  A620: 'AM5',
  B650: 'AM5',
  B850: 'AM5',
  X870: 'AM5',
  X870E: 'AM5',
  H610: 'LGA1700',
  B760: 'LGA1700',
  Z790: 'LGA1700',
  H810: 'LGA1851',
  B860: 'LGA1851',
  Z890: 'LGA1851',
}

/** `slots` is memory slots and most GB, `drives` is M.2 and SATA ports. */
function board(
  maker: string,
  model: string,
  chipset: string,
  size: BoardSize,
  memory: MemoryType,
  [memorySlots, maxMemory]: readonly [number, number],
  [m2, sata]: readonly [number, number],
  year: number,
  price: number,
): MotherboardFacts {
  const socket = sockets[chipset]
  if (socket === undefined) throw new RangeError(`the socket of ${chipset} is not known`)
  const wifi = /WIFI|AX/i.test(model)
  const drives = { m2, sata, ...plugs[model] }
  return { maker, model, socket, chipset, size, memory, memorySlots, maxMemory, ...drives, wifi, year, price }
}

export const motherboards: readonly MotherboardFacts[] = [
  board('ASUS', 'PRIME A520M-K', 'A520', 'M-ATX', 'DDR4', [2, 64], [1, 4], 2020, 72_000),
  board('ASUS', 'TUF Gaming B550M-PLUS', 'B550', 'M-ATX', 'DDR4', [4, 128], [2, 4], 2020, 149_000),
  board('MSI', 'MAG B550M 박격포 WIFI', 'B550', 'M-ATX', 'DDR4', [4, 128], [2, 6], 2020, 169_000),
  board('GIGABYTE', 'B550M DS3H', 'B550', 'M-ATX', 'DDR4', [4, 128], [2, 4], 2020, 109_000),
  board('GIGABYTE', 'B550 AORUS ELITE V2', 'B550', 'ATX', 'DDR4', [4, 128], [2, 4], 2020, 172_000),
  board('MSI', 'PRO A620M-E', 'A620', 'M-ATX', 'DDR5', [2, 128], [1, 4], 2023, 96_000),
  board('MSI', 'PRO B650M-P', 'B650', 'M-ATX', 'DDR5', [4, 256], [2, 4], 2023, 139_000),
  board('MSI', 'MAG B650M 박격포 WIFI', 'B650', 'M-ATX', 'DDR5', [4, 256], [2, 6], 2022, 229_000),
  board('ASUS', 'PRIME B650M-A II', 'B650', 'M-ATX', 'DDR5', [4, 192], [2, 4], 2023, 178_000),
  board('ASRock', 'B650M PRO RS', 'B650', 'M-ATX', 'DDR5', [4, 256], [3, 4], 2023, 159_000),
  board('ASRock', 'B650M-HDV/M.2', 'B650', 'M-ATX', 'DDR5', [2, 128], [2, 4], 2023, 132_000),
  board('GIGABYTE', 'B650M AORUS ELITE AX', 'B650', 'M-ATX', 'DDR5', [4, 192], [2, 4], 2022, 219_000),
  board('ASUS', 'ROG STRIX B650E-F GAMING WIFI', 'B650', 'ATX', 'DDR5', [4, 192], [3, 4], 2022, 358_000),
  board('ASUS', 'TUF Gaming B850M-PLUS WIFI', 'B850', 'M-ATX', 'DDR5', [4, 256], [3, 4], 2025, 249_000),
  board('ASUS', 'TUF Gaming B850-PLUS WIFI', 'B850', 'ATX', 'DDR5', [4, 256], [3, 4], 2025, 289_000),
  board('ASUS', 'ROG STRIX B850-I GAMING WIFI', 'B850', 'Mini-ITX', 'DDR5', [2, 128], [2, 2], 2025, 419_000),
  board('MSI', 'MAG B850 토마호크 MAX WIFI', 'B850', 'ATX', 'DDR5', [4, 256], [4, 4], 2025, 299_000),
  board('GIGABYTE', 'B850 AORUS ELITE WIFI7', 'B850', 'ATX', 'DDR5', [4, 256], [3, 4], 2025, 289_000),
  board('GIGABYTE', 'B850I AORUS PRO', 'B850', 'Mini-ITX', 'DDR5', [2, 128], [2, 2], 2025, 368_000),
  board('ASRock', 'B850 스틸레전드 WIFI', 'B850', 'ATX', 'DDR5', [4, 256], [4, 4], 2025, 279_000),
  board('ASUS', 'PRIME X870-P WIFI', 'X870', 'ATX', 'DDR5', [4, 256], [4, 2], 2024, 339_000),
  board('MSI', 'MAG X870 토마호크 WIFI', 'X870', 'ATX', 'DDR5', [4, 256], [4, 4], 2024, 429_000),
  board('ASUS', 'ROG STRIX X870E-E GAMING WIFI', 'X870E', 'ATX', 'DDR5', [4, 256], [5, 4], 2024, 729_000),
  board('ASUS', 'ROG CROSSHAIR X870E HERO', 'X870E', 'ATX', 'DDR5', [4, 256], [5, 4], 2024, 989_000),
  board('ASRock', 'X870E 팬텀게이밍 노바 WIFI', 'X870E', 'ATX', 'DDR5', [4, 256], [5, 4], 2024, 549_000),
  board('ASUS', 'PRIME H610M-K D4', 'H610', 'M-ATX', 'DDR4', [2, 64], [1, 4], 2022, 89_000),
  board('ASUS', 'PRIME B760M-A D4', 'B760', 'M-ATX', 'DDR4', [4, 128], [2, 4], 2023, 149_000),
  board('ASUS', 'TUF Gaming B760M-PLUS II', 'B760', 'M-ATX', 'DDR5', [4, 192], [3, 4], 2024, 209_000),
  board('GIGABYTE', 'B760M DS3H AX DDR4', 'B760', 'M-ATX', 'DDR4', [4, 128], [2, 4], 2023, 158_000),
  board('ASRock', 'B760M PRO RS WIFI', 'B760', 'M-ATX', 'DDR5', [4, 192], [3, 4], 2023, 169_000),
  board('MSI', 'PRO Z790-A WIFI', 'Z790', 'ATX', 'DDR5', [4, 256], [4, 6], 2022, 319_000),
  board('ASUS', 'ROG STRIX Z790-A GAMING WIFI II', 'Z790', 'ATX', 'DDR5', [4, 192], [5, 4], 2023, 449_000),
  board('ASUS', 'PRIME H810M-A WIFI', 'H810', 'M-ATX', 'DDR5', [2, 128], [2, 4], 2025, 158_000),
  board('ASUS', 'PRIME B860M-A WIFI', 'B860', 'M-ATX', 'DDR5', [4, 256], [2, 4], 2025, 219_000),
  board('MSI', 'PRO B860M-A WIFI', 'B860', 'M-ATX', 'DDR5', [4, 256], [3, 4], 2025, 229_000),
  board('ASUS', 'PRIME Z890-P', 'Z890', 'ATX', 'DDR5', [4, 192], [4, 4], 2024, 319_000),
  board('MSI', 'MAG Z890 토마호크 WIFI', 'Z890', 'ATX', 'DDR5', [4, 256], [4, 4], 2024, 439_000),
  board('ASUS', 'ROG STRIX Z890-E GAMING WIFI', 'Z890', 'ATX', 'DDR5', [4, 256], [7, 4], 2024, 689_000),
  board('ASUS', 'ROG STRIX Z890-I GAMING WIFI', 'Z890', 'Mini-ITX', 'DDR5', [2, 128], [2, 2], 2024, 579_000),
]
