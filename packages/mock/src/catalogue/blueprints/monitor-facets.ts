import { facet } from '../blueprint.ts'

/** Facets of all monitors. */
export const stand = facet('stand', '스탠드 조절', ['틸트', '틸트·높이', '틸트·높이·회전', '고정'])
export const ports = facet('ports', '입력 단자', ['HDMI 1개', 'HDMI 2개', 'HDMI·DP', 'HDMI·DP·USB-C'])
export const resolution = facet('resolution', '해상도', {
  'FHD (1920x1080)': 0.7,
  'QHD (2560x1440)': 1,
  'WQHD (3440x1440)': 1.25,
  'UHD (3840x2160)': 1.5,
})

/** Resolutions of a usual, 16:9 monitor. */
export const flat = ['FHD (1920x1080)', 'QHD (2560x1440)', 'UHD (3840x2160)']
export const ultrawide = 'WQHD (3440x1440)'
