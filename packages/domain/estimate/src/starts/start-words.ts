import type { Part, PartKind } from '@jeoul/api/types'

/**
 * Describes a start by what it is comparable to, since a price says little about a PC: the class of its graphics, the
 * rating of its power supply, its memory and storage (assumed). What the figures do not state is left out.
 */
export function startWords(parts: readonly Part[]): string {
  const figuresOf = (kind: PartKind) => parts.find(part => part.kind === kind)?.figures
  const [gpu, cpu, memory] = [figuresOf('gpu'), figuresOf('cpu'), figuresOf('memory')]
  const watts = figuresOf('power')?.watts
  const { modules = 0, module_capacity = 0 } = memory ?? {}
  const capacity = figuresOf('ssd')?.capacity
  return [
    ...(gpu?.chip ? [`${gpu.chip.replace(/^(GeForce|Radeon|지포스|라데온)\s+/, '')}급`] : []),
    ...(gpu === undefined && cpu?.graphics ? ['내장 그래픽'] : []),
    ...(cpu?.cores ? [`${cpu.cores}코어`] : []),
    ...(modules * module_capacity > 0 ? [`메모리 ${capacityWords(modules * module_capacity)}`] : []),
    ...(capacity ? [`SSD ${capacityWords(capacity)}`] : []),
    ...(watts ? [`정격 ${watts}W`] : []),
  ].join(' · ')
}

function capacityWords(gigabytes: number): string {
  return gigabytes < 1000 ? `${gigabytes}GB` : `${Math.round(gigabytes / 100) / 10}TB`
}
