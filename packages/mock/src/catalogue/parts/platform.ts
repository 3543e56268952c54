/** What processor, motherboard and cooler have to agree on. */
export type Socket = 'AM4' | 'AM5' | 'LGA1700' | 'LGA1851'

export type MemoryType = 'DDR4' | 'DDR5'

/** Sizes of motherboards, the largest first. */
export type BoardSize = 'E-ATX' | 'ATX' | 'M-ATX' | 'Mini-ITX'

export type PowerForm = 'ATX' | 'SFX'
