import { type Build, piecesOf } from '../build.ts'
import { type Figure, figure } from '../figure.ts'
import { perPiece } from '../per-piece.ts'
import type { Piece } from '../piece.ts'
import { readWord } from '../read.ts'

export type DriveLink = 'nvme' | 'sata'

const linkWords: Readonly<Record<DriveLink, string>> = { nvme: 'NVMe', sata: 'SATA' }

/** The form of a drive: `M.2`, `2.5"` or `3.5"`. Rules cannot place any other form, so it counts as missing. */
export const driveFormOf = perPiece((drive): Figure<string> => {
  const text = readWord(drive.figures.form_factor)
  return figure(drive, { label: '드라이브 형태' }, text === null ? null : formName(text), String)
})

function formName(text: string): string | null {
  if (/m\.?2/i.test(text)) return 'M.2'
  if (/2\.5/.test(text)) return '2.5"'
  return /3\.5/.test(text) ? '3.5"' : null
}

/** Size code of an M.2 drive: `2280` of `M.2 2280`. */
export const m2SizeOf = perPiece((drive): Figure<string> => {
  const size = readWord(drive.figures.form_factor)?.match(/2[25]\d{2,3}/)?.[0] ?? null
  return figure(drive, { label: 'M.2 드라이브 길이' }, size, String)
})

export const linkOf = perPiece((drive): Figure<DriveLink> => {
  const { link } = drive.figures
  const value = link === 'nvme' || link === 'sata' ? link : null
  return figure(drive, { label: '드라이브 연결 방식' }, value, read => linkWords[read])
})

/** The drives of a build: SSDs and hard disks. */
export function drivesOf(build: Build): readonly Piece[] {
  return [...piecesOf(build, 'ssd'), ...piecesOf(build, 'hdd')]
}

/** Forms of drives that do not state one: they may need any kind of place. */
export function unstatedForms(drives: readonly Piece[]): readonly Figure<string>[] {
  return drives.map(driveFormOf).filter(({ value }) => value === null)
}

/** Whether a drive goes into a bay, connected by a cable. */
export function isBayDrive(drive: Piece): boolean {
  const { value } = driveFormOf(drive)
  return value === '2.5"' || value === '3.5"'
}
