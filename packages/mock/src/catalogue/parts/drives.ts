import type { PartBasics } from './part-basics.ts'

/** Capacities in GB with their prices in won, the smallest first. */
type Capacities = readonly (readonly [gigabytes: number, price: number])[]

export interface SsdFacts extends Omit<PartBasics, 'price'> {
  readonly form: 'M.2 (2280)' | '2.5인치'
  readonly link: string
  /** Highest sequential speeds of any capacity in MB/s. */
  readonly read: number
  readonly write: number
  readonly cell: 'TLC' | 'QLC'
  /** Whether the drive has memory of its own. */
  readonly dram: boolean
  readonly capacities: Capacities
}

export interface HddFacts extends Omit<PartBasics, 'price'> {
  readonly use: string
  /** Revolutions a minute. */
  readonly speed: number
  /** Cache in MB. */
  readonly cache: number
  readonly recording: 'CMR' | 'SMR'
  readonly capacities: Capacities
}

const pcie5 = 'PCIe5.0x4'
const pcie5x2 = 'PCIe5.0x2'
const pcie4 = 'PCIe4.0x4'
const tlc = { cell: 'TLC', dram: true } as const
const bare = { cell: 'TLC', dram: false } as const
const qlc = { cell: 'QLC', dram: false } as const

/** The pair is read and write in MB/s; a drive is M.2 unless its link is SATA; prices in thousands of won. */
function ssd(
  maker: string,
  model: string,
  link: string,
  [read, write]: readonly [number, number],
  flash: Pick<SsdFacts, 'cell' | 'dram'>,
  year: number,
  ...thousands: Capacities
): SsdFacts {
  const isSata = link === 'SATA3'
  const capacities = thousands.map(([size, price]) => [size, price * 1000] as const)
  const form = isSata ? '2.5인치' : 'M.2 (2280)'
  return {
    maker,
    model: isSata ? model : `${model} M.2 NVMe`,
    form,
    link,
    read,
    write,
    ...flash,
    year,
    capacities,
  }
}

const [gb250, gb500, tb1, tb2, tb4, tb6, tb8, tb12] = [250, 500, 1000, 2000, 4000, 6000, 8000, 12000] as const

const samsung = '삼성전자'
const wd = 'Western Digital'
const micron = '마이크론'

export const ssds: readonly SsdFacts[] = [
  ssd(samsung, '9100 PRO', pcie5, [14800, 13400], tlc, 2025, [tb1, 289], [tb2, 459], [tb4, 869]),
  ssd(samsung, '990 PRO', pcie4, [7450, 6900], tlc, 2022, [tb1, 198], [tb2, 318], [tb4, 598]),
  ssd(samsung, '990 EVO PLUS', pcie5x2, [7250, 6300], bare, 2024, [tb1, 139], [tb2, 239], [tb4, 459]),
  ssd(samsung, '870 EVO', 'SATA3', [560, 530], tlc, 2021, [gb250, 69], [gb500, 98], [tb1, 159], [tb2, 298]),
  ssd('SK하이닉스', 'Platinum P41', pcie4, [7000, 6500], tlc, 2022, [gb500, 98], [tb1, 158], [tb2, 289]),
  ssd(wd, 'WD BLACK SN8100', pcie5, [14900, 14000], tlc, 2025, [tb1, 279], [tb2, 439], [tb4, 829]),
  ssd(wd, 'WD BLACK SN850X', pcie4, [7300, 6600], tlc, 2022, [tb1, 169], [tb2, 289], [tb4, 549]),
  ssd(wd, 'WD BLACK SN7100', pcie4, [7250, 6900], bare, 2024, [gb500, 89], [tb1, 139], [tb2, 248]),
  ssd(wd, 'WD Blue SN5000', pcie4, [5500, 5000], bare, 2024, [gb500, 69], [tb1, 108], [tb2, 198]),
  ssd(micron, 'Crucial T710', pcie5, [14900, 13800], tlc, 2025, [tb1, 259], [tb2, 419], [tb4, 798]),
  ssd(micron, 'Crucial T500', pcie4, [7400, 7000], tlc, 2023, [gb500, 89], [tb1, 138], [tb2, 249]),
  ssd(micron, 'Crucial P310', pcie4, [7100, 6000], qlc, 2024, [tb1, 109], [tb2, 198]),
  ssd(micron, 'Crucial MX500', 'SATA3', [560, 510], tlc, 2018, [gb500, 79], [tb1, 129], [tb2, 239]),
  ssd('Kingston', 'KC3000', pcie4, [7000, 7000], tlc, 2021, [tb1, 149], [tb2, 268]),
  ssd('Lexar', 'NM790', pcie4, [7400, 6500], bare, 2023, [tb1, 109], [tb2, 189], [tb4, 379]),
]

function hdd(
  maker: string,
  model: string,
  use: string,
  speed: number,
  cache: number,
  recording: HddFacts['recording'],
  year: number,
  ...capacities: Capacities
): HddFacts {
  return { maker, model, use, speed, cache, recording, year, capacities }
}

/** Drives of 3.5 inches with SATA at 6 Gbit/s. */
export const hdds: readonly HddFacts[] = [
  hdd('Seagate', 'BarraCuda 7200', '데스크탑용', 7200, 256, 'SMR', 2017, [tb2, 98_000]),
  hdd('Seagate', 'BarraCuda', '데스크탑용', 5400, 256, 'SMR', 2017, [tb4, 139_000], [tb8, 229_000]),
  hdd('Seagate', 'IronWolf', 'NAS용', 5400, 256, 'CMR', 2021, [tb4, 169_000], [tb6, 249_000]),
  hdd('Seagate', 'IronWolf 7200', 'NAS용', 7200, 256, 'CMR', 2020, [tb8, 319_000], [tb12, 429_000]),
  hdd('Seagate', 'SkyHawk', 'CCTV용', 5400, 256, 'CMR', 2021, [tb2, 109_000], [tb4, 159_000]),
  hdd('Western Digital', 'WD BLUE', '데스크탑용', 5400, 256, 'SMR', 2021, [tb4, 138_000], [tb6, 209_000]),
  hdd('Western Digital', 'WD RED PLUS', 'NAS용', 5400, 256, 'CMR', 2021, [tb4, 168_000], [tb6, 248_000]),
  hdd('Western Digital', 'WD RED PLUS 7200', 'NAS용', 7200, 512, 'CMR', 2022, [tb12, 438_000]),
  hdd('Toshiba', 'P300', '데스크탑용', 5400, 128, 'SMR', 2019, [tb2, 95_000], [tb4, 129_000], [tb6, 199_000]),
]

/** '512GB', '2TB'. */
export function capacityName(gigabytes: number): string {
  return gigabytes < 1000 ? `${gigabytes}GB` : `${gigabytes / 1000}TB`
}
