export * from './date.ts'
export * from './delivery.ts'
export * from './number.ts'
export * from './won.ts'
