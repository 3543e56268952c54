/** Leaf categories whose items are real parts, for compatibility checks. */
export const partCategories = {
  cpu: '111210',
  motherboard: '111211',
  memory: '111212',
  gpu: '111213',
  ssd: '111410',
  hdd: '111411',
  case: '111610',
  power: '111611',
  airCooler: '111612',
  liquidCooler: '111613',
} as const
