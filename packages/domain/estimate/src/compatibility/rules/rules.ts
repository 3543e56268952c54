import type { PartKind } from '@jeoul/api/types'
import type { Rule } from '../rule.ts'
import { boardForm, gpuLength, powerForm, powerLength } from './case.ts'
import { coolerHeat, coolerHeight, coolerSocket } from './cooler.ts'
import { bays, sataPlugs } from './drives.ts'
import { m2 } from './m2.ts'
import { memoryCapacity, memoryForm, memoryMix, memorySlots, memoryType } from './memory.ts'
import { memoryEcc } from './memory-ecc.ts'
import { cooling, oneOfEach, picture } from './needed-parts.ts'
import { cpuPlugs, gpuPlugs } from './plugs.ts'
import { gpuPower, wattage } from './power.ts'
import { gpuRadiator, radiator } from './radiator.ts'
import { sata } from './sata.ts'
import { chipset, socket } from './socket.ts'

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
