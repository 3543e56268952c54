import type { Outcome, RuleId } from '../rule.ts'

/** A build and every rule that it does not pass, looked up by hand. */
export interface KnownBuild {
  readonly name: string
  readonly parts: readonly string[]
  readonly findings: Readonly<Partial<Record<RuleId, Outcome>>>
}

/** Parts shared by many known builds: a matching processor, motherboard and memory; a case with its power supply. */
export const am5 = [
  'Ryzen 7 9800X3D',
  'ASUS TUF GAMING B850-PLUS WIFI',
  'G.SKILL Trident Z5 Neo DDR5-6000 2x16',
]
export const am4 = ['Ryzen 5 5600G', 'MSI MAG B550 TOMAHAWK', 'G.SKILL Ripjaws V DDR4-3200 2x8']
export const intel = ['Core i5-14600K', 'MSI PRO Z790-A WIFI', 'G.SKILL Trident Z5 Neo DDR5-6000 2x16']
export const itx = ['Ryzen 7 9800X3D', 'ASUS ROG STRIX B650E-I', 'G.SKILL Trident Z5 Neo DDR5-6000 2x16']
export const tower = ['Lian Li LANCOOL 216', 'Corsair RM1000x (2024)']
export const airCooler = 'Thermalright Peerless Assassin 120 SE'
/** The boards are older than the processor. */
export const older = { chipset: 'conditional' } as const
