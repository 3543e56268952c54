import type { PartFigures } from '@jeoul/api/types'
import type { FieldReader } from './field-reader.ts'
import { m2SlotsOf } from './m2-slots-of.ts'
import { boardSizeOf, chipsetOf, socketOf } from './words.ts'

/** Figures by their names; what data don't state is undefined. */
export type StatedFigures = { readonly [Key in keyof PartFigures]: PartFigures[Key] | undefined }

/** Records of the BuildCores OpenDB: one nested object a part. */

export function processor(from: FieldReader): StatedFigures {
  const graphics = from.text('specifications.integratedGraphics.model')
  return {
    socket: socketOf(from.text('socket')),
    generation: familyOf(from),
    memory_types: from.texts('specifications.memory.types'),
    // Below 8 the unit is another one.
    max_memory: from.amount('specifications.memory.maxSupport', 8),
    ecc: from.flag('specifications.eccSupport'),
    tdp: from.amount('specifications.tdp', 5),
    max_power: from.amount('specifications.ppt', 5),
    cores: from.amount('cores.total'),
    threads: from.amount('cores.threads'),
    clock: from.amount('clocks.performance.boost', 0.5),
    cache: from.amount('cache.l3', 0.5),
    graphics: graphics === undefined ? undefined : graphics !== 'None',
    cooler_included: from.flag('specifications.includesCooler'),
  }
}

/** AMD's code name is that of the cores, Intel's that of the architecture. */
function familyOf(from: FieldReader): string | undefined {
  return from.text('metadata.manufacturer') === 'AMD'
    ? from.text('coreFamily')?.replace(/-X$| 2$/, '')
    : from.text('microarchitecture')
}

export function motherboard(from: FieldReader): StatedFigures {
  const size = from.text('form_factor')
  const memory = from.text('memory.ram_type')
  const ports =
    (from.amount('storage_devices.sata_6_gb_s') ?? 0) + (from.amount('storage_devices.sata_3_gb_s') ?? 0)
  const plugs = from.texts('power_connectors.cpu_power')
  const count = (pins: string) => plugs?.filter(plug => plug.startsWith(pins)).length
  return {
    socket: socketOf(from.text('socket')),
    chipset: chipsetOf(from.text('chipset')),
    form_factor: size === undefined ? undefined : boardSizeOf(size),
    memory_types: memory === undefined ? undefined : [memory],
    memory_slots: from.amount('memory.slots'),
    max_memory: from.amount('memory.max', 4),
    ecc: from.flag('ecc_support'),
    sata_ports: ports > 0 ? ports : undefined,
    m2_slots: m2SlotsOf(from.records('m2_slots')),
    eps_8_pin: count('8'),
    eps_4_pin: count('4'),
  }
}

export function memory(from: FieldReader): StatedFigures {
  const type = from.text('ram_type')
  const form = from.text('form_factor')
  const ecc = from.text('ecc')
  const registered = from.text('registered')
  return {
    form_factor: form?.includes('-pin ') ? form : undefined,
    memory_types: type === undefined ? undefined : [type],
    modules: from.amount('modules.quantity'),
    module_capacity: from.amount('modules.capacity_gb'),
    ecc: ecc === undefined ? undefined : ecc === 'ECC',
    registered: registered === undefined ? undefined : registered === 'Registered',
  }
}

export function housing(from: FieldReader): StatedFigures {
  const [bays35, bays25] = [from.amount('internal_3_5_bays', 0), from.amount('internal_2_5_bays', 0)]
  // None of either is what data say that don't know.
  const hasBays = (bays35 ?? 0) + (bays25 ?? 0) > 0
  return {
    form_factors: from.texts('supported_motherboard_form_factors')?.map(boardSizeOf),
    power_form_factors: from.texts('supported_power_supply_form_factors'),
    max_gpu: from.amount('max_video_card_length', 50),
    max_cooler: from.amount('max_cpu_cooler_height', 20),
    max_power_length: from.amount('max_psu_length', 50),
    bays_35: hasBays ? bays35 : undefined,
    bays_25: hasBays ? bays25 : undefined,
  }
}

export function cooler(from: FieldReader): StatedFigures {
  const isLiquid = from.flag('water_cooled')
  return {
    cooling: isLiquid === undefined ? undefined : isLiquid ? 'liquid' : 'air',
    sockets: from.texts('cpu_sockets')?.flatMap(socket => socketOf(socket) ?? []),
    height: isLiquid === false ? from.amount('height', 10) : undefined,
    radiator: isLiquid ? from.amount('radiator_size', 40) : undefined,
  }
}

export function drive(from: FieldReader): StatedFigures {
  const link = from.text('interface') ?? ''
  return {
    form_factor: from.text('form_factor')?.replace(/^M\.2-/, 'M.2 '),
    link: from.flag('nvme') ? 'nvme' : /^(M\.2 )?SATA/.test(link) ? 'sata' : undefined,
    capacity: from.amount('capacity'),
  }
}
