import { countOf, piecesOf } from '../build.ts'
import { count, figure, labelled, unknown, verdict } from '../figure.ts'
import { readCount } from '../read.ts'
import type { Rule } from '../rule.ts'
import { drivesOf, isBayDrive, unstatedForms } from './drives.ts'

/** The power supply has a plug for each drive in a bay; a splitter cable fixes a shortage (assumed). */
export const sataPlugs: Rule = {
  id: 'sata-plugs',
  reads: { ssd: ['form_factor'], hdd: ['form_factor'], power: ['sata_plugs'] },
  check: build => {
    const unstated = unstatedForms(drivesOf(build))
    const drives = drivesOf(build).filter(isBayDrive)
    if (drives.length + unstated.length === 0) return []
    const needs = drives.map(drive =>
      figure(drive, { label: '드라이브 수' }, drive.quantity, read => `${read}개`),
    )
    return piecesOf(build, 'power').map(power => {
      const labels = { label: '파워 SATA 단자', about: '파워의 SATA 단자 수' }
      const plugs = count(power, labels, readCount(power.figures.sata_plugs) || null)
      if (plugs.value === null || unstated.length > 0) return unknown(...unstated, plugs)
      const number = countOf(drives)
      const figures = [...needs, plugs]
      return number > plugs.value
        ? verdict('conditional', `드라이브 ${number}개 > ${labelled(plugs)}: 분배 케이블이 필요해요`, figures)
        : verdict('pass', `드라이브 ${number}개 ≤ ${labelled(plugs)}`, figures)
    })
  },
}
