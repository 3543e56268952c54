import { plainPage } from '@jeoul/ssr'

export const page = plainPage('estimate', 'PC 견적', '부품을 골라 PC 견적을 내요.')
