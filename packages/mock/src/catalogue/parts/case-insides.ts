/** A place for radiators, with the largest in mm. */
type RadiatorRoom = readonly [place: 'front' | 'top' | 'rear' | 'side' | 'bottom', length: number]

/** Further dimensions of a case's inside; absent if unknown. */
export interface CaseInside {
  readonly radiators?: readonly RadiatorRoom[]
  /** Longest power supply in mm. */
  readonly maxPower?: number
  /** Places for drives of 3.5 and of 2.5 inches. */
  readonly bays?: readonly [number, number]
}

function rooms(...list: readonly RadiatorRoom[]): readonly RadiatorRoom[] {
  return list
}

/** By model. */
export const caseInsides: Readonly<Record<string, CaseInside>> = {
  'LANCOOL 216': { radiators: rooms(['front', 360], ['top', 360], ['rear', 140]) },
  'LANCOOL 217': { radiators: rooms(['front', 360], ['top', 360]) },
  'O11 VISION': { radiators: rooms(['side', 360], ['bottom', 360]) },
  'O11 VISION COMPACT': { radiators: rooms(['side', 360], ['bottom', 360]) },
  'A3-mATX': { radiators: rooms(['top', 360], ['rear', 120]), maxPower: 220, bays: [1, 2] },
  North: { radiators: rooms(['front', 360], ['top', 240], ['rear', 120]), bays: [2, 2] },
  'Pop Air': { radiators: rooms(['front', 280], ['top', 240], ['rear', 120]) },
  Terra: { radiators: [], bays: [0, 2] },
  'H5 Flow (2024)': { radiators: rooms(['front', 360], ['top', 240], ['rear', 120]), bays: [1, 2] },
  'H6 Flow': { radiators: rooms(['top', 360], ['rear', 120]), maxPower: 200, bays: [1, 2] },
  '4000D AIRFLOW': {
    radiators: rooms(['front', 360], ['top', 280], ['rear', 120]),
    maxPower: 220,
    bays: [2, 2],
  },
  '3500X': { radiators: rooms(['top', 360]), bays: [2, 2] },
  'FRAME 4000D': { radiators: rooms(['front', 360], ['top', 360]), maxPower: 220 },
  'MasterBox NR200': { radiators: rooms(['side', 280]) },
  'PRIME AP201': { radiators: rooms(['top', 360]) },
  'TUF Gaming GT502': { radiators: rooms(['top', 360], ['side', 360]) },
}
