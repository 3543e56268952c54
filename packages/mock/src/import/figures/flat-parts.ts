import type { FieldReader } from './field-reader.ts'
import type { StatedFigures } from './nested-parts.ts'
import { boardSizeOf, socketOf } from './words.ts'

/** Records of pc-part-dataset: one flat object per part. Null means none, or unknown. */

export function flatProcessor(from: FieldReader): StatedFigures {
  const family = from.text('microarchitecture')
  return {
    // AMD's architectures span several families.
    generation: family?.includes('Lake') ? family : undefined,
    tdp: from.amount('tdp', 5),
    cores: from.amount('core_count'),
    clock: from.amount('boost_clock', 0.5),
    graphics: from.text('graphics') === undefined ? undefined : true,
  }
}

export function flatMotherboard(from: FieldReader): StatedFigures {
  const size = from.text('form_factor')
  return {
    socket: socketOf(from.text('socket')),
    form_factor: size === undefined ? undefined : boardSizeOf(size),
    memory_slots: from.amount('memory_slots'),
    max_memory: from.amount('max_memory', 4),
  }
}

/** `speed` is generation and transfers, as in [5, 6000]; `modules` their number and GB of each. */
export function flatMemory(from: FieldReader): StatedFigures {
  const generation = from.amount('speed.0')
  return {
    memory_types: generation === undefined ? undefined : [generation === 1 ? 'DDR' : `DDR${generation}`],
    modules: from.amount('modules.0'),
    module_capacity: from.amount('modules.1'),
  }
}

export function flatGraphicsCard(from: FieldReader): StatedFigures {
  return {
    length: from.amount('length', 60),
    chip: from.text('chipset')?.replace(/ \d+ ?GB$/, ''),
    video_memory: from.amount('memory', 0.1),
  }
}
