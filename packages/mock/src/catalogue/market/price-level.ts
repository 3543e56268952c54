import { hash } from '../random.ts'
import { saleOf } from './calendar.ts'

/** How long a season and a week of one product's price last, in days. */
const seasonDays = 45
const slowestWeek = 16
const quickestWeek = 5

/** Draws a fraction in [0, 1) for a product, a purpose and a number. */
export function draw(key: number, purpose: string, number: number): number {
  return hash(key, purpose, number) / 2 ** 32
}

/**
 * How dear a product is on a day, around 1: dearer when it is new, moving by season and by week, cheaper in some sales, with
 * some malls raising their price before one, and now and then scarce. Every day is drawn by itself, so that a day costs
 * the same however far away it is.
 *
 * @param key distinguishes products
 * @param date days since 1970-01-01
 * @param launched the day it was first sold
 */
export function priceLevel(key: number, date: number, launched: number): number {
  const weekDays = quickestWeek + (hash(key, 'pace') % (slowestWeek - quickestWeek))
  const shifted = date + (hash(key, 'shift') % seasonDays)
  const season = Math.floor(shifted / seasonDays)
  const week = Math.floor(shifted / weekDays)
  const age = Math.max(0, season * seasonDays - launched)
  const whenNew = 1 + 0.2 * draw(key, 'new', 0) * Math.exp(-age / 160)
  const inSeason = 1 + 0.07 * (draw(key, 'season', season) - 0.5)
  const isUsual = draw(key, 'usual', week) < 0.5
  const inWeek = isUsual ? 1 : 1 + 0.03 * (draw(key, 'week', week) - 0.5)
  return whenNew * inSeason * inWeek * scarcity(key, season, shifted) * sale(key, date)
}

/** About one season in ten begins with three weeks in which hardly any mall has the product. */
function scarcity(key: number, season: number, shifted: number): number {
  const isScarce = draw(key, 'scarce', season) < 0.1 && shifted % seasonDays < 21
  return isScarce ? 1.05 + 0.12 * draw(key, 'scarcity', season) : 1
}

function sale(key: number, date: number): number {
  const found = saleOf(date)
  if (!found || draw(key, 'sale', found.id) > 0.35) return 1
  const depth = 0.04 + 0.11 * draw(key, 'depth', found.id)
  const isRaised = draw(key, 'raised', found.id) < 0.25
  if (found.isOn) return isRaised ? 1.01 : 1 - depth
  return isRaised ? 1 + depth : 1
}
