import type { PartKind } from '@jeoul/api/types'
import type { Rule } from '../rule.ts'
import { bays } from './bays.ts'
import { boardForm } from './board-form.ts'
import { chipset } from './chipset.ts'
import { coolerHeat } from './cooler-heat.ts'
import { coolerHeight } from './cooler-height.ts'
import { coolerSocket } from './cooler-socket.ts'
import { cooling } from './cooling.ts'
import { cpuPlugs } from './cpu-plugs.ts'
import { gpuLength } from './gpu-length.ts'
import { gpuPlugs } from './gpu-plugs.ts'
import { gpuPower } from './gpu-power.ts'
import { gpuRadiator } from './gpu-radiator.ts'
import { m2 } from './m2.ts'
import { memoryCapacity } from './memory-capacity.ts'
import { memoryEcc } from './memory-ecc.ts'
import { memoryForm } from './memory-form.ts'
import { memoryMix } from './memory-mix.ts'
import { memorySlots } from './memory-slots.ts'
import { memoryType } from './memory-type.ts'
import { oneOfEach } from './one-of-each.ts'
import { picture } from './picture.ts'
import { powerForm } from './power-form.ts'
import { powerLength } from './power-length.ts'
import { radiator } from './radiator.ts'
import { sata } from './sata.ts'
import { sataPlugs } from './sata-plugs.ts'
import { socket } from './socket.ts'
import { wattage } from './wattage.ts'

/** Every rule, in the order in which findings of one outcome are shown. */
export const rules: readonly Rule[] = [
  oneOfEach,
  socket,
  chipset,
  memoryType,
  memoryForm,
  memorySlots,
  memoryCapacity,
  memoryEcc,
  memoryMix,
  boardForm,
  gpuLength,
  gpuRadiator,
  coolerHeight,
  coolerSocket,
  coolerHeat,
  radiator,
  powerForm,
  powerLength,
  wattage,
  gpuPower,
  cpuPlugs,
  gpuPlugs,
  sataPlugs,
  m2,
  sata,
  bays,
  picture,
  cooling,
]

const byKind: ReadonlyMap<string, readonly Rule[]> = new Map(
  rules
    .flatMap(({ reads }) => Object.keys(reads))
    .map(kind => [kind, rules.filter(({ reads }) => Object.hasOwn(reads, kind))]),
)

/** The rules whose findings may be affected by a change of this kind. */
export function rulesOf(kind: PartKind): readonly Rule[] {
  return byKind.get(kind) ?? []
}

/** Whether any rule checks parts of a kind. */
export function isChecked(kind: PartKind): boolean {
  return rulesOf(kind).length > 0
}
